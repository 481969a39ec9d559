import { activityScenes } from './activity-scenes.ts'
import { attractionScenes } from './attraction-scenes.ts'
import { downs, ridge, skyline } from './backdrops.ts'
import { hotelScenes } from './hotel-scenes.ts'
import { circle, dice, hash, path } from './kit.ts'
import type { Dice } from './kit.ts'
import { palettes } from './palettes.ts'
import type { Inks } from './palettes.ts'
import { propertyScenes } from './property-scenes.ts'
import { restaurantScenes } from './restaurant-scenes.ts'
import type { Scene, Scenes } from './scene.ts'

const scenes = {
  hotel: hotelScenes,
  restaurant: restaurantScenes,
  attraction: attractionScenes,
  activity: activityScenes,
  property: propertyScenes,
} as const

export type ArtKind = keyof typeof scenes

export const artKinds = Object.keys(scenes) as readonly ArtKind[]

/** Names of a kind's scenes: what `scene` may be. */
export type ArtScene<Kind extends ArtKind = ArtKind> = Kind extends ArtKind
  ? keyof (typeof scenes)[Kind] & string
  : never

export const artSceneNames = (kind: ArtKind): readonly string[] => Object.keys(scenes[kind])

export interface ArtOptions {
  /** Choose it from data (cuisine, style, type of sight); an unknown name falls back to the hash. */
  scene?: string | undefined
  /** The place's ordinal in its city list, so that neighbours differ; from the hash when absent. */
  palette?: number | undefined
  /** Palms: only where they grow. */
  warm?: boolean | undefined
}

const xmlEscapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Control characters have no place in XML 1.0, not even escaped. */
const xmlText = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- exactly those are taken out
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/[&<>"']/g, (sign) => xmlEscapes.get(sign) ?? sign)

function background(inks: Inks, next: Dice, kind: number): string {
  const x = 70 + next() * 260
  const y = 60 + next() * 60
  const radius = 24 + next() * 18
  const backdrops = [
    () => skyline(inks.far, next, 262, 30, 90),
    () => ridge(inks.far, next, 226, 80),
    () => downs(inks.far, next),
  ]
  return [
    path(inks.sky, 'M0 0h400v300h-400z'),
    circle(inks.halo, x, y + 30, 150 + next() * 50),
    circle(inks.sun, x, y, radius),
    backdrops[kind % backdrops.length]?.() ?? '',
    path(inks.middle, 'M-10 256H410V300H-10Z'),
  ].join('')
}

function sceneOf(kind: ArtKind, wanted: string | undefined, seed: number): Scene | undefined {
  const list: Scenes = scenes[kind]
  const named = Object.entries(list).find(([name]) => name === wanted)
  if (named) return named[1]
  const all = Object.values(list).filter((scene) => !scene.asked)
  return all[(seed >>> 8) % all.length]
}

/**
 * One small scene for a place, 400 x 300 units, as a whole SVG document of 1 to 8 kB. The same kind,
 * name and options give the same picture for ever. The name is its title.
 */
export function categoryArt(kind: ArtKind, name: string, options: ArtOptions = {}): string {
  const seed = hash(`${kind}|${name}`)
  const next = dice(seed)
  const inks = palettes[(options.palette ?? seed) % palettes.length] ?? palettes[0]
  const scene = sceneOf(kind, options.scene, seed)
  if (!inks || !scene) throw new Error(`No picture for ${kind}`)
  const body = [
    background(inks, next, seed >>> 12),
    scene.draw({ inks, next, warm: options.warm ?? seed % 8 > 3 }),
    scene.street ? path(inks.dark, 'M-10 262H410V300H-10Z') : '',
  ].join('')
  const mirrored = (seed >>> 16) % 2 === 1
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" role="img"><title>${xmlText(
    name,
  )}</title>${mirrored ? `<g transform="matrix(-1 0 0 1 400 0)">${body}</g>` : body}</svg>`
}

/** The picture as an address for `<img>`: for a few on a page; for lists serve it as a file. */
export const artDataUri = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
