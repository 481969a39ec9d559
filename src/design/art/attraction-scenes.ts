import { glints, sea } from './backdrops.ts'
import { box, circle, grid, line, path, polygon } from './kit.ts'
import { monumentScenes } from './monument-scenes.ts'
import { glint, lamp } from './palettes.ts'
import { bush } from './plants.ts'
import {
  bridge,
  church,
  monument,
  palace,
  square,
  temple,
  theatre,
  tower,
} from './landmark-scenes.ts'
import {
  beach,
  gallery,
  island,
  market,
  mountain,
  oldTown,
  park,
  wheel,
  zoo,
} from './outing-scenes.ts'
import { sacredScenes } from './sacred-scenes.ts'
import type { SceneInput } from './scene.ts'
import { templeScenes } from './temple-scenes.ts'
import { townScenes } from './town-scenes.ts'

/** Museum: portico with columns and steps. */
function museum({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const columns = 5 + Math.floor(next() * 2)
  const width = columns * 36 + 10
  const x = 200 - width / 2
  const steps =
    box(x - 14, 232, width + 28, 10) +
    box(x - 26, 242, width + 52, 10) +
    box(x - 38, 252, width + 76, 12)
  return [
    path(
      wall,
      polygon([
        [x - 14, 124],
        [200, 70],
        [x + width + 14, 124],
      ]) +
        box(x - 10, 124, width + 20, 16) +
        steps,
    ),
    path(
      shade,
      polygon([
        [x + 20, 118],
        [200, 80],
        [x + width - 20, 118],
      ]) + box(x - 10, 138, width + 20, 4),
    ),
    path(dark, box(x, 142, width, 90)),
    path(wall, grid([x + 2, 142], [columns + 1, 1], [(width - 20) / columns, 1], [16, 90])),
    path(shade, grid([x + 12, 142], [columns + 1, 1], [(width - 20) / columns, 1], [6, 90])),
    circle(accent, 200, 104, 9),
    bush(middle, [x - 50, 266], [90, 60], 4),
    bush(middle, [x + width + 50, 266], [90, 54], 7),
  ].join('')
}

/** Lighthouse on a rock, its beam over the sea. */
function lighthouse({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(170 + next() * 60)
  return [
    sea(middle, 240),
    glints(glint, { x: 330, from: 246, to: 296, widths: [50, 110], seed: 3 }),
    path(dark, 'M-10 300V236q60-26 120-18t150 12q30 12 40 70z'),
    path(wall, `M${x - 24} 236l10-132h28l10 132z`),
    path(accent, `M${x - 21.7} 206l2.4-32h38.6l2.4 32zM${x - 17} 144l2.4-30h29.2l2.4 30z`),
    path(shade, `M${x + 4} 104h10l10 132h-14z`),
    path(
      dark,
      `${box(x - 20, 98, 40, 6)}${box(x - 11, 74, 22, 24)}M${x - 14} 76q14-24 28 0z${box(x - 1, 52, 2, 12)}`,
    ),
    path(lamp, box(x - 7, 78, 14, 18)),
    path(lamp, `M${x + 12} 80L410 50V112L${x + 12} 94z`, 0.5),
    path(wall, box(x + 28, 204, 60, 32)),
    path(accent, `M${x + 22} 206l36-22 36 22z`),
    path(dark, grid([x + 38, 214], [2, 1], [22, 1], [10, 12])),
  ].join('')
}

/** Garden: red bridge over a pond, a tree in flower, a stone lantern. */
function garden({ inks }: SceneInput): string {
  const { middle, wall, dark, accent } = inks
  let posts = ''
  for (let post = 0; post <= 10; post += 1) {
    const y = 226 - Math.sin((Math.PI * post) / 10) * 60
    posts += box(58 + 28 * post, y - 18, 4, 26)
  }
  return [
    sea(middle, 238),
    glints(glint, { x: 200, from: 244, to: 296, widths: [120, 220], seed: 8, step: 10 }),
    path(accent, 'M60 238Q200 120 340 238h-20Q200 156 80 238z'),
    line(accent, 4, 'M60 214Q200 94 340 214'),
    path(accent, posts),
    bush(dark, [40, 262], [150, 84], 4),
    bush(dark, [370, 262], [130, 70], 9),
    path(dark, 'M316 240q-4-70-40-110l4-4q40 40 44 114z'),
    bush('#E8A6A0', [270, 140], [140, 66], 5),
    path(
      wall,
      `${box(96, 190, 14, 46)}${box(88, 184, 30, 6)}${box(92, 170, 22, 14)}M84 172l19-16 19 16z`,
    ),
  ].join('')
}

/** Shrine: a torii over a gravel path between trees. */
function shrine({ inks }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  return [
    sea(middle, 236),
    path(wall, 'M176 240h48l70 60H106z'),
    path(shade, 'M176 240h48l4 4h-56zM160 254h80l5 5h-90zM140 272h120l7 6H133z'),
    path(
      accent,
      'M112 252l6-142h15l-3 142zM288 252l-6-142h-15l3 142zM96 142h208v12H96zM194 118h12v26h-12z',
    ),
    path(accent, 'M84 104q116 16 232 0l-4 14q-112 13-224 0z'),
    path(dark, 'M74 92q126 20 252 0l-9 14q-117 16-234 0zM108 242h28v12h-28zM264 242h28v12h-28z'),
    path(wall, 'M130 134q70 18 140 0'),
    line(wall, 4, 'M132 132Q200 152 268 132'),
    path(wall, 'M164 142l8 8-6 6 8 8h-8l-8-8 6-6-6-8zM232 142l8 8-6 6 8 8h-8l-8-8 6-6-6-8z'),
    bush(dark, [40, 262], [130, 150], 4),
    bush(dark, [366, 262], [120, 130], 9),
    bush(middle, [92, 262], [60, 50], 6),
    bush(middle, [312, 262], [60, 44], 2),
  ].join('')
}

export const attractionScenes = {
  museum: { draw: museum, street: true },
  lighthouse: { draw: lighthouse },
  garden: { draw: garden },
  shrine: { draw: shrine, asked: true },
  church: { draw: church, street: true },
  palace: { draw: palace },
  temple: { draw: temple, street: true, asked: true },
  tower: { draw: tower, street: true },
  square: { draw: square },
  bridge: { draw: bridge },
  theatre: { draw: theatre, street: true },
  monument: { draw: monument },
  market: { draw: market, street: true },
  beach: { draw: beach },
  mountain: { draw: mountain },
  park: { draw: park },
  'old-town': { draw: oldTown },
  wheel: { draw: wheel, street: true },
  island: { draw: island },
  gallery: { draw: gallery, street: true },
  zoo: { draw: zoo },
  ...monumentScenes,
  ...townScenes,
  ...sacredScenes,
  ...templeScenes,
} as const
