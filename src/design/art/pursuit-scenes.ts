import { glints, ridge, sea } from './backdrops.ts'
import { box, circle, ellipse, grid, line, path, short } from './kit.ts'
import { glint, lamp, leaf, yolk } from './palettes.ts'
import { bush, spruce } from './plants.ts'
import type { SceneInput } from './scene.ts'

/** A cyclist on a coast road. */
export function cycle({ inks, next }: SceneInput): string {
  const { far, middle, wall, shade, dark, accent } = inks
  const x = Math.round(150 + next() * 60)
  return [
    ridge(far, next, 190, 50),
    sea(middle, 186),
    glints(glint, { x: 300, from: 192, to: 232, widths: [60, 120], seed: 4 }),
    path(shade, 'M-10 242q120-18 220-10t200-8v76H-10z'),
    path(dark, 'M-10 266q140-14 230-6t190-8v48H-10z'),
    line(wall, 3, 'M10 284l44-3M90 280l44-1M172 280l44 2M254 283l44-1M336 281l44-3'),
    line(dark, 5, [x - 36, x + 42].map((at) => ellipse(at, 244, 24, 24)).join('')),
    line(
      accent,
      5,
      `M${x - 36} 244l22-38h40l16 38M${x - 14} 206l18 38h-40M${x + 4} 244l22-38M${x - 20} 198h16`,
    ),
    line(dark, 5, `M${x + 26} 206l-4-16h16`),
    path(accent, `M${x - 14} 194q2-40 34-44 14 0 16 12l-4 8-20-4-6 32z`),
    line(wall, 8, `M${x + 18} 166l16 24`),
    path(dark, `M${x - 16} 192l24 2 10 24-10 26h-8l6-24-22-16z`),
    circle(wall, x + 32, 140, 11),
    path(dark, `M${x + 18} 138q2-16 16-16t14 14z`),
    bush(dark, [20, 300], [120, 50], 6),
  ].join('')
}

/** A train on a viaduct. */
export function train({ inks, next }: SceneInput): string {
  const { far, middle, wall, shade, dark, accent } = inks
  const shift = Math.round(next() * 40)
  let arches = 'M-10 196h420v14H-10z'
  for (let pier = 0; pier < 7; pier += 1)
    arches += `M${pier * 66 - 18} 210h66q-26 8-26 40v50h-14v-50q0-32-26-40z`
  const coaches = [0, 1, 2].map((coach) => {
    const x = 30 + shift + coach * 104
    return (
      path(accent, coach === 2 ? `M${x} 150h78q20 4 24 38h-102z` : box(x, 150, 100, 38)) +
      path(wall, box(x, 176, 100, 4)) +
      path(lamp, grid([x + 8, 157], [coach === 2 ? 4 : 5, 1], [18, 1], [12, 13])) +
      path(
        dark,
        `${box(x + 6, 188, 92, 5)}${ellipse(x + 22, 192, 6, 5)}${ellipse(x + 80, 192, 6, 5)}`,
      )
    )
  })
  return [
    ridge(far, next, 170, 110),
    ridge(middle, next, 226, 60),
    path(dark, box(-10, 190, 420, 6)),
    ...coaches,
    path(wall, arches),
    path(shade, grid([16, 250], [6, 1], [66, 1], [6, 50]) + box(-10, 205, 420, 5)),
    path(
      dark,
      spruce(24, 292, 90) +
        spruce(56, 300, 70) +
        spruce(360, 296, 104) +
        spruce(388, 300, 80) +
        spruce(206, 302, 60),
    ),
    path(dark, 'M-10 284q110-14 200-4t220-6v26H-10z'),
  ].join('')
}

/** A sightseeing boat under a bridge of lamps. */
export function cruise({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(116 + next() * 40)
  return [
    sea(middle, 204),
    glints(glint, { x: 250, from: 212, to: 296, widths: [90, 240], seed: 6 }),
    path(shade, 'M-10 204v-46h46q30 0 34 46zM410 204v-46h-46q-30 0-34 46z'),
    path(dark, `${box(36, 120, 4, 40)}${box(360, 120, 4, 40)}`),
    circle(lamp, 38, 114, 9),
    circle(lamp, 362, 114, 9),
    path(wall, `M${x - 46} 226h240l-26 32H${x - 16}z`),
    path(accent, `M${x - 40} 234h228l-6 8H${x - 33}z`),
    path(dark, `${box(x - 10, 196, 160, 30)}`),
    path(lamp, grid([x - 4, 201], [9, 1], [17, 1], [12, 18])),
    path(wall, `M${x - 22} 190h190l-8 8H${x - 14}z`),
    [0, 1, 2, 3, 4]
      .map(
        (seat) =>
          circle(dark, x + 20 + seat * 26, 178, 6) +
          path(accent, `M${x + 12 + seat * 26} 190q0-8 8-8t8 8z`),
      )
      .join(''),
    path(dark, box(x + 172, 150, 3, 76)),
    path(accent, `M${x + 175} 152q10-5 18 0t16 0v16q-8 5-16 0t-18 0z`),
  ].join('')
}

/** A steaming bath among rocks. */
export function bath({ inks, next }: SceneInput): string {
  const { far, middle, wall, shade, dark, accent } = inks
  const x = Math.round(180 + next() * 40)
  return [
    ridge(far, next, 200, 90),
    bush(middle, [60, 232], [180, 120], 4),
    bush(middle, [350, 232], [160, 140], 9),
    path(dark, 'M-10 300v-66q60-22 110-4h200q60-18 110 6v64z'),
    path(glint, ellipse(x, 256, 150, 30)),
    path(shade, ellipse(x, 260, 150, 30)),
    path(glint, `${ellipse(x - 50, 262, 46, 5)}${ellipse(x + 64, 268, 40, 4)}`),
    path(wall, `M${x - 26} 256q0-24 22-26 24 2 24 26z`),
    circle(wall, x - 3, 220, 13),
    path(dark, `M${x - 18} 220q0-18 16-18t14 16q-14-8-30 2z`),
    path(accent, `M${x - 14} 205h22l-3-8h-16z`),
    path(
      dark,
      [-146, -112, 108, 142]
        .map((dx, rock) => ellipse(x + dx, 270 - (rock % 2) * 12, 30, 20))
        .join(''),
    ),
    path(middle, [-96, 120].map((dx) => ellipse(x + dx, 284, 40, 18)).join('')),
    line(
      wall,
      6,
      `M${x - 84} 224q-14-18 0-34t0-34M${x + 46} 216q-14-18 0-34t0-34M${x + 92} 228q-12-16 0-30t0-30`,
      0.7,
    ),
    path(dark, `${box(330, 132, 6, 104)}${box(318, 126, 30, 6)}`),
    path(accent, box(321, 134, 24, 26)),
    path(lamp, box(325, 138, 16, 18)),
  ].join('')
}

/** A skier between spruces. */
export function ski({ inks, next }: SceneInput): string {
  const { far, middle, wall, shade, dark, accent } = inks
  const x = Math.round(160 + next() * 50)
  return [
    ridge(far, next, 180, 120),
    path(middle, 'M-10 250L90 120l60 60 70-104 100 120 90-40v144H-10z'),
    path(wall, 'M220 76l-34 50 18-6 14 14 18-18 16 10 8-4zM90 120l-26 34 16-4 12 10 12-18z'),
    path(wall, 'M-10 216q130-20 230 20t190 30v34H-10z'),
    path(shade, 'M-10 246q120-6 210 22t110 32H-10z'),
    line(shade, 3, `M-10 226q90-6 ${x - 20} 26`),
    path(
      dark,
      spruce(40, 250, 110) +
        spruce(76, 254, 76) +
        spruce(350, 284, 130) +
        spruce(384, 290, 96) +
        spruce(316, 284, 76),
    ),
    line(accent, 6, `M${x - 50} 244L${x + 64} 278q10 3 14-4`),
    path(dark, `M${x - 14} 256l16-34 22 10-4 34-12-3 2-22-10-2-8 20z`),
    path(accent, `M${x - 8} 224q4-32 32-40 16 0 16 12l-14 34z`),
    line(dark, 4, `M${x + 34} 204l-26 16-34 44M${x + 36} 200l18 12-8 60`),
    circle(wall, x + 40, 176, 11),
    path(dark, `M${x + 27} 174q2-16 15-16t12 14z`),
    path(yolk, box(x + 42, 173, 11, 5)),
  ].join('')
}

/** A stage under lights. */
export function music({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(190 + next() * 20)
  const crowd = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((head) => {
    const at = 6 + head * 36
    const y = 276 + ((head * 7) % 12)
    return `${ellipse(at, y, 12, 13)}${box(at - 16, y + 8, 32, 30)}`
  })
  return [
    path(dark, 'M-10-10H410V310H-10Z'),
    path(middle, 'M40 40h320v190H40z'),
    path(lamp, `M90 44l-46 186h96zM310 44l46 186h-96zM${x} 44l-60 186h120z`, 0.3),
    path(dark, 'M30 30h340v14H30z'),
    path(accent, [90, 145, 255, 310].map((at) => box(at - 9, 40, 18, 14)).join('')),
    path(lamp, [90, 145, 255, 310].map((at) => ellipse(at, 56, 7, 4)).join('')),
    path(accent, 'M30 44h26q-2 100-26 186zM370 44h-26q2 100 26 186z'),
    path(shade, box(30, 228, 340, 12)),
    path(dark, `M${x - 14} 228l4-54q2-14 14-14t14 14l4 54h-10l-4-32h-8l-4 32z`),
    circle(wall, x + 4, 148, 11),
    path(accent, `M${x - 12} 196q6-16 18-10 10-14 20-4 4 12-10 16-8 14-22 8-8-4-6-10z`),
    line(dark, 4, `M${x + 18} 186l44-22`),
    path(wall, `M${x - 96} 196h46v-16h-46zM${x - 92} 196h5v32h-5zM${x - 60} 196h5v32h-5z`),
    path(dark, `M${x - 92} 180h38v6h-38z`),
    path(shade, ellipse(x + 92, 208, 24, 18)),
    path(wall, ellipse(x + 92, 206, 17, 12)),
    path(yolk, `${ellipse(x + 68, 182, 18, 4)}${ellipse(x + 118, 178, 18, 4)}`),
    path(middle, crowd.join('')),
  ].join('')
}

/** A pan and a board: a cooking class. */
export function cooking({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(70 + next() * 20)
  return [
    sea(shade, 226),
    path(wall, box(-10, 220, 420, 10)),
    path(
      dark,
      `${box(40, 46, 320, 5)}${[80, 140, 262, 320].map((at) => box(at, 51, 2.4, 18)).join('')}`,
    ),
    path(accent, 'M66 69h30v14q0 20-15 20t-15-20z'),
    path(dark, 'M136 69h10l2 46h-14zM130 113h22v22q-11 12-22 0z'),
    path(middle, 'M246 69h34v26q0 12-17 12t-17-12z'),
    path(dark, 'M316 69h8v44h-8zM310 110h20v28h-20z'),
    path(
      dark,
      `M${x - 24} 178h120v42q0 6-8 6H${x - 16}q-8 0-8-6zM${x - 44} 186h20v8h-20zM${x + 96} 186h20v8h-20z`,
    ),
    path(accent, `M${x - 28} 170h128v10h-128zM${x + 28} 160h16v10h-16z`),
    line(wall, 5, `M${x + 12} 148q-12-16 0-30t0-30M${x + 54} 148q-12-16 0-30t0-30`, 0.75),
    path(middle, `M${x + 140} 210h146l10 12h-166z`),
    path(wall, `M${x + 232} 206l52-26q8 6-4 16l-40 14zM${x + 282} 184l28-14 4 7-28 14z`),
    bush(leaf[0], [x + 172, 212], [42, 26], 3),
    circle(accent, x + 214, 198, 13),
    circle(accent, x + 196, 202, 10),
    path(leaf[0], `M${short(x + 208)} 186q6-8 12 0z`),
    path(yolk, box(x + 150, 198, 12, 12)),
  ].join('')
}
