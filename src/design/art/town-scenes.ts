import { glints, sea, skyline } from './backdrops.ts'
import { arch, box, circle, grid, line, opening, path, polygon, short } from './kit.ts'
import type { Point } from './kit.ts'
import { glint, lamp } from './palettes.ts'
import { bush } from './plants.ts'
import type { SceneInput } from './scene.ts'
import { lampPost } from './street-parts.ts'

/** One end of a wall that runs away from the viewer: x, roof line, street line. */
type WallEnd = readonly [number, number, number]

/** Windows on such a wall, narrower towards the far end. */
function receding(near: WallEnd, far: WallEnd, [columns, rows]: Point, sill: number): string {
  const at = (along: number, down: number): Point => {
    const u = 1 - (1 - along) ** 1.7
    const [x, top, bottom] = [0, 1, 2].map(
      (part) => (near[part] ?? 0) + ((far[part] ?? 0) - (near[part] ?? 0)) * u,
    ) as [number, number, number]
    return [x, top + (bottom - top) * down]
  }
  let shape = ''
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      const [left, right] = [(column + 0.22) / columns, (column + 0.74) / columns]
      const [high, low] = [((row + 0.28) / rows) * sill, ((row + 0.8) / rows) * sill]
      shape += polygon([at(left, high), at(right, high), at(right, low), at(left, low)])
    }
  return shape
}

/** Crossing: two rows of houses open on a crossing. */
function crossing({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent, far } = inks
  const rise = Math.round(next() * 24)
  const left: readonly [WallEnd, WallEnd] = [
    [-6, 30 + rise, 276],
    [140, 134, 226],
  ]
  const right: readonly [WallEnd, WallEnd] = [
    [406, 62 - rise, 276],
    [268, 140, 226],
  ]
  const side = ([[nearX, nearTop, nearFoot], [farX, farTop, farFoot]]: readonly [
    WallEnd,
    WallEnd,
  ]) =>
    polygon([
      [nearX, nearTop],
      [farX, farTop],
      [farX, farFoot],
      [nearX, nearFoot],
    ])
  const stripes = [-3, -2, -1, 0, 1, 2, 3].map((stripe) =>
    polygon([
      [200 + stripe * 40 - 10, 260],
      [200 + stripe * 40 + 10, 260],
      [200 + stripe * 56 + 15, 290],
      [200 + stripe * 56 - 15, 290],
    ]),
  )
  return [
    path(middle, box(140, 158, 52, 70) + box(190, 142, 40, 86) + box(228, 166, 44, 62)),
    path(
      lamp,
      grid([148, 168], [3, 3], [14, 16], [6, 8]) + grid([236, 176], [3, 2], [11, 18], [5, 9]),
    ),
    path(far, grid([197, 152], [3, 4], [11, 16], [5, 9])),
    path(wall, side(left)),
    path(shade, side(right)),
    path(dark, receding(left[0], left[1], [4, 5], 0.8)),
    path(dark, receding(right[0], right[1], [4, 5], 0.8)),
    path(accent, `M-6 222L140 208v6L-6 234zM406 222L268 208v6l138 20z`),
    path(accent, `M36 ${84 + rise}l46 22v62l-46-4z`),
    path(wall, `M42 ${94 + rise}l34 17v48l-34-3z`),
    circle(accent, 59, 126 + rise, 12),
    path(shade, 'M-10 274L140 226H268L410 274V300H-10z'),
    path(dark, 'M-10 300V286L160 228H250L410 286V300z'),
    path(wall, stripes.join('')),
    lampPost(dark, [118, 250], 74),
    lampPost(dark, [292, 250], 74),
  ].join('')
}

/** Neighbourhood: a lane with steps climbs between gabled houses. */
function neighbourhood({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const walls = [wall, shade, accent, wall, middle, shade]
  const roofs = [accent, dark, middle, dark, accent, middle]
  const turn = Math.floor(next() * 6)
  const house = ([x, y]: Point, width: number, foot: number, order: number): string => {
    const front = walls[(order + turn) % 6] ?? wall
    const roof = roofs[(order + turn) % 6] ?? dark
    return [
      path(shade, box(x + width * 0.68, y - 34, 9, 26)),
      path(
        front,
        `M${x} ${foot}V${y}l${width / 2}-${width * 0.46} ${width / 2} ${width * 0.46}V${foot}z`,
      ),
      path(
        roof,
        `M${x - 6} ${short(y + 4)}L${x + width / 2} ${short(y - width * 0.5 - 4)}L${x + width + 6} ${short(
          y + 4,
        )}l-5 5L${x + width / 2} ${short(y - width * 0.38)}L${x - 1} ${short(y + 9)}z`,
      ),
      path(dark, grid([x + width * 0.2, y + 12], [2, 2], [width * 0.36, 34], [width * 0.2, 20])),
      path(lamp, box(x + width * 0.56, y + 14, width * 0.2 - 4, 16)),
    ].join('')
  }
  const steps = [0, 1, 2, 3, 4, 5, 6].map((step) => {
    const half = 15 + step * 5.4
    return box(200 - half, 212 + step * 8 + step * step * 0.7, 2 * half, 3)
  })
  return [
    house([122, 118], 52, 230, 0),
    house([226, 112], 54, 230, 1),
    house([172, 106], 56, 216, 2),
    path(wall, 'M186 206h28l62 96H124z'),
    path(shade, steps.join('')),
    house([70, 146], 76, 264, 3),
    house([256, 142], 78, 264, 4),
    house([-8, 164], 84, 268, 5),
    house([330, 166], 86, 268, 6),
    path(dark, 'M-10 262H140L112 302H-10zM410 262H260l28 40H410z'),
    bush(dark, [136, 270], [44, 34], 4),
    bush(dark, [264, 270], [48, 38], 6),
    lampPost(dark, [156, 264], 64),
  ].join('')
}

/** Viewpoint: a coin telescope on a terrace above the city. */
function viewpoint({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(232 + next() * 30)
  let windows = ''
  for (let window = 0; window < 28; window += 1)
    windows += box(next() * 400, 176 + next() * 50, 3, 5)
  return [
    skyline(middle, next, 250, 34, 128),
    path(lamp, windows),
    path(middle, `M96 250L104 92h6l8 158z${box(98, 122, 18, 6)}${box(106, 66, 2, 30)}`),
    path(shade, 'M-10 248H410V300H-10Z'),
    path(wall, 'M-10 248H410V254H-10Z'),
    path(dark, grid([-6, 214], [9, 1], [50, 1], [5, 40]) + box(-10, 208, 420, 7)),
    line(dark, 2, 'M-10 226H410M-10 238H410'),
    path(dark, `M${x - 5} 186h10v70h-10zM${x - 24} 264l8-12h32l8 12z`),
    path(dark, `M${x - 16} 182h32v10h-32z`),
    path(
      accent,
      `M${x - 46} 134q-6 17 0 34l20-4v12q26 12 52 0v-12l16 2q4-16 0-32l-16 2v-8q-26-10-52 0v8z`,
    ),
    circle(dark, x - 44, 151, 13),
    circle(lamp, x - 46, 151, 8),
    path(wall, box(x - 16, 140, 32, 6)),
  ].join('')
}

/** Library: tall lit reading windows with shelves behind them. */
function library({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(190 + next() * 20)
  const windows = [-96, -58, 58, 96].map((dx) => x + dx)
  const shelves = windows.map((at) => grid([at - 12, 200], [1, 3], [1, 10], [24, 2])).join('')
  const books = windows
    .map((at, index) =>
      [0, 1, 2]
        .map((row) => box(at - 10 + ((index * 7 + row * 5) % 12), 193 + row * 10, 7, 7))
        .join(''),
    )
    .join('')
  return [
    bush(middle, [x - 156, 266], [90, 74], 4),
    bush(middle, [x + 158, 266], [90, 64], 7),
    path(wall, box(x - 126, 122, 252, 118)),
    path(shade, box(x + 78, 122, 48, 118) + box(x - 134, 116, 268, 7)),
    path(wall, box(x - 130, 106, 260, 11) + grid([x - 126, 96], [18, 1], [14.6, 1], [6, 12])),
    path(dark, windows.map((at) => arch(at, 224, 30, 86)).join('')),
    path(lamp, windows.map((at) => arch(at, 221, 24, 80)).join('')),
    path(dark, windows.map((at) => box(at - 1, 142, 2, 80)).join('') + shelves),
    path(accent, books),
    path(
      wall,
      polygon([
        [x - 46, 106],
        [x, 74],
        [x + 46, 106],
      ]) + box(x - 42, 106, 84, 134),
    ),
    path(
      shade,
      polygon([
        [x - 28, 102],
        [x, 83],
        [x + 28, 102],
      ]) + box(x - 42, 116, 84, 5),
    ),
    path(accent, `M${x - 15} 98q8-5 15 0 7-5 15 0v-9q-8-5-15 0-7-5-15 0z`),
    path(dark, arch(x, 240, 46, 92)),
    path(lamp, arch(x, 240, 36, 80)),
    path(dark, box(x - 1, 166, 2, 74) + box(x - 18, 186, 36, 3)),
    path(wall, box(x - 60, 238, 120, 9) + box(x - 72, 247, 144, 9) + box(x - 84, 256, 168, 8)),
    path(shade, box(x - 60, 244, 120, 3) + box(x - 72, 253, 144, 3)),
    bush(dark, [x - 118, 266], [68, 30], 5),
    bush(dark, [x + 120, 266], [68, 34], 6),
  ].join('')
}

/** Stone bridge on four arches. */
function stoneBridge({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const piers = [20, 110, 200, 290, 380]
  const openings = [65, 155, 245, 335].map((x) => opening(x, 262, 66, 62)).join('')
  const lamps = [65, 155, 245, 335].map(
    (x) => box(x - 1.5, 140, 3, 26) + `M${x - 6} 140l2-10h8l2 10z`,
  )
  return [
    sea(middle, 238),
    path(wall, `M-10 190Q200 150 410 190V262H-10z${openings}`),
    path(
      shade,
      [65, 155, 245, 335]
        .map((x) => `M${x + 33} 262v-29a33 33 0 0 0-33-33q24 6 24 33v29z`)
        .join(''),
    ),
    line(dark, 6, 'M-10 186Q200 146 410 186'),
    line(shade, 4, 'M-10 196Q200 156 410 196'),
    path(dark, lamps.join('')),
    path(
      shade,
      piers
        .map((x) =>
          polygon([
            [x - 9, 266],
            [x - 9, 226],
            [x, 216],
            [x + 9, 226],
            [x + 9, 266],
          ]),
        )
        .join(''),
    ),
    path(dark, piers.map((x) => box(x - 13, 258, 26, 8)).join('')),
    path(middle, 'M-10 264H410V300H-10Z'),
    glints(glint, { x: 200, from: 268, to: 298, widths: [120, 260], seed: 4, step: 9 }),
    path(accent, `M${Math.round(120 + next() * 60)} 272h66q-6 14-16 14h-36q-10 0-14-14z`),
    bush(dark, [6, 290], [110, 50], 4),
    bush(dark, [396, 290], [120, 60], 9),
  ].join('')
}

export const townScenes = {
  neighbourhood: { draw: neighbourhood },
  crossing: { draw: crossing },
  viewpoint: { draw: viewpoint, street: true },
  library: { draw: library, street: true },
  'stone-bridge': { draw: stoneBridge },
} as const
