import { arch, box, circle, grid, line, opening, path } from './kit.ts'
import { lamp } from './palettes.ts'
import { bush, tree } from './plants.ts'
import type { SceneInput } from './scene.ts'

/** Lattice tower on splayed legs, with three decks. */
function latticeTower({ inks, next }: SceneInput): string {
  const { middle, wall, dark, accent } = inks
  const x = Math.round(184 + next() * 32)
  const outline = [
    `M${x - 60} 262Q${x - 36} 232 ${x - 29} 204Q${x - 17} 168 ${x - 14} 138Q${x - 6} 92 ${x - 4} 48H${x + 4}`,
    `Q${x + 6} 92 ${x + 14} 138Q${x + 17} 168 ${x + 29} 204Q${x + 36} 232 ${x + 60} 262`,
    `H${x + 32}A32 34 0 0 0 ${x - 32} 262Z`,
    `M${x - 6} 152L${x - 13} 196H${x + 13}L${x + 6} 152Z`,
  ].join('')
  const braces = [
    `M${x - 5} 76L${x + 6} 92L${x - 8} 110L${x + 10} 130M${x + 5} 76L${x - 6} 92L${x + 8} 110L${x - 10} 130`,
    `M${x - 12} 152L${x - 16} 172L${x - 22} 194M${x + 12} 152L${x + 16} 172L${x + 22} 194`,
    `M${x - 38} 216L${x - 40} 238L${x - 50} 256M${x + 38} 216L${x + 40} 238L${x + 50} 256`,
  ].join('')
  return [
    bush(middle, [x - 116, 266], [170, 62], 4),
    bush(middle, [x + 120, 266], [180, 52], 7),
    path(accent, outline),
    line(wall, 1.6, braces, 0.8),
    path(
      dark,
      box(x - 35, 199, 70, 8) +
        box(x - 20, 138, 40, 7) +
        box(x - 9, 66, 18, 6) +
        box(x - 1, 22, 2, 28),
    ),
    path(wall, grid([x - 31, 201], [9, 1], [7, 1], [4, 3])),
    bush(dark, [x - 96, 266], [80, 34], 5),
    bush(dark, [x + 98, 266], [90, 40], 6),
  ].join('')
}

/** Skyscraper in steps, with a spire. */
function skyscraper({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(180 + next() * 40)
  const steps = [
    [54, 184],
    [42, 118],
    [30, 78],
    [17, 56],
  ] as const
  const lit = [0, 1, 2, 3, 4, 5].map(() =>
    box(x - 36 + Math.floor(next() * 7) * 11, 130 + Math.floor(next() * 8) * 14, 5, 8),
  )
  return [
    path(middle, box(x - 112, 176, 62, 90) + box(x + 48, 150, 64, 114)),
    path(lamp, grid([x - 104, 186], [4, 3], [12, 18], [5, 8])),
    path(dark, grid([x + 64, 162], [4, 4], [12, 20], [5, 9])),
    path(wall, steps.map(([half, top]) => box(x - half, top, 2 * half, 264 - top)).join('')),
    path(
      shade,
      steps.map(([half, top]) => box(x + half * 0.4, top, half * 0.6, 264 - top)).join(''),
    ),
    path(
      dark,
      grid([x - 47, 192], [9, 1], [11, 1], [5, 56]) +
        grid([x - 36, 126], [7, 1], [11, 1], [5, 54]) +
        grid([x - 25, 86], [5, 1], [11, 1], [5, 28]) +
        grid([x - 14, 62], [3, 1], [11, 1], [5, 12]),
    ),
    path(lamp, lit.join('')),
    path(accent, `M${x - 11} 56l8-15h6l8 15zM${x - 1.5} 42l1.5-30 1.5 30z`),
    path(accent, box(x - 58, 248, 116, 5)),
    tree([dark, dark], [x - 84, 264], 54, 4),
    tree([dark, dark], [x + 88, 264], 62, 5),
  ].join('')
}

/** Bell tower with a clock beside low roofs. */
function bellTower({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(150 + next() * 40)
  return [
    path(wall, box(x + 30, 200, 150, 64)),
    path(middle, `M${x + 22} 202l18-30h136l16 30z`),
    path(dark, [58, 88, 118, 148].map((dx) => arch(x + dx, 246, 14, 30)).join('')),
    path(wall, box(x - 32, 90, 64, 174)),
    path(shade, box(x + 12, 90, 20, 174)),
    path(middle, `M${x - 38} 84L${x} 26L${x + 38} 84z`),
    path(accent, box(x - 1.5, 12, 3, 16) + box(x - 38, 84, 76, 7) + box(x - 36, 164, 72, 5)),
    path(dark, [-18, 0, 18].map((dx) => arch(x + dx, 156, 12, 30)).join('')),
    circle(dark, x, 110, 15),
    circle(wall, x, 110, 12),
    line(dark, 2, `M${x} 102v8l6 4`),
    path(dark, arch(x, 204, 10, 20) + arch(x, 262, 24, 36)),
    bush(dark, [x - 64, 266], [80, 46], 4),
    bush(dark, [x + 196, 266], [90, 54], 7),
  ].join('')
}

/** Triumphal arch; one sees the sky through it. */
function landmark({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(190 + next() * 20)
  return [
    bush(middle, [x - 136, 266], [130, 66], 4),
    bush(middle, [x + 140, 266], [130, 58], 7),
    path(wall, box(x - 90, 84, 180, 180) + opening(x, 264, 64, 122)),
    path(shade, `M${x + 32} 264V174a32 32 0 0 0-32-32q20 6 20 32v90z`),
    path(shade, box(x + 66, 124, 24, 140)),
    path(shade, box(x - 98, 74, 196, 10) + box(x - 94, 116, 188, 7)),
    path(wall, box(x - 98, 68, 196, 7)),
    path(dark, grid([x - 82, 92], [11, 1], [15.4, 1], [9, 16])),
    path(middle, box(x - 76, 184, 30, 48) + box(x + 46, 184, 30, 48)),
    path(shade, box(x - 70, 138, 26, 32)),
    path(wall, box(x - 98, 250, 52, 14) + box(x + 46, 250, 52, 14)),
    path(accent, `M${x - 7} 142l-4-18h22l-4 18z`),
    path(accent, `M${x - 2} 68V34h2v34zM${x} 34q10-4 16 0t14 0v15q-6 4-14 0t-16 0z`),
    bush(dark, [x - 128, 266], [70, 36], 5),
    bush(dark, [x + 130, 266], [76, 42], 6),
  ].join('')
}

/** Robed figure with a torch on a stepped pedestal. */
function statue({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(184 + next() * 32)
  return [
    bush(middle, [x - 116, 266], [160, 60], 4),
    bush(middle, [x + 120, 266], [150, 70], 7),
    path(
      wall,
      `M${x - 32} 174h64l8 58h-80z${box(x - 38, 166, 76, 9)}${box(x - 58, 232, 116, 14)}${box(x - 78, 246, 156, 18)}`,
    ),
    path(
      shade,
      `M${x + 12} 175h20l8 57h-24z${box(x + 26, 232, 32, 14)}${box(x + 40, 246, 38, 18)}`,
    ),
    path(dark, arch(x, 222, 18, 32)),
    path(
      accent,
      `M${x - 26} 166q2-36 10-58 2-14 16-14t16 14q8 22 10 58zM${x + 6} 100l15-46 9 3-13 50z`,
    ),
    path(accent, `M${x - 26} 118l12-4 8 24-13 4z`),
    line(dark, 2, `M${x - 6} 112q-6 26-8 50M${x + 4} 116q2 22-2 46M${x + 12} 112q6 24 6 50`, 0.5),
    circle(accent, x, 84, 10),
    path(accent, `M${x - 12} 80l-7-9 10 4-2-12 7 9 4-12 4 12 7-9-2 12 10-4-7 9z`),
    path(dark, `M${x + 18} 54l14 4-1 5-14-4z`),
    path(lamp, `M${x + 20} 53q-3-12 8-20 9 12 2 23z`),
    bush(dark, [x - 100, 266], [80, 36], 5),
    bush(dark, [x + 104, 266], [80, 44], 6),
  ].join('')
}

const battlements = (x: number, y: number, count: number): string =>
  grid([x, y - 8], [count, 1], [12, 1], [7, 9])

/** Castle on a hill: keep, round towers with pointed roofs, a gate. */
function castle({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(190 + next() * 20)
  return [
    path(middle, `M-10 300V258Q${x - 90} 222 ${x} 222T410 256V300z`),
    path(wall, box(x - 92, 160, 184, 74) + battlements(x - 90, 160, 15)),
    path(shade, box(x + 40, 160, 52, 74)),
    path(wall, box(x - 38, 104, 76, 80) + battlements(x - 37, 104, 6)),
    path(shade, box(x + 12, 104, 26, 56)),
    path(wall, box(x - 112, 130, 36, 108) + box(x + 76, 118, 36, 120) + box(x - 22, 78, 24, 40)),
    path(shade, box(x - 90, 130, 14, 108) + box(x + 96, 118, 16, 120)),
    path(
      accent,
      `M${x - 118} 132l24-50 24 50zM${x + 70} 120l24-54 24 54zM${x - 28} 80l18-42 18 42z`,
    ),
    path(
      dark,
      arch(x, 236, 34, 48) +
        arch(x - 94, 172, 9, 20) +
        arch(x + 94, 160, 9, 20) +
        arch(x - 14, 136, 9, 18) +
        arch(x + 14, 136, 9, 18) +
        arch(x - 52, 194, 9, 18) +
        arch(x + 52, 194, 9, 18),
    ),
    path(dark, `M${x - 11} 40V16h2v24zM${x - 9} 16l18 5-18 6z`),
    path(wall, `M${x - 17} 236h34q14 28 62 64h-84q4-40-12-64z`),
    path(dark, 'M-10 300V276q70-24 120 0t20 24zM410 300V272q-60-22-110 6t-20 22z'),
    bush(dark, [40, 284], [120, 60], 5),
    bush(dark, [364, 284], [110, 52], 6),
  ].join('')
}

export const monumentScenes = {
  landmark: { draw: landmark, street: true },
  'lattice-tower': { draw: latticeTower, street: true },
  skyscraper: { draw: skyscraper, street: true },
  'bell-tower': { draw: bellTower, street: true },
  statue: { draw: statue, street: true },
  castle: { draw: castle },
} as const
