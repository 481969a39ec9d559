/** The sights of each destination that have a drawing of their own, by their ids in the atlas. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  bali: [
    'kelingking-viewpoint',
    'lempuyang-temple',
    'tanah-lot',
    'ulun-danu-beratan',
    'uluwatu-temple',
  ],
  banff: [
    'banff-avenue',
    'banff-gondola',
    'banff-springs-hotel',
    'lake-louise',
    'moraine-lake',
    'takakkaw-falls',
  ],
  barcelona: ['arc-de-triomf', 'casa-batllo', 'casa-mila', 'park-guell', 'sagrada-familia'],
  chicago: [
    '360-chicago',
    'bahai-house-of-worship',
    'chicago-water-tower',
    'cloud-gate',
    'skydeck-willis-tower',
  ],
  dubai: ['burj-al-arab', 'burj-khalifa', 'dubai-frame', 'museum-of-the-future', 'palm-jumeirah'],
  kyoto: [
    'arashiyama-bamboo-grove',
    'byodo-in',
    'fushimi-inari-taisha',
    'kinkaku-ji',
    'kiyomizu-dera',
    'yasaka-pagoda',
  ],
  lisbon: [
    'belem-tower',
    'cristo-rei',
    'jeronimos-monastery',
    'lisbon-cathedral',
    'monument-to-the-discoveries',
    'national-pantheon',
    'pena-palace',
    'praca-do-comercio',
    'santa-justa-lift',
    'sao-jorge-castle',
    'tram-28',
  ],
  london: [
    'big-ben',
    'london-eye',
    'st-paul-s-cathedral',
    'tower-bridge',
    'tower-of-london',
    'westminster-abbey',
  ],
  'los-angeles': [
    'griffith-observatory',
    'hollywood-sign',
    'santa-monica-pier',
    'urban-light',
    'walt-disney-concert-hall',
    'watts-towers',
  ],
  maldives: [
    'grand-friday-mosque',
    'hanifaru-bay',
    'old-friday-mosque',
    'republic-square',
    'sinamale-bridge',
  ],
  miami: [
    'art-deco-historic-district',
    'cape-florida-lighthouse',
    'freedom-tower',
    'south-beach',
    'vizcaya-museum-and-gardens',
  ],
  montreal: [
    'biodome',
    'biosphere',
    'bonsecours-market',
    'habitat-67',
    'notre-dame-basilica-montreal',
    'saint-joseph-s-oratory',
  ],
  'new-york': [
    'brooklyn-bridge',
    'central-park',
    'empire-state-building',
    'flatiron-building',
    'guggenheim-museum',
    'statue-of-liberty',
  ],
  ottawa: [
    'canadian-museum-of-history',
    'chateau-laurier',
    'national-gallery-of-canada',
    'national-war-memorial',
    'parliament-hill',
  ],
  paris: ['arc-de-triomphe', 'eiffel-tower', 'louvre', 'notre-dame', 'sacre-coeur'],
  phuket: ['james-bond-island', 'ko-panyi', 'promthep-cape', 'thalang-road', 'wat-chalong'],
  'quebec-city': [
    'chateau-frontenac',
    'montmorency-falls',
    'parliament-building',
    'place-royale',
    'quebec-bridge',
    'saint-louis-gate',
    'sainte-anne-de-beaupre-basilica',
  ],
  rome: [
    'castel-sant-angelo',
    'colosseum',
    'pantheon',
    'roman-forum',
    'spanish-steps',
    'st-peter-s-basilica',
    'trevi-fountain',
    'vittoriano',
  ],
  santorini: [
    'akrotiri-lighthouse',
    'blue-domes-of-oia',
    'oia',
    'orthodox-metropolitan-cathedral',
    'red-beach',
    'skaros-rock',
    'three-bells-of-fira',
  ],
  seattle: [
    'amazon-spheres',
    'fremont-troll',
    'gas-works-park',
    'mopop',
    'pike-place-market',
    'seattle-great-wheel',
    'smith-tower',
    'space-needle',
  ],
  'swiss-alps': [
    'gornergrat',
    'jungfraujoch',
    'niesen',
    'schilthorn',
    'staubbach-falls',
    'thun-castle',
  ],
  tokyo: [
    'meiji-jingu',
    'senso-ji',
    'shibuya-crossing',
    'tokyo-skytree',
    'tokyo-station',
    'tokyo-tower',
  ],
  toronto: [
    'berczy-park',
    'casa-loma',
    'cn-tower',
    'gibraltar-point-lighthouse',
    'humber-bay-arch-bridge',
    'nathan-phillips-square',
    'royal-ontario-museum',
  ],
  vancouver: [
    'bc-place',
    'canada-place',
    'capilano-suspension-bridge-park',
    'gastown-steam-clock',
    'lions-gate-bridge',
    'science-world',
    'siwash-rock',
  ],
}

const drawings = new Set(
  Object.entries(drawn).flatMap(([place, sights]) => sights.map((sight) => `${place}/${sight}`)),
)

/** Whether a sight has a drawing: "lisbon/belem-tower". */
export const isDrawn = (id: string): boolean => drawings.has(id)

/** The address of its drawing. */
export const landmarkPath = (id: string): string => `/landmarks/${id.replace('/', '--')}.svg`

/** The drawn sight that an item was made from, by its source; undefined for all others. */
export function landmarkOf(source: string | null | undefined): string | undefined {
  const id = /^dining:embedded:(.+)$/.exec(source ?? '')?.[1]
  return id !== undefined && isDrawn(id) ? id : undefined
}

export const drawnLandmarks = (): readonly string[] => [...drawings]
