import type { SampleProperty } from '#atlas/schema.ts'
import type { ArtScene } from '#design/art/category-art.ts'

const scenes: Readonly<Record<SampleProperty['propertyType'], ArtScene<'property'>>> = {
  apartment: 'row-houses',
  studio: 'loft',
  loft: 'loft',
  house: 'farmhouse',
  townhouse: 'row-houses',
  villa: 'villa',
  cottage: 'cottage',
  cabin: 'cabin',
  chalet: 'a-frame',
  bungalow: 'villa',
  guesthouse: 'farmhouse',
}

/** The drawing that a kind of property asks for: an attic is no villa. */
export const propertyScene = (type: SampleProperty['propertyType']): ArtScene<'property'> =>
  scenes[type]
