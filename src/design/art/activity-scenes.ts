import { glints, ridge, sea, skyline } from './backdrops.ts'
import { box, circle, line, path, short } from './kit.ts'
import type { Dice, Point } from './kit.ts'
import { glint, lamp, yolk } from './palettes.ts'
import { spruce } from './plants.ts'
import { bath, cooking, cruise, cycle, music, ski, train } from './pursuit-scenes.ts'
import type { SceneInput } from './scene.ts'

function balloon(
  [x, y]: Point,
  size: number,
  [skin, stripe, basket]: readonly [string, string, string],
): string {
  const at = (dx: number, dy: number): string => `${short(x + dx * size)} ${short(y + dy * size)}`
  return [
    path(
      skin,
      `M${at(0, 48)}C${at(-62, 4)} ${at(-42, -50)} ${at(0, -50)}S${at(62, 4)} ${at(0, 48)}z`,
    ),
    path(
      stripe,
      `M${at(0, 48)}C${at(-24, 0)} ${at(-18, -50)} ${at(0, -50)}S${at(24, 0)} ${at(0, 48)}z`,
    ),
    path(
      basket,
      box(x - 8 * size, y + 60 * size, 16 * size, 12 * size) +
        box(x - 7 * size, y + 46 * size, 1.2, 15 * size) +
        box(x + 6 * size, y + 46 * size, 1.2, 15 * size),
    ),
  ].join('')
}

/** Three hot-air balloons above hills. */
function balloons({ inks, next }: SceneInput): string {
  const { middle, wall, dark, accent } = inks
  const drift = next() * 50
  return [
    ridge(middle, next, 268, 50),
    ridge(dark, next, 290, 30),
    balloon([140 + drift, 120], 1.15, [accent, wall, dark]),
    balloon([286 + drift * 0.4, 90], 0.62, [wall, accent, dark]),
    balloon([52 + drift * 0.5, 74], 0.4, [middle, wall, dark]),
  ].join('')
}

/** A paddler on a lake. */
function paddle({ inks, next }: SceneInput): string {
  const { far, middle, wall, shade, dark, accent } = inks
  const x = Math.round(150 + next() * 70)
  return [
    ridge(far, next, 190, 60),
    sea(middle, 186),
    glints(glint, { x: 260, from: 192, to: 296, widths: [90, 240], seed: 6, step: 11 }),
    path(accent, `M${x - 92} 238q92 26 196 0q-16 26-50 26h-96q-34 0-50-26z`),
    path(wall, `M${x - 60} 246q60 10 130 0l-2 4q-62 9-126 0z`),
    path(dark, `M${x - 8} 244l4-34q8-12 18 0l6 34z`),
    circle(shade, x + 5, 192, 10),
    path(dark, `M${x - 6} 190q11-14 22 0z`),
    line(dark, 4, `M${x - 50} 222L${x + 70} 206`),
    path(accent, `M${x - 66} 216l18 0 0 11-17 3zM${x + 68} 199l18-4 2 11-18 6z`),
  ].join('')
}

/** A hiker on a winding path between spruces. */
function hike({ inks, next }: SceneInput): string {
  const { far, middle, wall, shade, dark, accent } = inks
  return [
    ridge(far, next, 190, 110),
    ridge(middle, next, 226, 60),
    path(
      dark,
      spruce(50, 272, 120) +
        spruce(84, 278, 84) +
        spruce(350, 276, 132) +
        spruce(318, 280, 80) +
        spruce(384, 282, 90),
    ),
    path(
      wall,
      'M150 300C190 272 250 262 232 240S170 222 196 204l8 2C190 222 262 222 260 244S216 282 222 300z',
    ),
    path(dark, 'M-10 300v-26q80-14 150 12t90 14zM220 300q80-34 190-24v24z'),
    path(dark, 'M214 268l6-26h9l6 26h-5l-5-16-5 16z'),
    path(accent, 'M217 243q7-14 15 0l0 12h-15zM210 240h8v14h-8z'),
    circle(shade, 224, 228, 6),
    line(dark, 2, 'M238 240l10 30'),
  ].join('')
}

const litWindows = (next: Dice): string => {
  let shape = ''
  for (let window = 0; window < 46; window += 1) shape += box(next() * 400, 168 + next() * 74, 3, 4)
  return shape
}

/** Two people at a railing above the lit city. */
function lookout({ inks, next }: SceneInput): string {
  const { middle, shade, dark, accent } = inks
  const windows = litWindows(next)
  let rail = 'M-10 224H410V229H-10z'
  for (let post = 0; post < 11; post += 1) rail += box(post * 40 - 2, 226, 3, 38)
  return [
    skyline(middle, next, 262, 40, 120),
    path(lamp, windows),
    path(
      accent,
      'M286 262L300 120h4l14 142zM299 120h6v-30h-6zM292 166h20v6h-20zM288 206h28v6h-28z',
    ),
    path(dark, 'M-10 262H410V300H-10Z'),
    path(shade, rail),
    path(dark, 'M118 264l4-44q0-12 12-12t12 12l4 44zM160 264l3-36q1-10 10-10t10 10l3 36z'),
    circle(dark, 134, 196, 10),
    circle(dark, 173, 208, 8),
    path(accent, 'M122 222h24l2 22h-28z'),
  ].join('')
}

/** Lamps above still water, one person below them. */
function lights({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const colours = [accent, wall, yolk, shade]
  let lamps = ''
  for (let index = 0; index < 15; index += 1) {
    const x = 20 + index * 26 + next() * 10
    const y = 40 + next() * 120
    const radius = 8 + next() * 16
    const colour = colours[index % colours.length] ?? accent
    const depth = (160 - y) * 0.3
    lamps +=
      path(middle, box(x - 0.6, -10, 1.2, y + 10)) +
      circle(colour, x, y, radius) +
      path(
        colour,
        box(x - radius, 212 + depth, 2 * radius, 3) +
          box(x - radius * 0.6, 222 + depth, 1.2 * radius, 3),
      )
  }
  return [
    path(dark, 'M-10-10H410V310H-10Z'),
    sea(middle, 206),
    lamps,
    path(dark, 'M190 276l4-46q1-12 12-12t12 12l4 46z'),
    circle(dark, 206, 206, 10),
    glints(dark, { x: 206, from: 280, to: 298, widths: [40, 60], seed: 3, step: 7 }),
  ].join('')
}

export const activityScenes = {
  balloons: { draw: balloons },
  paddle: { draw: paddle },
  hike: { draw: hike },
  lookout: { draw: lookout },
  lights: { draw: lights },
  cycle: { draw: cycle },
  train: { draw: train },
  cruise: { draw: cruise },
  bath: { draw: bath },
  ski: { draw: ski },
  music: { draw: music },
  cooking: { draw: cooking },
} as const
