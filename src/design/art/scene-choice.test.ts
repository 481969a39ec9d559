import { expect, test } from 'vitest'
import { sightCategories } from './attraction-choice.ts'
import type { AttractionFacts, SightCategory } from './attraction-choice.ts'
import { artSceneNames } from './category-art.ts'
import { cuisines, hotelStyles, sceneFor } from './scene-choice.ts'

const countries =
  'AE AU BR CA CN CZ EG ES FR GB GR HK ID IL IN IT JP KH KR MX PE SG TH TR US VN'.split(' ')
const asia = 'AE AM CN GE HK ID IL IN JO JP KH KR LK MM MY NP PH SA SG TH TR TW UZ VN'.split(' ')

const attraction = (
  category: SightCategory,
  name: string,
  countryCode: string,
  localName?: AttractionFacts['localName'],
) => sceneFor('attraction', { category, name, countryCode, localName })

test('every category has a scene that exists, in every country', () => {
  expect(sightCategories).toHaveLength(32)
  for (const category of sightCategories)
    for (const country of countries)
      for (const name of ['Somewhere', 'Old Shrine', 'Great Tower', 'Castle', 'Saint Anna'])
        expect(artSceneNames('attraction')).toContain(attraction(category, name, country))
})

test('every hotel style has a scene of its own', () => {
  expect(hotelStyles).toHaveLength(8)
  const scenes = hotelStyles.map((style) => sceneFor('hotel', { style }))
  expect(new Set(scenes).size).toBe(8)
  for (const scene of scenes) expect(artSceneNames('hotel')).toContain(scene)
})

test('every cuisine has a scene that exists, alone and beside any other', () => {
  expect(cuisines).toHaveLength(26)
  for (const one of cuisines)
    for (const other of cuisines) {
      const scene = sceneFor('restaurant', { cuisines: [one, other], name: 'Ostrander' })
      expect(artSceneNames('restaurant')).toContain(scene)
    }
  expect(artSceneNames('restaurant')).toContain(sceneFor('restaurant', { cuisines: [], name: '' }))
})

test('a shrine never gets columns, in no country', () => {
  for (const country of [...countries, ...asia])
    for (const name of ['Meiji Jingu', 'Nezu Shrine', 'Izumo-taisha Shrine', 'Asakusa Shrine'])
      expect(attraction('temple', name, country)).not.toBe('museum')
})

test('no temple in Asia gets columns', () => {
  for (const country of asia) expect(attraction('temple', 'Old Temple', country)).not.toBe('museum')
  expect(attraction('temple', 'Temple of Hephaestus', 'GR')).toBe('museum')
})

test.each([
  ['Meiji Jingu', 'shrine'],
  ['Nezu Shrine', 'shrine'],
  ['Yasaka Jinja', 'shrine'],
  ['Fushimi Inari Taisha', 'shrine'],
  ['Nikko Tosho-gu', 'shrine'],
  ['Senso-ji', 'temple'],
  ['Kiyomizu-dera', 'temple'],
  ['Zojo-ji', 'temple'],
  ['Gotokuji Temple', 'temple'],
])('in Japan %s stands under a roof of its own kind: %s', (name, scene) => {
  expect(attraction('temple', name, 'JP')).toBe(scene)
})

test('the name in Japanese tells a shrine when the English one does not', () => {
  expect(attraction('temple', 'Dazaifu', 'JP', '太宰府天満宮')).toBe('shrine')
  expect(attraction('temple', 'Dazaifu', 'JP', '観世音寺')).toBe('temple')
})

test.each([
  ['landmark', 'Eiffel Tower', 'FR', 'lattice-tower'],
  ['viewpoint', 'Tokyo Tower', 'JP', 'lattice-tower'],
  ['viewpoint', 'Empire State Building', 'US', 'skyscraper'],
  ['viewpoint', 'CN Tower', 'CA', 'tower'],
  ['viewpoint', 'Shibuya Sky', 'JP', 'viewpoint'],
  ['landmark', 'Big Ben', 'GB', 'bell-tower'],
  ['landmark', 'Tower of London', 'GB', 'castle'],
  ['landmark', 'Arc de Triomphe', 'FR', 'landmark'],
  ['landmark', 'Statue of Liberty', 'US', 'statue'],
  ['landmark', 'Himeji Castle', 'JP', 'hall'],
  ['landmark', 'Montparnasse Cemetery', 'FR', 'landmark'],
  ['square', 'Shibuya Scramble Crossing', 'JP', 'crossing'],
  ['square', 'Times Square', 'US', 'crossing'],
  ['square', 'Place des Vosges', 'FR', 'square'],
  ['church', 'Sacré-Cœur Basilica', 'FR', 'basilica'],
  ['church', 'Notre-Dame Cathedral', 'FR', 'cathedral'],
  ['church', 'Sainte-Chapelle', 'FR', 'church'],
  ['palace', 'Gyeongbokgung', 'KR', 'hall'],
  ['palace', 'Palace of Versailles', 'FR', 'palace'],
  ['palace', 'State Guest House, Akasaka Palace', 'JP', 'palace'],
  ['bridge', 'Pont Alexandre III', 'FR', 'stone-bridge'],
  ['bridge', 'Brooklyn Bridge', 'US', 'bridge'],
  ['garden', 'Shinjuku Gyoen', 'JP', 'garden'],
  ['garden', 'Tuileries Garden', 'FR', 'park'],
  ['temple', 'Wat Pho', 'TH', 'stupa'],
  ['temple', 'Angkor Wat', 'KH', 'temple-towers'],
  ['temple', 'Blue Mosque', 'TR', 'mosque'],
  ['island', 'Île Saint-Louis', 'FR', 'stone-bridge'],
  ['memorial', 'Panthéon', 'FR', 'basilica'],
  ['memorial', 'Père Lachaise Cemetery', 'FR', 'park'],
  ['castle', 'Castelo de São Jorge', 'PT', 'castle'],
  ['castle', 'Nijo Castle', 'JP', 'hall'],
  ['ruins', 'Roman Forum', 'IT', 'museum'],
  ['ruins', 'Templo Mayor', 'MX', 'pyramid'],
  ['lake', 'Lake Louise', 'CA', 'mountain'],
  ['waterfall', 'Trümmelbach Falls', 'CH', 'mountain'],
  ['cable-car', 'Banff Gondola', 'CA', 'mountain'],
  ['hike', 'Johnston Canyon', 'CA', 'mountain'],
  ['hot-spring', 'Banff Upper Hot Springs', 'CA', 'mountain'],
  ['hot-spring', 'Kurama Onsen', 'JP', 'garden'],
  ['reef', 'Banana Reef', 'MV', 'island'],
  ['stadium', 'Camp Nou', 'ES', 'landmark'],
  ['aquarium', 'Shedd Aquarium', 'US', 'museum'],
  ['village', 'Gimmelwald', 'CH', 'old-town'],
  ['village', 'Miyama', 'JP', 'neighbourhood'],
] as const)('%s %s (%s) is drawn as %s', (category, name, country, scene) => {
  expect(attraction(category, name, country)).toBe(scene)
})

test.each([
  [['Japanese'], 'Ramen Yukigasa', 'noodles'],
  [['Sushi', 'Japanese'], 'Nagisaori', 'sushi'],
  [['American', 'Steakhouse'], 'Tallow Slip', 'grill'],
  [['Mexican', 'Fast Food'], 'Nube', 'tacos'],
  [['Fast Food', 'Japanese'], 'Sanpunkan', 'noodles'],
  [['French'], 'Café des Mouettes', 'cafe'],
  [['Vegetarian', 'Indian'], 'Les Feuilles', 'greens'],
  [['Mediterranean'], 'Falafel des Deux Figuiers', 'cart'],
] as const)('a kitchen of %j named %s is drawn as %s', (kitchens, name, scene) => {
  expect(sceneFor('restaurant', { cuisines: kitchens, name })).toBe(scene)
})

test('an expensive French restaurant gets the tablecloth scene, a cheap one the terrace', () => {
  const facts = { cuisines: ['French'], name: 'La Table Orvainville' } as const
  expect(sceneFor('restaurant', { ...facts, priceCad: 120 })).toBe('table')
  expect(sceneFor('restaurant', { ...facts, priceCad: 40 })).toBe('bistro')
})
