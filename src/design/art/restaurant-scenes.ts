import { sea } from './backdrops.ts'
import { cafe, cart } from './cafe-scenes.ts'
import { box, circle, grid, line, path } from './kit.ts'
import { yolk } from './palettes.ts'
import { bush } from './plants.ts'
import {
  burger,
  curry,
  dumplings,
  greens,
  grill,
  pizza,
  seafood,
  tacos,
} from './restaurant-dishes.ts'
import type { SceneInput } from './scene.ts'
import { awning } from './street-parts.ts'

const terraceTable = (x: number): string =>
  `M${x - 18} 236h36v3h-36zM${x - 1.5} 238h3v24h-3zM${x - 10} 262h20v2h-20zM${x + 24} 224h3v40h-3zM${
    x + 14
  } 244h12v3h-12zM${x + 14} 246h2v18h-2z`

/** Corner bistro: striped awning, lit window, tables on the pavement. */
function bistro({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(70 + next() * 20)
  return [
    path(middle, box(x, 74, 250, 186)),
    path(shade, grid([x + 22, 88], [5, 1], [44, 1], [24, 34])),
    path(
      dark,
      grid([x + 25, 91], [5, 1], [44, 1], [8, 31]) + grid([x + 35, 91], [5, 1], [44, 1], [8, 31]),
    ),
    path(dark, box(x - 6, 134, 262, 18)),
    path(wall, grid([x + 62, 140], [9, 1], [14, 1], [8, 5])),
    awning([accent, wall], [x - 6, 152], [262, 22], 14),
    path(wall, box(x + 14, 184, 150, 60) + box(x + 186, 184, 44, 76)),
    path(dark, box(x + 18, 188, 68, 52) + box(x + 92, 188, 68, 52) + box(x + 191, 190, 34, 46)),
    circle(accent, x + 50, 206, 7),
    circle(accent, x + 126, 202, 7),
    path(dark, [x + 30, x + 118, x + 268].map(terraceTable).join('')),
  ].join('')
}

/** A bowl of noodles with chopsticks and steam. */
function noodles({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const c = Math.round(180 + next() * 40)
  return [
    sea(middle, 228),
    path(dark, `M${c - 96} 232q96 22 192 0v8q-96 22-192 0z`),
    path(wall, `M${c - 92} 168h184q-4 62-52 76h-80q-48-14-52-76z`),
    path(shade, `M${c + 30} 168h62q-4 62-52 76h-40q34-20 30-76z`),
    path(accent, `M${c - 92} 168h184l-1 13h-182z`),
    path(dark, `M${c - 86} 168q86-40 172 0z`),
    circle(wall, c - 34, 158, 15),
    circle(yolk, c - 34, 158, 8),
    path(accent, `M${c + 4} 146l54-2 4 18-58 4z`),
    path(middle, `M${c - 8} 164q8-22 14-2zM${c + 60} 164q12-20 16 0z`),
    line(dark, 4, `M${c + 40} 160L${c + 150} 62M${c + 52} 162L${c + 168} 76`),
    line(
      wall,
      5,
      `M${c - 40} 128q-14-18 0-34t0-34M${c} 120q-14-18 0-34t0-34M${c + 36} 126q-12-16 0-30t0-30`,
      0.75,
    ),
  ].join('')
}

/** A laid table: cloth, bottle, glass, a covered dish. */
function table({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const c = Math.round(160 + next() * 60)
  return [
    sea(dark, 214),
    path(wall, `M40 208H360V244${'a20 16 0 0 1-40 0'.repeat(8)}z`),
    path(shade, 'M40 208H360V214H40Z'),
    path(middle, `M${c + 84} 206v-92q0-12 6-16v-26h14v26q6 4 6 16v92z`),
    path(wall, box(c + 84, 140, 26, 36)),
    path(accent, box(c + 84, 150, 26, 5) + box(c + 89, 66, 16, 10)),
    path(wall, `M${c - 20} 118h44q4 44-20 50v32h14v6h-32v-6h14v-32q-24-6-20-50z`),
    path(accent, `M${c - 20} 134h44q-2 28-22 31q-20-3-22-31z`),
    path(shade, `M${c - 132} 200h92q-6 10-20 10h-52q-14 0-20-10z`),
    path(accent, `M${c - 118} 200q32-34 64 0z`),
    bush(middle, [c - 86, 186], [40, 18], 6),
  ].join('')
}

/** A board of nigiri on a counter, tea beside it. */
function sushi({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const tops = [accent, yolk, accent, middle]
  const pieces = [0, 1, 2, 3].map((piece) => {
    const x = 76 + piece * 66
    const top = tops[(piece + Math.floor(next() * 2)) % tops.length] ?? accent
    return [
      path(wall, `M${x} 204v-18q0-12 14-12h26q14 0 14 12v18z`),
      path(top, `M${x - 6} 188q4-26 33-26t33 26q-8-8-33-8t-33 8z`),
      piece % 2 === 1 ? path(dark, box(x + 22, 164, 10, 40)) : '',
    ].join('')
  })
  return [
    sea(dark, 226),
    path(shade, 'M46 196h308l14 26H32z'),
    path(middle, 'M32 222h336v10H32zM70 232h22v20H70zM308 232h22v20h-22z'),
    ...pieces,
    path(wall, 'M330 196v-34h34v34z'),
    path(shade, box(352, 162, 12, 34)),
    line(wall, 4, 'M340 148q-8-10 0-20M354 148q-8-10 0-20', 0.75),
    line(dark, 4, 'M60 214L180 206M62 220L184 212'),
  ].join('')
}

export const restaurantScenes = {
  bistro: { draw: bistro, street: true },
  noodles: { draw: noodles },
  table: { draw: table },
  sushi: { draw: sushi },
  pizza: { draw: pizza },
  grill: { draw: grill },
  tacos: { draw: tacos },
  curry: { draw: curry },
  seafood: { draw: seafood },
  burger: { draw: burger },
  greens: { draw: greens },
  dumplings: { draw: dumplings },
  cafe: { draw: cafe },
  cart: { draw: cart, street: true },
} as const
