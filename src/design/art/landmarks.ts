/** The sights of each destination that have a drawing of their own, by their ids in the atlas. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  bali: [
    'kelingking-viewpoint',
    'lempuyang-temple',
    'tanah-lot',
    'ulun-danu-beratan',
    'uluwatu-temple',
  ],
  banff: ['banff-avenue', 'banff-springs-hotel', 'lake-louise', 'moraine-lake', 'takakkaw-falls'],
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
    'pena-palace',
    'santa-justa-lift',
    'tram-28',
  ],
  london: ['big-ben', 'london-eye', 'st-paul-s-cathedral', 'tower-bridge', 'tower-of-london'],
  'los-angeles': ['griffith-observatory', 'hollywood-sign', 'urban-light'],
  montreal: ['biosphere', 'saint-joseph-s-oratory'],
  'new-york': [
    'brooklyn-bridge',
    'empire-state-building',
    'flatiron-building',
    'guggenheim-museum',
    'statue-of-liberty',
  ],
  ottawa: ['parliament-hill'],
  paris: ['arc-de-triomphe', 'eiffel-tower', 'louvre', 'notre-dame', 'sacre-coeur'],
  'quebec-city': ['chateau-frontenac'],
  rome: ['castel-sant-angelo', 'colosseum', 'pantheon', 'st-peter-s-basilica', 'vittoriano'],
  santorini: ['blue-domes-of-oia'],
  seattle: ['space-needle'],
  tokyo: ['meiji-jingu', 'senso-ji', 'tokyo-skytree', 'tokyo-station', 'tokyo-tower'],
  toronto: ['casa-loma', 'cn-tower', 'nathan-phillips-square', 'royal-ontario-museum'],
  vancouver: ['lions-gate-bridge', 'science-world'],
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
