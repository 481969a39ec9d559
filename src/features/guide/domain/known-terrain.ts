import { wordTable } from '#platform/shared/word-table.ts'

/**
 * What the ground asks of a visitor's body: general knowledge, written down on 2026-11-22. Metres above the
 * sea of places that lie high, rounded.
 */
export const altitudes = wordTable({
  'machu-picchu': 2430,
  cusco: 3400,
  'lake-titicaca': 3810,
  'salar-de-uyuni': 3660,
  quito: 2850,
  bogota: 2600,
  'mexico-city': 2240,
  'san-pedro-de-atacama': 2400,
  bhutan: 2300,
  'san-miguel-de-allende': 1900,
  yellowstone: 2400,
  'grand-canyon': 2100,
  'santa-fe': 2190,
  'lake-tahoe': 1900,
  denver: 1600,
  johannesburg: 1750,
  nairobi: 1800,
})

interface Terrain {
  readonly en: string
  readonly fr: string
  /** 0: level; 3: hard. */
  readonly strain: number
}

const steps = (strain: number): Terrain => ({
  en: 'many steep stone steps',
  fr: 'beaucoup de marches de pierre raides',
  strain,
})
const hilly: Terrain = { en: 'hilly streets', fr: 'des rues en pente', strain: 1.5 }
const cobbled: Terrain = {
  en: 'mostly gentle, though with cobbles and uneven paving',
  fr: 'plutôt doux, mais avec des pavés inégaux',
  strain: 0.5,
}
const level: Terrain = { en: 'mostly flat', fr: 'presque plat', strain: 0 }

export const demanding = wordTable<Terrain>({
  'machu-picchu': steps(3),
  petra: steps(2),
  santorini: steps(2.5),
  'cinque-terre': steps(2.5),
  'amalfi-coast': steps(2.5),
  lisbon: hilly,
  porto: hilly,
  'san-francisco': hilly,
  edinburgh: hilly,
  'quebec-city': hilly,
  dubrovnik: steps(1.5),
  istanbul: hilly,
  rome: cobbled,
  prague: cobbled,
  florence: cobbled,
  venice: {
    en: 'flat, but with bridges of steps',
    fr: 'plat, mais avec des ponts à marches',
    strain: 1,
  },
  amsterdam: level,
  copenhagen: level,
  berlin: level,
  chicago: level,
  miami: level,
  'new-york': level,
  singapore: level,
  dubai: level,
  paris: {
    en: 'mostly flat, apart from Montmartre',
    fr: 'presque plat, sauf Montmartre',
    strain: 0.3,
  },
  london: level,
  vienna: level,
  cancun: level,
})
