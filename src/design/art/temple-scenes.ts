import { glints, sea } from './backdrops.ts'
import { arch, box, circle, grid, path, polygon, short } from './kit.ts'
import type { Point } from './kit.ts'
import { glint } from './palettes.ts'
import { bush, palm } from './plants.ts'
import type { SceneInput } from './scene.ts'
import { lanterns } from './street-parts.ts'

/** A hipped roof with turned-up corners; its eaves lie on y. */
function eaves([x, y]: Point, half: number, ridge: number, height: number): string {
  const [low, tip] = [short(y - 3), short(y - 8)]
  return `M${short(x - half)} ${tip}Q${short(x - half * 0.64)} ${low} ${short(x - ridge)} ${short(
    y - height,
  )}H${short(x + ridge)}Q${short(x + half * 0.64)} ${low} ${short(x + half)} ${tip}L${short(
    x + half - 9,
  )} ${short(y + 3)}H${short(x - half + 9)}z`
}

/** Palace hall with two roofs on a stone terrace. */
function hall({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(190 + next() * 20)
  return [
    bush(middle, [x - 150, 256], [110, 80], 4),
    bush(middle, [x + 150, 256], [110, 70], 7),
    path(wall, box(x - 74, 120, 148, 34)),
    path(accent, grid([x - 72, 124], [7, 1], [22.8, 1], [7, 26])),
    path(dark, eaves([x, 124], 104, 62, 36)),
    path(accent, box(x - 62, 84, 124, 5)),
    path(wall, box(x - 104, 176, 208, 50)),
    path(shade, box(x + 52, 176, 52, 50)),
    path(dark, grid([x - 92, 184], [7, 1], [28, 1], [16, 42])),
    path(accent, grid([x - 106, 178], [8, 1], [29.1, 1], [8, 48])),
    path(dark, eaves([x, 180], 140, 80, 32)),
    path(middle, `M${x - 84} 152h168l4 5h-176z`),
    path(wall, box(x - 128, 226, 256, 12) + box(x - 144, 238, 288, 26)),
    path(shade, box(x - 128, 235, 256, 3) + grid([x - 140, 244], [17, 1], [17, 1], [8, 12])),
    path(wall, `M${x - 26} 226h52l16 40H${x - 42}z`),
    path(
      shade,
      [232, 240, 248, 256]
        .map((y) => box(x - 24 - (y - 226) * 0.4, y, 48 + (y - 226) * 0.8, 2.5))
        .join(''),
    ),
    lanterns(inks, [x - 122, x + 122], 194),
    bush(dark, [x - 166, 268], [80, 50], 5),
    bush(dark, [x + 168, 268], [80, 44], 6),
  ].join('')
}

/** Bell-shaped stupa with small ones around it. */
function stupa({ inks, next, warm }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(184 + next() * 32)
  const bell = (at: number, y: number, size: number): string =>
    `M${short(at - 46 * size)} ${y}q2-${short(10 * size)} ${short(8 * size)}-${short(14 * size)}Q${short(
      at - 34 * size,
    )} ${short(y - 74 * size)} ${short(at)} ${short(y - 80 * size)}Q${short(at + 34 * size)} ${short(
      y - 74 * size,
    )} ${short(at + 38 * size)} ${short(y - 14 * size)}q${short(6 * size)} ${short(4 * size)} ${short(
      8 * size,
    )} ${short(14 * size)}z`
  const spire = (at: number, y: number, size: number): string =>
    polygon([
      [at - 11 * size, y],
      [at, y - 78 * size],
      [at + 11 * size, y],
    ])
  const small = [x - 96, x + 96]
  return [
    bush(middle, [x - 120, 262], [150, 96], 4),
    bush(middle, [x + 124, 262], [150, 84], 7),
    path(accent, spire(x, 124, 1.1)),
    path(wall, bell(x, 204, 1.1)),
    path(shade, `M${x + 6} 116q30 6 36 74q7 4 9 14h-31q6-52-14-88z`),
    path(wall, box(x - 14, 112, 28, 10) + grid([x - 10, 88], [1, 2], [1, 13], [20, 3])),
    path(dark, grid([x - 11, 114], [4, 1], [6.2, 1], [3, 8])),
    path(accent, box(x - 46, 188, 92, 4)),
    path(accent, small.map((at) => spire(at, 206, 0.5)).join('')),
    path(wall, small.map((at) => bell(at, 240, 0.5)).join('')),
    path(wall, box(x - 62, 204, 124, 16) + box(x - 82, 220, 164, 16) + box(x - 128, 236, 256, 28)),
    path(shade, box(x + 30, 204, 32, 16) + box(x + 44, 220, 38, 16) + box(x + 70, 236, 58, 28)),
    path(dark, arch(x, 220, 16, 26) + grid([x - 116, 244], [6, 1], [16, 1], [8, 14])),
    path(dark, grid([x + 28, 244], [6, 1], [16, 1], [8, 14])),
    path(accent, box(x - 132, 234, 264, 4)),
    warm ? path(dark, palm(x - 152, 266, 130) + palm(x + 158, 266, 106)) : '',
    bush(dark, [x - 156, 268], [80, 44], 5),
    bush(dark, [x + 158, 268], [80, 40], 6),
  ].join('')
}

/** A tower like a lotus bud, in narrowing rings, standing on y: all of it, or its right side. */
function bud([x, y]: Point, half: number, height: number, side?: 'right'): string {
  const rings = height > 60 ? 5 : 4
  const left: Point[] = []
  const right: Point[] = []
  for (let ring = 0; ring < rings; ring += 1) {
    const reach = half * Math.cos((ring / rings) ** 1.3 * 1.45)
    const [low, high] = [y - (height * ring) / rings, y - (height * (ring + 0.8)) / rings]
    left.push([x - reach, low], [x - reach * 0.87, high])
    right.unshift([x + reach * 0.87, high], [x + reach, low])
  }
  const seam: Point[] = [
    [x + half * 0.25, y],
    [x + half * 0.2, y - height * 0.6],
  ]
  return polygon([...(side ? seam : left), [x, y - height * 1.08], ...right])
}

/** Temple of carved towers behind a pool. */
function templeTowers({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(190 + next() * 20)
  const buds: ReadonlyArray<readonly [number, number, number]> = [
    [0, 34, 116],
    [-62, 26, 82],
    [62, 26, 82],
    [-112, 20, 56],
    [112, 20, 56],
  ]
  return [
    bush(middle, [x - 170, 250], [90, 80], 4),
    bush(middle, [x + 172, 250], [90, 70], 7),
    path(shade, buds.map(([dx, half, height]) => bud([x + dx, 196], half, height)).join('')),
    path(
      middle,
      buds.map(([dx, half, height]) => bud([x + dx, 196], half, height, 'right')).join(''),
    ),
    path(wall, box(x - 136, 194, 272, 24) + box(x - 150, 218, 300, 24)),
    path(shade, box(x - 140, 192, 280, 4) + box(x - 154, 216, 308, 4) + box(x + 60, 220, 90, 22)),
    path(
      dark,
      grid([x - 130, 200], [6, 1], [18, 1], [8, 14]) +
        grid([x + 32, 200], [6, 1], [18, 1], [8, 14]),
    ),
    path(dark, arch(x, 242, 26, 46) + arch(x - 62, 194, 12, 24) + arch(x + 62, 194, 12, 24)),
    path(accent, box(x - 1, 54, 2, 22) + `M${x + 1} 54l16 5-16 6z`),
    sea(middle, 242),
    glints(glint, { x, from: 250, to: 296, widths: [70, 180], seed: 8, step: 14 }),
    bush(dark, [x - 186, 290], [130, 60], 5),
    bush(dark, [x + 188, 290], [130, 50], 6),
  ].join('')
}

/** Stepped pyramid with one stair, among trees. */
function pyramid({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(188 + next() * 24)
  const steps = [0, 1, 2, 3, 4, 5].map((step) => ({ half: 132 - step * 19, y: 240 - step * 22 }))
  return [
    bush(middle, [x - 176, 268], [130, 110], 4),
    bush(middle, [x + 180, 268], [130, 90], 7),
    path(
      wall,
      steps
        .map(({ half, y }) =>
          polygon([
            [x - half, y + 24],
            [x - half + 9, y],
            [x + half - 9, y],
            [x + half, y + 24],
          ]),
        )
        .join(''),
    ),
    path(
      shade,
      steps
        .map(({ half, y }) =>
          polygon([
            [x + 24, y + 24],
            [x + 24, y],
            [x + half - 9, y],
            [x + half, y + 24],
          ]),
        )
        .join(''),
    ),
    path(dark, steps.map(({ half, y }) => box(x - half + 9, y, 2 * half - 18, 2)).join(''), 0.35),
    path(wall, box(x - 26, 102, 52, 30) + box(x - 31, 96, 62, 7)),
    path(shade, box(x + 8, 103, 18, 29)),
    path(dark, box(x - 8, 110, 16, 22)),
    path(accent, box(x - 22, 88, 44, 8)),
    path(wall, `M${x - 16} 130h32l12 134H${x - 28}z`),
    path(dark, grid([x - 17, 140], [1, 12], [1, 10], [34, 2.4]), 0.5),
    circle(accent, x, 92, 5),
    bush(dark, [x - 156, 272], [90, 42], 5),
    bush(dark, [x + 160, 272], [90, 48], 6),
  ].join('')
}

export const templeScenes = {
  hall: { draw: hall, street: true, asked: true },
  stupa: { draw: stupa, street: true, asked: true },
  'temple-towers': { draw: templeTowers, asked: true },
  pyramid: { draw: pyramid, street: true, asked: true },
} as const
