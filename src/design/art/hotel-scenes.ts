import { awning, lanterns } from './street-parts.ts'
import { glints, sea } from './backdrops.ts'
import { arch, box, circle, ellipse, grid, line, path, short } from './kit.ts'
import { glint, lamp } from './palettes.ts'
import { bush, palm } from './plants.ts'
import type { SceneInput } from './scene.ts'

/** Grand hotel: mansard roof, flag, awnings along the street. */
function grand({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const bays = 5 + Math.floor(next() * 2)
  const width = bays * 40
  const x = 200 - width / 2
  const floors = 3 + Math.floor(next() * 2)
  const top = 258 - 34 - floors * 30
  return [
    path(wall, box(x, top, width, 258 - top)),
    path(
      shade,
      box(x + width * 0.7, top, width * 0.3, 258 - top) + box(x - 5, top - 3, width + 10, 6),
    ),
    path(middle, `M${short(x)} ${top - 3}l10-34h${width - 20}l10 34z`),
    path(wall, grid([x + 16, top - 28], [bays, 1], [40, 1], [9, 15])),
    path(dark, grid([x + 14, top + 10], [bays, floors], [40, 30], [13, 18])),
    path(shade, grid([x + 11, top + 28], [bays, floors], [40, 30], [19, 2])),
    awning([accent, wall], [x, 224], [width, 9], bays * 4),
    path(dark, box(x + 8, 238, width - 16, 20)),
    path(wall, box(188, 238, 24, 20)),
    path(accent, `M200 ${top - 66}v30h-2v-30zm0 0q9-4 14 0t12 0v13q-6 4-12 0t-14 0z`),
    bush(dark, [x - 20, 262], [60, 34], 3),
    bush(dark, [x + width + 20, 262], [60, 34], 8),
  ].join('')
}

/** City tower with balconies; palms or street trees beside it. */
function tower({ inks, next, warm }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const width = 92 + next() * 40
  const x = 150 + next() * 60
  const floors = 6 + Math.floor(next() * 2)
  const top = 256 - floors * 26
  const beside = warm
    ? path(
        dark,
        palm(x - 40, 262, 104) + palm(x + width + 34, 262, 128) + palm(x + width + 66, 264, 84),
      )
    : path(dark, box(x - 36, 218, 3, 44) + box(x + width + 33, 208, 3, 54)) +
      bush(dark, [x - 34, 226], [34, 44], 5) +
      bush(dark, [x + width + 34, 218], [38, 52], 6)
  return [
    path(wall, box(x, top, width, 256 - top)),
    path(shade, box(x + width * 0.66, top, width * 0.34, 256 - top)),
    path(dark, grid([x + 8, top + 8], [1, floors], [0, 26], [width - 16, 13])),
    path(accent, grid([x - 5, top + 21], [1, floors], [0, 26], [width + 10, 4])),
    path(wall, grid([x + width * 0.36, top + 8], [2, floors], [width * 0.27, 26], [4, 13])),
    path(middle, box(x + 12, top - 12, width - 30, 12)),
    beside,
    bush(dark, [60, 268], [130, 34], 4),
  ].join('')
}

/** Japanese inn: deep eaves, screens, lanterns. */
function ryokan({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = 96 + next() * 24
  return [
    path(middle, `M${short(x + 20)} 150q90-4 104-44q14 40 104 44z`),
    path(wall, box(x + 36, 150, 176, 40)),
    path(dark, grid([x + 44, 156], [10, 1], [16.6, 1], [11, 28])),
    path(middle, `M${short(x - 22)} 206q40-6 52-24h188q12 18 52 24z`),
    path(wall, box(x, 206, 248, 52)),
    path(shade, box(x + 170, 206, 78, 52)),
    path(
      dark,
      grid([x + 10, 214], [4, 1], [20, 1], [15, 40]) +
        grid([x + 172, 214], [3, 1], [22, 1], [17, 40]) +
        box(x + 98, 212, 62, 46),
    ),
    path(accent, box(x + 98, 212, 62, 15)),
    path(wall, box(x + 118, 212, 1.4, 15) + box(x + 139, 212, 1.4, 15)),
    lanterns(inks, [x - 6, x + 254], 222),
    bush(dark, [x - 40, 264], [90, 40], 5),
    bush(dark, [x + 290, 264], [90, 46], 6),
  ].join('')
}

/** Resort: white terraces with domes going down to the sea, one sail. */
function resort({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const step = 24 + next() * 8
  let [walls, ledges, doors, domes] = ['', '', '', '']
  for (let level = 0; level < 4; level += 1) {
    const x = 206 - level * step
    const y = 116 + level * 36
    walls += box(x, y, 420 - x, 38)
    ledges += box(x, y, 420 - x, 4)
    for (let door = x + 16; door < 396; door += 34) doors += arch(door + 6, y + 36, 14, 24)
    domes += `M${short(x + 4)} ${y}q12-16 24 0z`
  }
  return [
    sea(middle, 236),
    glints(glint, { x: 90, from: 240, to: 292, widths: [60, 140], seed: 4 }),
    path(wall, walls),
    path(shade, ledges + box(360, 116, 50, 150)),
    path(dark, doors),
    path(accent, domes),
    path(wall, 'M70 236v-44q20 18 22 44zM66 236v-34q-12 12-14 34z'),
    path(dark, 'M44 238h58l-9 9H54z'),
  ].join('')
}

/** Boutique hotel: a narrow town house with arched windows and an upright sign. */
function boutique({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const width = 150 + Math.floor(next() * 2) * 30
  const x = Math.round(200 - width / 2 + (next() - 0.5) * 40)
  const top = 56 + Math.round(next() * 12)
  const bays = Math.floor(width / 48)
  const gap = width / bays
  let [openings, sills] = ['', '']
  for (let bay = 0; bay < bays; bay += 1)
    for (let floor = 0; floor < 3; floor += 1) {
      const middleX = x + gap * (bay + 0.5)
      openings += arch(middleX, top + 48 + floor * 43, 20, 32)
      sills += box(middleX - 13, top + 48 + floor * 43, 26, 4)
    }
  return [
    path(wall, box(x, top, width, 258 - top)),
    path(shade, box(x + width * 0.68, top, width * 0.32, 258 - top)),
    path(dark, openings),
    path(accent, sills),
    path(middle, box(x - 8, top - 10, width + 16, 12) + box(x, 206, width, 56)),
    path(dark, box(x + 12, 216, width * 0.36, 34) + arch(x + width * 0.74, 262, 34, 46)),
    awning([accent, wall], [x + 6, 206], [width * 0.44, 10], 8),
    path(dark, box(x - 26, top + 28, 30, 3) + box(x - 26, top + 118, 30, 3)),
    path(accent, box(x - 26, top + 31, 18, 87)),
    path(wall, grid([x - 21, top + 40], [1, 5], [0, 15], [8, 8])),
    bush(dark, [x - 26, 262], [34, 40], 5),
    bush(dark, [x + width + 22, 262], [34, 46], 6),
  ].join('')
}

/** Country inn: timber frame, steep roof with dormers, lit windows. */
function inn({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(84 + next() * 20)
  const timbers = [
    grid([x, 178], [6, 1], [42.4, 1], [5, 84]),
    box(x, 176, 217, 5),
    box(x, 216, 217, 5),
    `M${x + 5} 216l37-36 4 3-37 36zM${x + 212} 216l-37-36-4 3 37 36z`,
  ]
  const dormers = [x + 34, x + 96, x + 158]
  return [
    path(shade, box(x + 176, 70, 20, 50)),
    path(wall, box(x, 176, 217, 86)),
    path(shade, box(x + 152, 176, 65, 86)),
    path(dark, timbers.join('')),
    path(middle, `M${x - 20} 180l42-86h174l42 86z`),
    path(dark, box(x - 20, 178, 258, 5)),
    path(wall, dormers.map((at) => box(at, 136, 28, 28)).join('')),
    path(dark, dormers.map((at) => `M${at - 6} 138l20-20 20 20z`).join('')),
    path(lamp, dormers.map((at) => box(at + 7, 142, 14, 16)).join('')),
    path(lamp, grid([x + 14, 190], [2, 1], [42.4, 1], [20, 18]) + box(x + 142, 190, 20, 18)),
    path(accent, box(x + 94, 222, 30, 40)),
    path(dark, box(x + 217, 196, 30, 3) + box(x + 236, 196, 2, 10)),
    path(accent, box(x + 226, 206, 24, 18)),
    bush(dark, [x - 24, 266], [80, 42], 3),
    bush(dark, [x + 268, 266], [90, 50], 8),
  ].join('')
}

const bicycle = (colour: string, x: number): string =>
  [x, x + 34].map((wheel) => line(colour, 3, ellipse(wheel, 250, 12, 12))).join('') +
  line(
    colour,
    3,
    `M${x} 250l12-22h16l6 22M${x + 12} 228l6 22h-18M${x + 10} 224h8M${x + 28} 228l-2-8h8`,
  )

/** Hostel: coloured panels, a roof terrace with lights, bicycles in front. */
function hostel({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(84 + next() * 20)
  const colours = [accent, wall, shade, middle]
  const turn = Math.floor(next() * colours.length)
  let panels = ''
  for (let floor = 0; floor < 3; floor += 1)
    for (let bay = 0; bay < 5; bay += 1) {
      const colour = colours[(bay * 3 + floor * 2 + turn) % colours.length] ?? wall
      panels += path(colour, box(x + 6 + bay * 45, 104 + floor * 36, 38, 30))
    }
  const bulbs = [0, 1, 2, 3, 4, 5, 6].map((bulb) => {
    const along = (bulb + 0.5) / 7
    return circle(lamp, x + 230 * along, 72 + Math.sin(Math.PI * ((along * 2) % 1)) * 10, 4)
  })
  return [
    path(wall, box(x, 98, 232, 164)),
    panels,
    path(dark, grid([x + 14, 110], [5, 3], [45, 36], [14, 18])),
    path(dark, box(x + 2, 70, 3, 30) + box(x + 114, 70, 3, 30) + box(x + 227, 70, 3, 30)),
    line(dark, 2, `M${x + 3} 70q56 26 112 0q56 26 114 0`),
    bulbs.join(''),
    bush(dark, [x + 60, 98], [50, 16], 4),
    bush(dark, [x + 180, 98], [60, 18], 9),
    path(dark, box(x, 214, 232, 48)),
    path(lamp, box(x + 12, 222, 60, 34) + box(x + 130, 222, 90, 34)),
    path(accent, box(x + 84, 222, 34, 40)),
    bicycle(accent, x + 26),
    bicycle(accent, x + 158),
  ].join('')
}

/** Apartment house: shutters, balconies with plants. */
function apartment({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const width = 204
  const x = Math.round(90 + next() * 26)
  let [shutters, rails, plants] = ['', '', '']
  for (let floor = 0; floor < 3; floor += 1)
    for (let bay = 0; bay < 3; bay += 1) {
      const left = x + 22 + bay * 62
      const y = 84 + floor * 50
      shutters += box(left - 8, y, 8, 34) + box(left + 26, y, 8, 34)
      rails +=
        box(left - 12, y + 34, 50, 3) + grid([left - 12, y + 24], [11, 1], [4.8, 1], [1.8, 11])
      if (next() > 0.45)
        plants += bush(middle, [left + 6 + next() * 14, y + 34], [26, 13], bay + floor * 3 + 1)
    }
  return [
    path(wall, box(x, 66, width, 196)),
    path(shade, box(x + width * 0.7, 66, width * 0.3, 196)),
    path(middle, box(x - 8, 56, width + 16, 12)),
    path(dark, grid([x + 22, 84], [3, 3], [62, 50], [26, 36])),
    path(accent, shutters),
    path(dark, rails),
    plants,
    path(middle, box(x, 228, width, 34)),
    path(dark, arch(x + width / 2, 262, 36, 32)),
    path(lamp, box(x + 18, 236, 40, 18) + box(x + width - 58, 236, 40, 18)),
    bush(dark, [x - 22, 264], [50, 60], 5),
    bush(dark, [x + width + 26, 264], [60, 46], 6),
  ].join('')
}

export const hotelScenes = {
  grand: { draw: grand, street: true },
  tower: { draw: tower, street: true },
  ryokan: { draw: ryokan, street: true },
  resort: { draw: resort },
  boutique: { draw: boutique, street: true },
  inn: { draw: inn, street: true },
  hostel: { draw: hostel, street: true },
  apartment: { draw: apartment, street: true },
} as const
