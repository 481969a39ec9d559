import { glints, sea } from './backdrops.ts'
import { arch, box, circle, ellipse, grid, line, path, polygon, short } from './kit.ts'
import { glint, lamp } from './palettes.ts'
import { bush, spruce } from './plants.ts'
import type { SceneInput } from './scene.ts'

/** Church: nave with a rose window, tower with a spire. */
export function church({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(104 + next() * 30)
  return [
    path(wall, `${box(x + 56, 160, 150, 102)}M${x + 52} 162l79-58 79 58z`),
    path(shade, `${box(x + 150, 160, 56, 102)}${box(x + 200, 190, 20, 72)}`),
    path(middle, `M${x + 46} 166l85-66 85 66-6 8-79-62-79 62z`),
    path(wall, box(x, 96, 58, 166)),
    path(shade, box(x + 38, 96, 20, 166)),
    path(middle, `M${x - 5} 98l34-78 34 78z`),
    path(dark, `${box(x + 27.5, 2, 3, 24)}${box(x + 22, 8, 14, 3)}`),
    path(dark, arch(x + 20, 140, 12, 28) + arch(x + 20, 200, 12, 30) + arch(x + 44, 140, 9, 28)),
    circle(dark, x + 131, 164, 18),
    line(
      wall,
      2,
      `M${x + 131} 147v34M${x + 114} 164h34M${x + 119} 152l24 24M${x + 143} 152l-24 24`,
    ),
    path(dark, arch(x + 86, 232, 12, 32) + arch(x + 176, 232, 12, 32)),
    path(accent, arch(x + 131, 262, 32, 46)),
    path(wall, box(x + 130, 218, 2, 44)),
    bush(dark, [x - 34, 264], [70, 46], 4),
    bush(dark, [x + 246, 264], [80, 56], 7),
  ].join('')
}

/** Palace: long wings, a domed middle, clipped trees and a basin. */
export function palace({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const bays = 4 + Math.floor(next() * 2)
  const wing = bays * 26
  return [
    path(wall, box(200 - 44 - wing, 164, 2 * wing + 88, 74)),
    path(
      shade,
      box(244 + wing * 0.5, 164, wing * 0.5, 74) + box(196 - 44 - wing, 160, 2 * wing + 96, 6),
    ),
    path(
      middle,
      `M${200 - 48 - wing} 160l10-22h${wing + 30}v22zM${248 + wing} 160l-10-22h-${wing + 30}v22z`,
    ),
    path(
      dark,
      grid([200 - 34 - wing, 174], [bays, 2], [26, 32], [12, 20]) +
        grid([252, 174], [bays, 2], [26, 32], [12, 20]),
    ),
    path(wall, `${box(152, 128, 96, 110)}M146 130l54-30 54 30z`),
    path(shade, box(222, 128, 26, 110)),
    path(middle, 'M166 108q2-44 34-48 32 4 34 48z'),
    path(accent, 'M199 34h3v28h-3zM202 34l20 6-20 7z'),
    path(
      dark,
      arch(200, 238, 24, 52) +
        arch(170, 190, 13, 34) +
        arch(230, 190, 13, 34) +
        ellipse(200, 120, 9, 6),
    ),
    path(middle, 'M-10 238H410V300H-10Z'),
    path(wall, 'M170 238h60l70 62H100z'),
    path(shade, ellipse(200, 272, 46, 10)),
    path(glint, ellipse(200, 270, 40, 7)),
    path(dark, [60, 104, 296, 340].map((x) => `M${x - 14} 262l14-48 14 48z`).join('')),
    path(dark, 'M-10 262h90v6h-90zM320 262h90v6h-90z'),
  ].join('')
}

/** Temple: a five-storey pagoda between pines. */
export function temple({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(180 + next() * 40)
  let tiers = ''
  for (let tier = 0; tier < 5; tier += 1) {
    const half = 62 - tier * 8
    const y = 246 - tier * 40
    const body = half - 20
    tiers += [
      path(wall, box(x - body, y - 26, body * 2, 26)),
      path(shade, box(x + body * 0.4, y - 26, body * 0.6, 26)),
      path(
        accent,
        grid([x - body, y - 26], [4, 1], [(body * 2 - 5) / 3, 1], [5, 26]) +
          box(x - body - 6, y - 4, body * 2 + 12, 4),
      ),
      path(
        dark,
        `M${short(x - half - 12)} ${y - 22}q22-4 34-18h${short(2 * half - 44)}q12 14 34 18l-4 5h-${short(2 * half + 16)}z`,
      ),
    ].join('')
  }
  return [
    bush(middle, [x - 110, 262], [160, 90], 3),
    bush(middle, [x + 116, 262], [150, 70], 8),
    tiers,
    path(dark, `${box(x - 1.5, 12, 3, 36)}${grid([x - 7, 18], [1, 4], [0, 6], [14, 2.4])}`),
    path(shade, `${box(x - 54, 246, 108, 8)}${box(x - 66, 254, 132, 10)}`),
    path(dark, spruce(x - 130, 266, 120) + spruce(x + 140, 268, 140) + spruce(x + 172, 270, 90)),
  ].join('')
}

/** An observation tower over the roofs. */
export function tower({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(170 + next() * 60)
  const roofs = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((house) => {
    const height = 26 + ((house * 31) % 44)
    return box(house * 46 - 6, 262 - height, 40 + ((house * 7) % 10), height)
  })
  return [
    path(middle, roofs.join('')),
    path(wall, `M${x - 7} 262l3-176h8l3 176z`),
    path(shade, `M${x} 86h4l3 176h-7z`),
    path(wall, `M${x - 40} 96h80l-14 24h-52z`),
    path(accent, `M${x - 44} 86h88v10h-88z`),
    path(dark, `M${x - 34} 100h68l-4 8h-60z`),
    path(lamp, grid([x - 26, 102], [6, 1], [9.4, 1], [5, 4])),
    path(wall, `M${x - 26} 86q4-18 26-20 22 2 26 20z`),
    path(accent, `M${x - 3} 66l2-50h2l2 50z`),
    path(shade, `M${x - 46} 262q22-14 38-66l8 0 0 66zM${x + 46} 262q-22-14-38-66l-8 0 0 66z`),
    path(lamp, grid([30, 236], [4, 1], [92, 1], [6, 7]) + grid([52, 246], [4, 1], [96, 1], [6, 7])),
    bush(dark, [60, 268], [150, 40], 4),
    bush(dark, [346, 268], [150, 46], 9),
  ].join('')
}

const arcade = (x: number, count: number): string => {
  let shape = ''
  for (let bay = 0; bay < count; bay += 1) shape += arch(x + bay * 30, 238, 20, 36)
  return shape
}

/** A square: arcades round a tiered fountain. */
export function square({ inks }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  return [
    path(wall, `${box(-10, 128, 130, 112)}${box(280, 128, 130, 112)}`),
    path(shade, `${box(104, 128, 16, 112)}${box(280, 128, 16, 112)}`),
    path(middle, 'M-10 112h126l10 18H-10zM284 112h126v18H274z'),
    path(
      dark,
      grid([8, 144], [4, 1], [28, 1], [12, 24]) +
        grid([298, 144], [4, 1], [28, 1], [12, 24]) +
        arcade(14, 4) +
        arcade(302, 4),
    ),
    path(
      accent,
      grid([4, 168], [4, 1], [28, 1], [20, 3]) + grid([294, 168], [4, 1], [28, 1], [20, 3]),
    ),
    path(shade, 'M-10 238H410V300H-10Z'),
    path(
      wall,
      'M-10 252l150-14h18L40 300H-10zM410 252l-150-14h-18l118 62h50zM186 238h28l22 62h-72z',
    ),
    path(dark, `${ellipse(200, 262, 84, 16)}${box(116, 250, 168, 12)}`),
    path(middle, ellipse(200, 250, 84, 13)),
    path(glint, ellipse(200, 249, 74, 9)),
    path(
      dark,
      'M192 250l4-56h8l4 56zM160 204h80q-6 14-40 14t-40-14zM178 168h44q-4 10-22 10t-22-10z',
    ),
    path(dark, box(197, 150, 6, 46)),
    line(
      glint,
      3,
      'M200 150q-24-18-30 52M200 150q24-18 30 52M168 206q-12 14-12 40M232 206q12 14 12 40',
    ),
  ].join('')
}

/** Suspension bridge over glittering water. */
export function bridge({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const deck = 196
  let hangers = ''
  for (let x = 12; x < 400; x += 16) {
    const span = x < 110 ? (110 - x) / 110 : x > 290 ? (x - 290) / 110 : 0
    const sag = x < 110 || x > 290 ? 92 + span * 96 : 92 + (1 - ((x - 200) / 90) ** 2) * 88
    if (sag < deck - 4) hangers += box(x - 0.7, sag, 1.4, deck - sag)
  }
  return [
    sea(middle, 214),
    glints(glint, { x: 120 + next() * 160, from: 222, to: 296, widths: [70, 220], seed: 5 }),
    path(shade, hangers),
    line(accent, 4, 'M-10 196Q60 180 110 92Q156 180 200 180T290 92Q340 180 410 196'),
    path(accent, box(-10, deck, 420, 9)),
    path(dark, box(-10, deck + 9, 420, 4)),
    ...[110, 290].map(
      (x) =>
        path(
          accent,
          `${box(x - 14, 84, 9, 150)}${box(x + 5, 84, 9, 150)}${grid([x - 14, 92], [1, 4], [0, 32], [28, 8])}`,
        ) +
        path(shade, box(x + 10, 84, 4, 150)) +
        path(dark, box(x - 22, 228, 44, 14)),
    ),
    path(wall, 'M176 262l8-14h44l-8 14zM196 246v-34l22 30zM192 246v-24l-12 22z'),
    path(dark, 'M-10 250q40-18 70-6t30 30l-20 26H-10zM410 244q-50-10-70 14t-10 42h80z'),
  ].join('')
}

/** Theatre: lit marquee, columns, banners. */
export function theatre({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(74 + next() * 24)
  return [
    path(wall, box(x, 92, 230, 170)),
    path(shade, box(x + 168, 92, 62, 170)),
    path(middle, `M${x - 8} 94v-12h40l12-26h142l12 26h40v12z`),
    path(wall, ellipse(x + 115, 76, 26, 12)),
    path(accent, ellipse(x + 115, 76, 17, 7)),
    path(
      dark,
      [x + 40, x + 78, x + 116, x + 154, x + 192].map((at) => arch(at, 160, 20, 48)).join(''),
    ),
    path(accent, `${box(x + 12, 104, 12, 60)}${box(x + 206, 104, 12, 60)}`),
    path(dark, `M${x - 10} 172h250v30h-250z`),
    path(accent, box(x - 4, 178, 238, 18)),
    path(
      lamp,
      grid([x - 6, 171], [17, 1], [15, 1], [5, 5]) + grid([x - 6, 198], [17, 1], [15, 1], [5, 5]),
    ),
    path(wall, grid([x + 34, 183], [9, 1], [18, 1], [12, 8])),
    path(dark, box(x + 10, 204, 210, 58)),
    path(lamp, grid([x + 18, 210], [5, 1], [41, 1], [30, 52])),
    path(middle, grid([x + 32, 210], [5, 1], [41, 1], [2, 52])),
    path(wall, grid([x + 8, 202], [6, 1], [41, 1], [8, 60])),
    path(dark, `${box(x - 34, 196, 3, 66)}${box(x + 262, 196, 3, 66)}`),
    circle(lamp, x - 32.5, 192, 8),
    circle(lamp, x + 263.5, 192, 8),
  ].join('')
}

/** Monument: an obelisk on steps, trees on either side. */
export function monument({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(184 + next() * 32)
  return [
    bush(middle, [x - 122, 262], [150, 90], 4),
    bush(middle, [x + 122, 262], [150, 80], 9),
    path(
      wall,
      polygon([
        [x - 14, 216],
        [x - 9, 52],
        [x, 36],
        [x + 9, 52],
        [x + 14, 216],
      ]),
    ),
    path(
      shade,
      polygon([
        [x + 3, 216],
        [x + 2, 40],
        [x + 9, 52],
        [x + 14, 216],
      ]),
    ),
    path(
      wall,
      `${box(x - 30, 206, 60, 34)}${box(x - 54, 240, 108, 9)}${box(x - 72, 249, 144, 9)}${box(x - 92, 258, 184, 10)}`,
    ),
    path(shade, `${box(x + 8, 206, 22, 34)}${box(x - 54, 246, 108, 3)}${box(x - 72, 255, 144, 3)}`),
    path(dark, box(x - 20, 216, 26, 16)),
    line(accent, 6, ellipse(x, 250, 16, 11)),
    path(dark, 'M-10 262H410V300H-10Z'),
    path(wall, `M${x - 40} 268h80l46 32h-172z`),
    path(
      accent,
      [x - 74, x + 72]
        .map((at) => `M${at} 150h3v112h-3zM${at + 3} 152q12-5 20 0t16 0v20q-8 5-16 0t-20 0z`)
        .join(''),
    ),
    bush(dark, [x - 150, 268], [110, 46], 6),
    bush(dark, [x + 152, 268], [110, 54], 3),
  ].join('')
}
