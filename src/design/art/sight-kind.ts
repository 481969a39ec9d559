import type { PlaceKind } from './kind-shapes.ts'
import type { ArtScene } from './category-art.ts'
import { attractionScene, type AttractionFacts, type SightCategory } from './attraction-choice.ts'
import { type HotelFacts, type RestaurantFacts, sceneFor } from './scene-choice.ts'

/** Scenes whose sign has another name. */
const ofScene: Readonly<Partial<Record<ArtScene<'attraction'>, PlaceKind>>> = {
  'lattice-tower': 'tower',
  'bell-tower': 'tower',
  'stone-bridge': 'bridge',
  pyramid: 'ruins',
  wheel: 'theme-park',
  museum: 'ruins',
  cathedral: 'church',
  basilica: 'church',
  'temple-towers': 'temple',
  stupa: 'temple',
  hall: 'palace',
  monument: 'memorial',
  crossing: 'street',
  'old-town': 'neighbourhood',
}

/** Categories that say little by themselves: name and country say more. */
const vague: ReadonlySet<SightCategory> = new Set(['landmark', 'viewpoint', 'temple'])

/** Words in a name that say what a landmark is, where no scene does. */
const named: ReadonlyArray<readonly [name: RegExp, kind: PlaceKind]> = [
  [/\b(fountain|fontana|fontaine)\b/i, 'fountain'],
  [/\b(gates?|arch|arc|arco|puerta|porta|porte)\b/i, 'arch'],
  [/\b(tram|streetcar)\b/i, 'tram'],
  [/\b(ferry|ferries|cruise)\b/i, 'ferry'],
  [/\b(street|avenue|boulevard|grande allée|strip|mile|rue|via|rua)\b/i, 'street'],
]

const byName = (name: string): PlaceKind | undefined =>
  named.find(([pattern]) => pattern.test(name))?.[1]

/** The sign of a sight: its category's; of a vague one what name and country add. */
export function sightKind(facts: AttractionFacts): PlaceKind {
  const { category, name } = facts
  if (category === 'neighbourhood') return byName(name) === 'street' ? 'street' : category
  if (!vague.has(category)) return category as Exclude<SightCategory, 'temple'>
  const scene = attractionScene(facts)
  if (scene === category) return byName(name) ?? scene
  if (scene === 'island') return 'ferry'
  return ofScene[scene] ?? (scene as PlaceKind)
}

/** The sign of a restaurant: what its kitchen is known for. */
export const mealKind = (facts: RestaurantFacts): PlaceKind => sceneFor('restaurant', facts)

const houses = {
  apartment: 'hotel-apartment',
  studio: 'home-loft',
  loft: 'home-loft',
  house: 'house',
  townhouse: 'home-row-houses',
  villa: 'home-villa',
  cottage: 'home-cottage',
  cabin: 'home-cabin',
  chalet: 'home-a-frame',
  bungalow: 'home-cottage',
  guesthouse: 'home-farmhouse',
} as const satisfies Readonly<Record<string, PlaceKind>>

export const stayKind = (facts: HotelFacts): PlaceKind => `hotel-${sceneFor('hotel', facts)}`

export const homeKind = (type: keyof typeof houses): PlaceKind => houses[type]

const outings = {
  walk: 'walk',
  food: 'food',
  boat: 'boat',
  museum: 'museum',
  show: 'show',
  class: 'class',
  'day-trip': 'day-trip',
  wildlife: 'zoo',
  adventure: 'adventure',
  cycling: 'cycling',
  wellness: 'wellness',
  nightlife: 'nightlife',
} as const satisfies Readonly<Record<string, PlaceKind>>

export const outingKind = (category: keyof typeof outings): PlaceKind => outings[category]
