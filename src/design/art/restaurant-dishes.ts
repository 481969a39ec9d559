import { sea } from './backdrops.ts'
import { box, circle, ellipse, grid, line, path } from './kit.ts'
import { lamp, leaf, yolk } from './palettes.ts'
import { bush } from './plants.ts'
import type { SceneInput } from './scene.ts'

const steam = (colour: string, places: ReadonlyArray<readonly [number, number]>): string =>
  line(colour, 5, places.map(([x, y]) => `M${x} ${y}q-13-17 0-32t0-32`).join(''), 0.75)

/** Pizza on a board, one slice drawn out. */
export function pizza({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(180 + next() * 30)
  const spots = [
    [-66, -8],
    [-34, 14],
    [-22, -22],
    [12, 4],
    [26, -26],
    [-2, 28],
  ] as const
  return [
    sea(middle, 214),
    path(dark, `${ellipse(x, 226, 140, 46)}M${x + 120} 214h60q10 0 10 10t-10 10h-56z`),
    path(shade, ellipse(x, 216, 122, 38)),
    path(yolk, ellipse(x, 214, 106, 31)),
    path(accent, spots.map(([dx, dy]) => ellipse(x + dx, 214 + dy * 0.6, 13, 6)).join('')),
    path(dark, [-50, 40, 60].map((dx) => ellipse(x + dx, 222 - dx * 0.06, 5, 2.6)).join('')),
    path(dark, `M${x + 6} 214l106-30 22 20z`),
    path(shade, `M${x + 40} 206l104-40q16 12 22 26z`),
    path(yolk, `M${x + 40} 206l92-34q12 9 16 20z`),
    path(accent, ellipse(x + 108, 188, 11, 6)),
    bush(leaf[0], [x - 8, 210], [30, 14], 5),
    path(wall, `M${x - 150} 196q-4-50 8-66v-24h20v24q12 16 8 66z`),
    path(accent, box(x - 150, 152, 36, 24)),
  ].join('')
}

/** Steak in an iron pan, smoke above. */
export function grill({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(166 + next() * 30)
  return [
    sea(middle, 222),
    path(dark, `${ellipse(x, 218, 118, 34)}M${x - 118} 218h236q-10 40-60 40h-116q-50 0-60-40z`),
    path(dark, `M${x + 108} 206l96-20q10 0 10 9t-8 11l-92 18z`),
    path(shade, ellipse(x, 214, 104, 26)),
    path(dark, ellipse(x, 216, 98, 22)),
    path(wall, `M${x - 76} 210q6-26 50-26 60-4 92 12 16 12-4 24-40 16-96 8-44-4-42-18z`),
    path(accent, `M${x - 66} 208q8-18 44-18 54-2 80 10 10 8-6 16-36 12-84 6-36-4-34-14z`),
    line(dark, 5, `M${x - 34} 212l22-18M${x - 4} 216l24-22M${x + 28} 214l20-18`),
    path(wall, `M${x + 30} 200h30v5h-12l4 18h-8l-2-18h-12z`),
    bush(leaf[0], [x - 78, 218], [40, 20], 4),
    steam(wall, [
      [x - 30, 168],
      [x + 6, 162],
      [x + 42, 168],
    ]),
    path(wall, box(x + 166, 150, 22, 44)),
    path(dark, box(x + 170, 142, 14, 8)),
  ].join('')
}

function taco(inks: SceneInput['inks'], x: number): string {
  const fillings = [
    leaf[0],
    leaf[2],
    inks.accent,
    leaf[1],
    inks.wall,
    leaf[0],
    inks.accent,
    leaf[2],
    leaf[1],
  ]
  const rim = fillings.map((colour, index) => {
    const angle = Math.PI * (0.16 + (0.68 * index) / (fillings.length - 1))
    return circle(colour, x - 4 - Math.cos(angle) * 56, 228 - Math.sin(angle) * 62, 12)
  })
  return [
    path(inks.shade, `M${x - 62} 232q2-66 58-70 54 4 58 70z`),
    ...rim,
    path(yolk, `M${x - 48} 232q2-58 52-62 50 4 52 62z`),
    path(
      inks.shade,
      [-20, 6, 28, -6, 18]
        .map((dx, dot) => ellipse(x + dx, 196 + ((dot * 11) % 26), 3, 2))
        .join(''),
    ),
  ].join('')
}

/** Three tacos in a rack, a bottle. */
export function tacos({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(84 + next() * 16)
  return [
    sea(dark, 228),
    path(middle, `M${x + 236} 228v-78q0-12 6-18v-32h16v32q6 6 6 18v78z`),
    path(accent, box(x + 236, 168, 28, 28)),
    path(wall, box(x + 240, 96, 20, 7)),
    taco(inks, x),
    taco(inks, x + 84),
    taco(inks, x + 168),
    path(wall, `M${x - 74} 230h330l-12 16H${x - 62}z`),
    path(shade, `M${x + 150} 230h106l-12 16h-94z`),
  ].join('')
}

/** A copper pot, flat bread, a bowl of rice. */
export function curry({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(176 + next() * 36)
  return [
    sea(middle, 226),
    path(shade, ellipse(x, 238, 168, 22)),
    path(dark, ellipse(x, 236, 154, 17)),
    path(accent, `M${x - 62} 160h124q10 62-24 74h-76q-34-12-24-74z`),
    path(dark, `M${x + 22} 160h40q10 62-24 74h-30q22-20 14-74z`, 0.25),
    path(shade, `M${x - 70} 152h140v10h-140zM${x - 84} 166h16v8h-16zM${x + 68} 166h16v8h-16z`),
    path(yolk, `M${x - 58} 152q58-22 116 0z`),
    bush(leaf[0], [x + 6, 150], [44, 16], 7),
    path(wall, `M${x - 150} 200h74q-4 34-20 36h-34q-16-2-20-36z`),
    path(wall, `M${x - 144} 200q31-32 62 0z`),
    path(shade, `M${x - 98} 200h22q-4 34-20 36h-14q12-10 12-36z`),
    path(wall, `M${x + 76} 234q2-42 44-50 38 4 34 34-14 22-78 16z`),
    path(shade, `M${x + 92} 224q10-20 30-26M${x + 112} 228q10-16 28-20`),
    path(yolk, [92, 118, 134].map((dx, index) => ellipse(x + dx, 216 - index * 8, 6, 3)).join('')),
    steam(wall, [
      [x - 20, 132],
      [x + 16, 128],
    ]),
  ].join('')
}

/** A whole fish on a plate, lemon, a glass. */
export function seafood({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(168 + next() * 30)
  return [
    sea(dark, 220),
    path(shade, ellipse(x, 226, 146, 30)),
    path(wall, ellipse(x, 222, 146, 28)),
    bush(leaf[0], [x + 66, 224], [96, 34], 5),
    path(
      middle,
      `M${x - 104} 208q30-42 96-36 50 4 76 32l40-26q-10 32 4 56l-46-18q-40 22-92 16-58-4-78-24z`,
    ),
    path(shade, `M${x - 104} 208q40 14 90 12 46-2 82-16-28 34-92 28-60-4-80-24z`),
    path(dark, `M${x - 20} 172q22-22 54-6-6 10-10 12z`),
    line(dark, 3, `M${x - 60} 186q12 18 0 38`),
    circle(wall, x - 80, 202, 7),
    circle(dark, x - 80, 202, 3.5),
    path(yolk, `${ellipse(x - 36, 236, 18, 8)}${ellipse(x + 4, 240, 18, 8)}`),
    path(lamp, `${ellipse(x - 36, 235, 13, 5)}${ellipse(x + 4, 239, 13, 5)}`),
    path(wall, `M${x + 122} 96h42q6 42-18 50v44h14v6h-34v-6h14v-44q-24-8-18-50z`),
    path(accent, `M${x + 121} 116h44q-2 24-22 28-20-4-22-28z`),
  ].join('')
}

/** A burger, fries, a cup. */
export function burger({ inks, next }: SceneInput): string {
  const { wall, shade, dark, accent } = inks
  const x = Math.round(128 + next() * 24)
  const fries = [0, 1, 2, 3, 4, 5].map((stick) =>
    box(x + 118 + stick * 11, 146 + ((stick * 13) % 22), 8, 60),
  )
  return [
    sea(dark, 230),
    path(shade, `M${x - 84} 160q6-64 84-64t84 64z`),
    path(
      wall,
      [-44, -18, 14, 40, -4, -60, 62]
        .map((dx, i) => ellipse(x + dx, 118 + ((i * 17) % 30), 6, 3))
        .join(''),
    ),
    bush(leaf[1], [x, 180], [186, 26], 4),
    path(accent, box(x - 80, 172, 160, 9)),
    path(yolk, `M${x - 88} 181h176l-24 16-24-10-34 18-30-16-40 6z`),
    path(dark, `M${x - 84} 188h168q8 0 8 11t-8 11h-168q-8 0-8-11t8-11z`),
    path(shade, `M${x - 86} 210h172q2 30-24 30h-124q-26 0-24-30z`),
    path(yolk, fries.join('')),
    path(accent, `M${x + 110} 180h76l-8 60h-60z`),
    path(wall, `M${x + 128} 200h40l-3 20h-34z`),
    path(wall, `M${x + 198} 148h50l-6 92h-38z`),
    path(accent, `M${x + 200} 176h46l-2 28h-42z`),
    path(dark, `${box(x + 194, 140, 58, 9)}${box(x + 224, 104, 6, 38)}`),
  ].join('')
}

/** A bowl of leaves with fork and spoon. */
export function greens({ inks, next }: SceneInput): string {
  const { middle, wall, shade, accent } = inks
  const x = Math.round(184 + next() * 34)
  return [
    sea(middle, 232),
    path(shade, `M${x + 20} 176l86-92q10-8 16-2t-2 16l-78 92z`),
    path(shade, `M${x - 24} 176l-70-78q-12-18 2-30 18-6 26 14l60 84z`),
    bush(leaf[0], [x - 6, 192], [196, 84], 3),
    bush(leaf[1], [x + 34, 184], [110, 60], 6),
    bush(leaf[2], [x - 40, 184], [110, 54], 9),
    circle(accent, x - 52, 160, 14),
    circle(accent, x + 48, 154, 16),
    circle(accent, x + 4, 142, 13),
    circle(yolk, x - 16, 168, 11),
    path(wall, `M${x - 112} 178h224q-6 58-62 70h-100q-56-12-62-70z`),
    path(shade, `M${x + 40} 178h72q-6 58-62 70h-50q48-24 40-70z`),
    path(accent, `M${x - 110} 188h220l-2 9h-216z`),
  ].join('')
}

/** Steamer baskets with dumplings, a pot of tea. */
export function dumplings({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(150 + next() * 30)
  const folded = [-60, -20, 20, 60].map(
    (dx) =>
      path(wall, `M${x + dx - 26} 166q0-34 26-36 26 2 26 36z`) +
      line(shade, 3, `M${x + dx - 8} 140q2 10-6 18M${x + dx} 134v22M${x + dx + 8} 140q-2 10 6 18`),
  )
  return [
    sea(dark, 234),
    ...folded,
    path(shade, `${box(x - 104, 160, 208, 38)}${box(x - 104, 204, 208, 38)}`),
    path(yolk, `${box(x - 108, 158, 216, 9)}${box(x - 108, 202, 216, 9)}`),
    path(dark, grid([x - 92, 176], [10, 2], [20, 44], [3, 18])),
    path(middle, `M${x + 130} 186h66q12 56-14 58h-38q-26-2-14-58z`),
    path(middle, `M${x + 192} 204l30-18 6 8-30 30z`),
    line(middle, 7, `M${x + 134} 188q-26 4-20 28t22 14`),
    path(accent, `${box(x + 136, 178, 54, 9)}${box(x + 158, 168, 10, 10)}`),
    steam(wall, [
      [x - 50, 120],
      [x - 6, 114],
      [x + 40, 120],
    ]),
  ].join('')
}
