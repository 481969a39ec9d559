import { glints, ridge, sea } from './backdrops.ts'
import { box, circle, ellipse, grid, line, path, short } from './kit.ts'
import { glint, lamp, leaf, yolk } from './palettes.ts'
import { bush, palm, spruce } from './plants.ts'
import type { SceneInput } from './scene.ts'
import { awning } from './street-parts.ts'

/** Market: striped stalls, crates of fruit. */
export function market({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const turn = Math.floor(next() * 3)
  const fruits = [accent, yolk, leaf[2]]
  const stalls = [0, 1, 2].map((stall) => {
    const x = 28 + stall * 120
    const stripes = [accent, middle, accent][(stall + turn) % 3] ?? accent
    const heaps = [0, 1, 2].map((crate) => {
      const colour = fruits[(crate + stall + turn) % 3] ?? accent
      const left = x + 6 + crate * 34
      return (
        [0, 1, 2, 3].map((n) => circle(colour, left + 4 + n * 7, 218 - (n % 2) * 4, 5)).join('') +
        path(shade, box(left - 2, 220, 30, 16)) +
        path(dark, box(left - 2, 226, 30, 2))
      )
    })
    return [
      path(dark, `${box(x, 150, 4, 112)}${box(x + 100, 150, 4, 112)}`),
      path(dark, box(x + 4, 176, 96, 44)),
      circle(lamp, x + 52, 186, 7),
      awning([stripes, wall], [x - 8, 140], [120, 30], 8),
      path(stripes, `M${x - 8} 140l12-18h96l12 18z`),
      ...heaps,
      path(middle, box(x - 2, 236, 108, 26)),
      path(wall, grid([x + 4, 242], [5, 1], [21, 1], [14, 20])),
    ].join('')
  })
  return stalls.join('')
}

/** Beach: umbrellas, a deck chair, a sail; palms where they grow. */
export function beach({ inks, next, warm }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(110 + next() * 50)
  const umbrella = (at: number, y: number, size: number): string => {
    const rim = (part: number): string => short(at - 60 * size + 120 * size * part)
    return [
      path(dark, `M${short(at - 2)} ${y}l4 0 3 ${short(92 * size)}-4 0z`),
      path(
        wall,
        `M${rim(0)} ${short(y + 8 * size)}q${short(8 * size)} ${short(-54 * size)} ${short(60 * size)} ${short(-58 * size)} ${short(52 * size)} ${short(4 * size)} ${short(60 * size)} ${short(58 * size)}z`,
      ),
      path(
        accent,
        `M${rim(0.2)} ${short(y + 8 * size)}q${short(4 * size)} ${short(-50 * size)} ${short(36 * size)} ${short(-58 * size)} ${short(-14 * size)} ${short(20 * size)} ${short(-12 * size)} ${short(58 * size)}zM${rim(0.6)} ${short(y + 8 * size)}q${short(2 * size)} ${short(-36 * size)} ${short(-12 * size)} ${short(-58 * size)} ${short(30 * size)} ${short(8 * size)} ${short(36 * size)} ${short(58 * size)}z`,
      ),
    ].join('')
  }
  return [
    sea(middle, 186),
    glints(glint, { x: 280, from: 192, to: 230, widths: [60, 150], seed: 7 }),
    path(wall, `M${x + 150} 186v-46q24 22 26 46zM${x + 146} 186v-34q-14 14-16 34z`),
    path(dark, `M${x + 120} 188h70l-12 10h-48z`),
    path(wall, 'M-10 236q110-20 220-6t200-8v78H-10z'),
    path(shade, 'M-10 258q120-16 230-4t190-6v52H-10z'),
    umbrella(x, 168, 1),
    umbrella(x + 178, 196, 0.6),
    path(accent, `M${x + 34} 268l64-4 34-34 7 5-32 40-73 2z`),
    line(dark, 3, `M${x + 44} 268v18M${x + 96} 266l10 20`),
    warm
      ? path(dark, palm(36, 290, 150) + palm(372, 292, 120))
      : bush(dark, [10, 300], [120, 60], 4) + bush(dark, [392, 300], [90, 50], 6),
  ].join('')
}

/** Mountain: a snow peak with a cable car. */
export function mountain({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(176 + next() * 48)
  const cabin = (at: number, y: number): string =>
    path(dark, box(at - 1, y - 12, 2, 14)) +
    path(accent, box(at - 13, y, 26, 20)) +
    path(wall, box(at - 9, y + 4, 8, 8) + box(at + 1, y + 4, 8, 8))
  return [
    ridge(middle, next, 240, 60),
    path(middle, `M${x - 190} 266L${x} 46l190 220z`),
    path(shade, `M${x} 46l190 220h-130l-40-90-26-20z`),
    path(wall, `M${x} 46l-78 90 26-12 18 22 24-24 10 30 22-32 24 20 28-8z`),
    path(glint, `M${x} 46l-78 90 26-12 18 22 24-24 10 30z`),
    path(dark, `M-10 300v-34q90-30 190-8t230-14v56z`),
    line(dark, 2, 'M-10 232L410 96'),
    cabin(92, 212),
    cabin(310, 142),
    path(
      dark,
      spruce(40, 282, 96) +
        spruce(74, 290, 68) +
        spruce(342, 278, 110) +
        spruce(376, 286, 82) +
        spruce(306, 286, 60),
    ),
  ].join('')
}

/** Park: a pond, a bench, a lamp under broad trees. */
export function park({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(170 + next() * 40)
  return [
    sea(middle, 222),
    path(wall, 'M-10 290q120-40 230-30t190-26v20q-100 10-190 30t-100 16H-10z'),
    path(glint, ellipse(300, 244, 90, 10)),
    path(dark, `${box(82, 150, 12, 96)}${box(332, 160, 10, 74)}`),
    bush(dark, [88, 184], [160, 120], 4),
    bush(middle, [74, 168], [104, 74], 7),
    bush(dark, [338, 186], [120, 90], 9),
    path(dark, `${box(x + 44, 150, 4, 110)}${box(x + 36, 258, 20, 5)}`),
    circle(lamp, x + 46, 142, 11),
    path(accent, `${box(x - 66, 222, 86, 7)}${box(x - 66, 233, 86, 7)}${box(x - 70, 246, 94, 7)}`),
    path(dark, `${box(x - 60, 216, 4, 48)}${box(x + 10, 216, 4, 48)}`),
    path(shade, 'M258 240q8-10 18-4 2-12 8-12t2 10q-2 10-14 12z'),
  ].join('')
}

/** Old town: houses piled on a hill under a bell tower. */
export function oldTown({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const rows = [
    { y: 150, count: 4, x: 112 },
    { y: 188, count: 6, x: 56 },
    { y: 228, count: 8, x: -4 },
  ]
  const roofs = [accent, middle, accent]
  const houses = rows.map(({ y, count, x }, row) => {
    let shape = ''
    for (let house = 0; house < count; house += 1) {
      const left = x + house * 50 + next() * 6
      const height = 46 + next() * 12
      const top = y + 44 - height
      shape += [
        path(house % 3 === 1 ? shade : wall, box(left, top, 44, height)),
        path(
          roofs[(house + row) % 3] ?? accent,
          `M${short(left - 4)} ${short(top + 1)}l8-14h36l8 14z`,
        ),
        path(dark, grid([left + 8, top + 10], [2, 1], [18, 1], [9, 14])),
      ].join('')
    }
    return shape
  })
  return [
    path(middle, 'M-10 300V230Q90 120 200 118T410 226V300Z'),
    path(wall, box(190, 64, 34, 100)),
    path(shade, box(212, 64, 12, 100)),
    path(accent, 'M184 66l23-36 23 36z'),
    path(dark, 'M200 96v-12a7 7 0 0 1 14 0v12zM206 20h2v12h-2z'),
    ...houses,
    path(dark, 'M-10 270q100-16 210-6t210-2v38H-10z'),
    path(dark, [24, 52, 352, 384].map((x) => `M${x - 9} 276q-2-40 9-62 11 22 9 62z`).join('')),
  ].join('')
}

/** Theme park: a big wheel above striped tents. */
export function wheel({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(180 + next() * 40)
  const [y, radius] = [130, 88]
  const start = next()
  let [spokes, cabins] = ['', '']
  for (let seat = 0; seat < 12; seat += 1) {
    const angle = ((seat + start) * Math.PI) / 6
    const [endX, endY] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    spokes += `M${x} ${y}L${short(endX)} ${short(endY)}`
    cabins += circle([accent, yolk, wall][seat % 3] ?? accent, endX, endY + 6, 10)
  }
  const tent = (at: number, colour: string): string =>
    path(colour, `M${at} 206l44 30h-88z`) +
    path(wall, `M${at} 206l14 30h-28z`) +
    awning([colour, wall], [at - 44, 236], [88, 8], 8) +
    path(shade, box(at - 38, 236, 76, 26)) +
    awning([colour, wall], [at - 44, 236], [88, 8], 8) +
    path(dark, `${box(at - 8, 246, 16, 16)}${box(at - 1, 194, 2, 14)}`)
  return [
    path(dark, `M${x - 5} ${y}h10l52 132h-10L${x} ${y + 24}l-47 ${108}h-10z`),
    line(shade, 2, spokes),
    line(dark, 5, ellipse(x, y, radius, radius)),
    line(shade, 2, ellipse(x, y, radius - 12, radius - 12)),
    cabins,
    circle(accent, x, y, 11),
    tent(66, accent),
    tent(334, middle),
  ].join('')
}

/** Island: a green cone in the sea, a ferry before it. */
export function island({ inks, next, warm }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(196 + next() * 40)
  return [
    sea(middle, 200),
    path(dark, `M${x - 150} 206q50-8 84-60t64-56 62 50 92 66z`),
    path(leaf[0], `M${x - 60} 206q30-20 44-66t24-50 40 60 66 56z`),
    path(wall, `M${x - 150} 204q140-8 302 0l-20 9h-262z`),
    path(wall, grid([x - 62, 184], [3, 1], [22, 1], [15, 16])),
    path(accent, [0, 1, 2].map((house) => `M${x - 65 + house * 22} 185l10.5-9 10.5 9z`).join('')),
    warm
      ? path(dark, palm(x - 104, 206, 60) + palm(x + 96, 206, 66) + palm(x + 118, 207, 46))
      : path(dark, spruce(x - 104, 206, 48) + spruce(x + 96, 206, 54)),
    glints(glint, { x: 110, from: 218, to: 296, widths: [80, 220], seed: 9 }),
    path(wall, `M${x - 118} 250h136l-16 24H${x - 100}z`),
    path(accent, `M${x - 114} 256h128l-4 7H${x - 110}z`),
    path(wall, `${box(x - 92, 228, 84, 22)}${box(x - 74, 210, 46, 18)}`),
    path(shade, box(x - 26, 228, 18, 22)),
    path(dark, grid([x - 86, 234], [6, 1], [13, 1], [8, 8]) + box(x - 70, 214, 38, 6)),
    path(accent, box(x - 62, 194, 12, 16)),
  ].join('')
}

/** Gallery: a white block on glass, pictures inside, a sculpture before it. */
export function gallery({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(78 + next() * 30)
  return [
    path(wall, box(x, 100, 240, 76)),
    path(shade, box(x + 186, 100, 54, 76)),
    path(dark, box(x + 20, 176, 190, 86)),
    path(lamp, box(x + 26, 182, 178, 80)),
    path(
      wall,
      `${box(x + 38, 194, 38, 30)}${box(x + 92, 190, 28, 40)}${box(x + 138, 196, 48, 30)}`,
    ),
    path(accent, `${box(x + 42, 198, 30, 22)}${ellipse(x + 162, 211, 10, 10)}`),
    path(middle, `${box(x + 96, 194, 20, 32)}M${x + 42} 220l10-12 8 7 6-5 6 10z`),
    path(dark, grid([x + 82, 182], [3, 1], [44, 1], [3, 80])),
    path(dark, `M${x + 120} 262v-16q0-6 5-6t5 6v16z`),
    circle(dark, x + 125, 234, 5),
    path(accent, box(x + 24, 118, 9, 40)),
    path(dark, grid([x + 46, 122], [4, 1], [16, 1], [9, 9])),
    line(accent, 9, `M${x + 258} 258q-14-40 14-52t16-40`),
    circle(accent, x + 272, 216, 14),
    path(shade, box(x + 240, 254, 50, 9)),
    bush(dark, [x - 30, 264], [70, 50], 5),
  ].join('')
}

/** Zoo: a giraffe under an umbrella tree. */
export function zoo({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(120 + next() * 40)
  const spots = [
    [20, 186],
    [44, 180],
    [66, 192],
    [32, 202],
    [58, 206],
    [80, 176],
    [88, 150],
    [96, 124],
    [92, 104],
    [80, 200],
  ] as const
  return [
    sea(middle, 232),
    path(dark, 'M300 262q2-56-14-100l8-4q12 30 14 60 10-40 30-62l6 6q-26 44-24 100z'),
    bush(dark, [300, 168], [170, 40], 3),
    bush(dark, [340, 144], [110, 34], 6),
    path(
      yolk,
      `M${x} 212q-2-40 44-42 26 0 32-18l16-66q2-14 18-16l24 8q6 4 2 10l-22 6-16 76q-4 26-14 36l2 60h-11l-4-48-36 0-4 48h-11l-2-54q-12 12-16 26l-5-2q2-18 3-24z`,
    ),
    path(accent, spots.map(([dx, y]) => ellipse(x + dx, y, 7, 6)).join('')),
    path(dark, `M${x + 106} 72l2-16h4l0 16zM${x + 116} 72l4-14h4l-3 16z`),
    circle(dark, x + 120, 82, 2.6),
    path(shade, `M${x + 134} 80l8 3q4 4 0 8l-10 2z`),
    path(
      wall,
      grid([-6, 236], [14, 1], [32, 1], [5, 28]) + box(-10, 242, 420, 4) + box(-10, 254, 420, 4),
    ),
    path(dark, 'M-10 262H410V300H-10Z'),
  ].join('')
}
