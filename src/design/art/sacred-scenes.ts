import { arch, box, circle, dome, grid, line, path } from './kit.ts'
import { lamp } from './palettes.ts'
import { bush } from './plants.ts'
import type { SceneInput } from './scene.ts'

/** Cathedral front: two towers, a rose window, three doors. */
function cathedral({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(192 + next() * 16)
  const towers = [x - 66, x + 66]
  return [
    bush(middle, [x - 140, 266], [120, 60], 4),
    bush(middle, [x + 140, 266], [120, 70], 7),
    path(middle, `M${x - 44} 128L${x} 84L${x + 44} 128z`),
    path(accent, box(x - 2, 54, 4, 36)),
    path(wall, box(x - 40, 126, 80, 138) + towers.map((at) => box(at - 30, 76, 60, 188)).join('')),
    path(shade, towers.map((at) => box(at + 12, 76, 18, 188)).join('')),
    path(shade, box(x - 100, 126, 200, 5) + box(x - 100, 198, 200, 5)),
    path(wall, towers.map((at) => grid([at - 32, 66], [5, 1], [13.5, 1], [9, 14])).join('')),
    path(
      dark,
      towers.map((at) => arch(at - 12, 122, 13, 38) + arch(at + 10, 122, 13, 38)).join(''),
    ),
    path(dark, towers.map((at) => arch(at - 4, 190, 20, 46)).join('')),
    circle(dark, x, 164, 26),
    circle(lamp, x, 164, 22),
    circle(accent, x, 164, 7),
    line(dark, 2, `M${x} 142v44M${x - 22} 164h44M${x - 15.5} 148.5l31 31M${x + 15.5} 148.5l-31 31`),
    path(dark, [x - 70, x, x + 62].map((at) => arch(at, 264, 34, 52)).join('')),
    path(accent, [x - 70, x, x + 62].map((at) => arch(at, 264, 22, 40)).join('')),
    bush(dark, [x - 136, 268], [70, 38], 5),
    bush(dark, [x + 136, 268], [70, 44], 6),
  ].join('')
}

/** Domed basilica above steps. */
function basilica({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(192 + next() * 16)
  const sides = [x - 78, x + 78]
  return [
    bush(middle, [x - 150, 266], [100, 70], 4),
    bush(middle, [x + 150, 266], [100, 60], 7),
    path(middle, dome(x, 130, 50, 66) + sides.map((at) => dome(at, 168, 22, 32)).join('')),
    line(wall, 2, `M${x - 18} 128q-4-38 12-60M${x + 18} 128q4-38-12-60M${x} 128V66`, 0.6),
    path(wall, box(x - 9, 48, 18, 20) + box(x - 54, 130, 108, 40)),
    path(accent, `M${x - 11} 49q11-18 22 0z${box(x - 1.5, 20, 3, 22)}${box(x - 7, 26, 14, 3)}`),
    path(dark, [-36, -18, 0, 18, 36].map((dx) => arch(x + dx, 164, 9, 24)).join('')),
    path(wall, sides.map((at) => box(at - 26, 168, 52, 30)).join('') + box(x - 104, 192, 208, 60)),
    path(shade, box(x + 30, 130, 24, 40) + box(x + 60, 192, 44, 60) + box(x - 108, 188, 216, 6)),
    path(dark, sides.map((at) => arch(at - 10, 188, 9, 16) + arch(at + 10, 188, 9, 16)).join('')),
    path(wall, `M${x - 50} 190L${x} 164L${x + 50} 190z`),
    path(shade, `M${x - 32} 187L${x} 171L${x + 32} 187z`),
    path(dark, [-78, -34, 0, 34, 78].map((dx) => arch(x + dx, 248, 20, 44)).join('')),
    path(accent, arch(x, 248, 12, 34)),
    path(wall, box(x - 112, 248, 224, 8) + box(x - 124, 256, 248, 8)),
    bush(dark, [x - 150, 268], [80, 44], 5),
    bush(dark, [x + 150, 268], [80, 38], 6),
  ].join('')
}

const minaret = ([wall, shade, roof]: readonly [string, string, string], x: number, top: number) =>
  path(
    wall,
    box(x - 6, top, 12, 262 - top) + box(x - 9, top + 34, 18, 6) + box(x - 9, top + 84, 18, 6),
  ) +
  path(shade, box(x + 1, top, 5, 262 - top)) +
  path(roof, `M${x - 7} ${top}l7-36 7 36z`)

/** Mosque: domes that step down from the great one, between minarets. */
function mosque({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(192 + next() * 16)
  const colours = [wall, shade, dark] as const
  return [
    minaret(colours, x - 96, 92),
    minaret(colours, x + 96, 92),
    path(middle, dome(x, 138, 56, 56)),
    path(wall, box(x - 58, 136, 116, 14)),
    path(middle, dome(x - 62, 178, 34, 34) + dome(x + 62, 178, 34, 34) + dome(x, 178, 48, 34)),
    path(wall, box(x - 104, 176, 208, 88)),
    path(shade, box(x + 48, 176, 56, 88) + box(x - 108, 174, 216, 6) + box(x - 58, 146, 116, 4)),
    path(dark, grid([x - 50, 139], [10, 1], [10.6, 1], [5, 6])),
    path(dark, [-86, -58, 58, 86].map((dx) => arch(x + dx, 216, 12, 26)).join('')),
    path(dark, [-82, -48, 48, 82].map((dx) => arch(x + dx, 262, 22, 34)).join('')),
    path(accent, arch(x, 264, 56, 78)),
    path(dark, arch(x, 264, 38, 60)),
    line(accent, 3, `M${x} 82V62`),
    path(accent, `M${x + 5} 48a9 9 0 1 0 0 15a7.6 7.6 0 1 1 0-15z`),
    bush(dark, [x - 150, 266], [90, 60], 4),
    bush(dark, [x + 152, 266], [90, 50], 7),
  ].join('')
}

export const sacredScenes = {
  cathedral: { draw: cathedral, street: true },
  basilica: { draw: basilica, street: true },
  mosque: { draw: mosque, street: true, asked: true },
} as const
