import { glints, sea } from './backdrops.ts'
import { box, circle, grid, line, path, short } from './kit.ts'
import { glint, lamp } from './palettes.ts'
import { bush, palm, spruce } from './plants.ts'
import type { SceneInput } from './scene.ts'

/** Cottage with a red roof edge and shutters. */
function cottage({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(110 + next() * 40)
  return [
    path(wall, `M${x} 258V168l72-62 72 62v90z`),
    path(shade, `M${x + 144} 168h70v90h-70z`),
    path(accent, `M${x - 12} 176l84-76 84 76-8 8-76-66-76 66z`),
    path(middle, `M${x + 72} 100h66l86 76h-68z`),
    path(dark, box(x + 20, 196, 34, 28) + box(x + 90, 192, 32, 66) + box(x + 164, 190, 34, 30)),
    circle(dark, x + 72, 158, 12),
    path(wall, box(x + 36, 196, 2, 28) + box(x + 20, 209, 34, 2) + box(x + 180, 190, 2, 30)),
    path(accent, box(x + 20, 226, 34, 6) + box(x + 164, 222, 34, 6)),
    path(shade, box(x + 176, 100, 18, 40)),
    bush(dark, [x - 20, 266], [80, 44], 4),
    bush(dark, [x + 236, 266], [80, 36], 6),
  ].join('')
}

const gables: ReadonlyArray<(x: number, y: number) => string> = [
  (x, y) => `M${x} ${y}l32-34 32 34z`,
  (x, y) => `M${x} ${y}h8v-12h8v-12h8v-10h16v10h8v12h8v12h8z`,
  (x, y) => `M${x} ${y}q8-8 12-8 0-22 20-22t20 22q4 0 12 8z`,
]

/** A row of narrow gabled houses. */
function rowHouses({ inks, next }: SceneInput): string {
  const { wall, shade, dark, accent } = inks
  const colours = [wall, accent, shade, inks.middle, wall]
  const offset = Math.floor(next() * 5)
  const houses = [0, 1, 2, 3, 4].map((house) => {
    const x = 40 + house * 64
    const height = 120 + ((house * 37 + offset * 23) % 40)
    const y = 260 - height
    const colour = colours[(house + offset) % colours.length] ?? wall
    const gable = gables[(house + offset) % gables.length]?.(x, y) ?? ''
    return [
      path(colour, box(x, y, 64, height) + gable),
      path(
        dark,
        grid([x + 10, y + 14], [3, 2], [16, 36], [11, 24]) +
          box(x + 10, 224, 16, 36) +
          box(x + 34, 226, 20, 20),
      ),
      path(
        colour === wall ? shade : wall,
        box(x, y - 2, 64, 4) + grid([x + 15, y + 14], [3, 2], [16, 36], [1.4, 24]),
      ),
    ].join('')
  })
  return houses.join('') + path(dark, box(30, 258, 340, 6))
}

/** A-frame between spruces, lit inside. */
function aFrame({ inks, next }: SceneInput): string {
  const { wall, shade, dark, accent } = inks
  const x = 200 + (next() - 0.5) * 50
  const s = short(x)
  return [
    path(
      dark,
      spruce(x - 132, 266, 150) +
        spruce(x - 98, 270, 96) +
        spruce(x + 128, 266, 170) +
        spruce(x + 92, 270, 90) +
        spruce(x + 168, 270, 110),
    ),
    path(accent, `M${s} 82l92 180h-184z`),
    path(wall, `M${s} 112l72 142h-144z`),
    path(
      dark,
      `M${s} 132l28 54h-56zM${short(x - 46)} 196h38v56h-66zM${short(x + 8)} 196h38l28 56h-66z`,
    ),
    path(lamp, `M${short(x + 12)} 200h32l20 40h-52zM${s} 142l18 36h-36z`),
    path(shade, box(x - 110, 254, 220, 7) + box(x - 100, 261, 4, 14) + box(x + 96, 261, 4, 14)),
  ].join('')
}

/** Villa: flat roofs, a long pool; palms where they grow. */
function villa({ inks, next, warm }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(86 + next() * 24)
  return [
    path(wall, `${box(x + 40, 104, 150, 62)}${box(x, 166, 236, 72)}`),
    path(shade, `${box(x + 150, 104, 40, 62)}${box(x + 176, 166, 60, 72)}`),
    path(dark, `${box(x + 32, 98, 166, 7)}${box(x - 12, 160, 262, 7)}`),
    path(dark, `${box(x + 52, 114, 88, 40)}${box(x + 14, 176, 150, 56)}`),
    path(lamp, `${box(x + 58, 120, 34, 34)}${box(x + 20, 182, 66, 50)}`),
    path(
      wall,
      `${box(x + 95, 114, 3, 40)}${box(x + 52, 176, 3, 56)}${box(x + 88, 176, 3, 56)}${box(x + 126, 176, 3, 56)}`,
    ),
    path(accent, box(x + 188, 184, 26, 54)),
    warm
      ? path(dark, palm(x - 40, 246, 132) + palm(x + 266, 248, 150))
      : path(dark, spruce(x - 40, 246, 116) + spruce(x + 266, 248, 134)),
    path(wall, 'M-10 238H410V300H-10Z'),
    path(shade, `M${x - 30} 250h250l40 40H${x - 66}z`),
    path(middle, `M${x - 24} 254h240l30 30H${x - 54}z`),
    path(glint, `M${x + 10} 262h80l4 4h-90zM${x + 90} 274h90l6 4h-102z`),
    path(accent, `M${x + 244} 262l40-3 14-16 5 4-14 22-44 3z`),
  ].join('')
}

/** Roof flat: a glazed top storey with a terrace above the city. */
function loft({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(96 + next() * 24)
  return [
    path(middle, `${box(-10, 150, 70, 150)}${box(64, 186, 50, 110)}${box(320, 164, 90, 140)}`),
    path(
      lamp,
      grid([4, 164], [3, 4], [18, 22], [7, 10]) + grid([336, 178], [3, 4], [20, 22], [8, 10]),
    ),
    path(wall, box(x, 172, 212, 130)),
    path(shade, box(x + 150, 172, 62, 130)),
    path(dark, grid([x + 16, 206], [5, 2], [40, 46], [22, 30])),
    path(accent, grid([x + 12, 238], [5, 2], [40, 46], [30, 4])),
    path(dark, box(x - 8, 164, 228, 9)),
    path(dark, box(x + 30, 98, 140, 66)),
    path(lamp, grid([x + 36, 104], [4, 1], [34, 1], [28, 60])),
    path(shade, box(x + 22, 90, 160, 9)),
    path(accent, `${box(x + 136, 126, 28, 38)}`),
    path(
      dark,
      `${box(x - 8, 146, 36, 3)}${grid([x - 8, 146], [6, 1], [7, 1], [2, 18])}${box(x + 174, 146, 46, 3)}${grid([x + 174, 146], [7, 1], [7, 1], [2, 18])}`,
    ),
    bush(dark, [x + 10, 146], [34, 26], 4),
    bush(dark, [x + 200, 146], [38, 34], 7),
    path(dark, `${box(x + 60, 62, 3, 30)}${box(x + 50, 66, 24, 2)}`),
  ].join('')
}

/** Cabin by a lake, with a landing stage. */
function cabin({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(120 + next() * 40)
  return [
    path(
      dark,
      spruce(x - 50, 226, 140) +
        spruce(x - 84, 228, 100) +
        spruce(x + 196, 226, 150) +
        spruce(x + 226, 228, 104),
    ),
    path(shade, box(x + 104, 96, 18, 50)),
    path(wall, box(x, 158, 144, 68)),
    path(dark, grid([x, 166], [1, 7], [0, 9], [144, 2])),
    path(accent, `M${x - 18} 162l26-56h128l26 56z`),
    path(dark, `M${x - 18} 160h180v5h-180z`),
    path(dark, `${box(x + 18, 176, 34, 28)}${box(x + 94, 176, 34, 28)}${box(x + 60, 178, 26, 48)}`),
    path(
      lamp,
      `${grid([x + 21, 179], [2, 1], [15, 1], [13, 22])}${grid([x + 97, 179], [2, 1], [15, 1], [13, 22])}`,
    ),
    sea(middle, 232),
    path(dark, `M-10 226h420v8H-10z`),
    glints(glint, { x: x + 120, from: 242, to: 296, widths: [60, 150], seed: 5 }),
    path(shade, `M${x + 52} 226h44l24 52h-74z`),
    path(
      dark,
      `${grid([x + 50, 240], [1, 3], [0, 12], [62, 2])}${box(x + 46, 268, 4, 26)}${box(x + 114, 268, 4, 26)}`,
    ),
    path(accent, `M${x - 110} 262q44 12 96 0-8 14-24 14h-48q-18 0-24-14z`),
  ].join('')
}

/** Farmhouse: a barn, a house, rows of vines. */
function farmhouse({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(80 + next() * 30)
  let vines = ''
  for (let row = -6; row <= 6; row += 1) vines += `M${200 + row * 15} 250h4l${row * 46 + 9} 50h-22z`
  return [
    path(middle, 'M-10 236q110-18 210-8t210-6v78H-10z'),
    path(accent, `M${x} 238v-66l18-34h56l18 34v66z`),
    path(
      wall,
      `${box(x + 28, 188, 36, 50)}M${x - 7} 172l22-40h62l22 40-6 3-20-37H${x + 19}l-20 37z`,
    ),
    path(accent, `M${x + 31} 191h30v44h-30z`),
    line(wall, 3, `M${x + 31} 191l30 44M${x + 61} 191l-30 44`),
    path(wall, box(x + 108, 168, 130, 70)),
    path(shade, box(x + 196, 168, 42, 70)),
    path(dark, `M${x + 98} 172l22-42h106l22 42z`),
    path(shade, box(x + 200, 112, 16, 34)),
    path(dark, `${grid([x + 122, 186], [3, 1], [38, 1], [18, 22])}${box(x + 160, 206, 20, 32)}`),
    path(
      accent,
      grid([x + 116, 186], [3, 1], [38, 1], [5, 22]) +
        grid([x + 141, 186], [3, 1], [38, 1], [5, 22]),
    ),
    path(dark, [x + 262, x + 282].map((at) => `M${at - 9} 240q-2-58 9-86 11 28 9 86z`).join('')),
    path(dark, vines),
    bush(dark, [x - 24, 244], [60, 38], 5),
  ].join('')
}

export const propertyScenes = {
  cottage: { draw: cottage, street: true },
  'row-houses': { draw: rowHouses, street: true },
  'a-frame': { draw: aFrame, street: true },
  villa: { draw: villa },
  loft: { draw: loft },
  cabin: { draw: cabin },
  farmhouse: { draw: farmhouse },
} as const
