import { z } from 'zod'

/** A port of something for sale, with the setting that chooses its adapter. */
export const searchPorts = {
  flights: 'FLIGHTS_PROVIDER',
  stays: 'STAYS_PROVIDER',
  rentals: 'RENTALS_PROVIDER',
  /** Restaurants; sights are no business and stay. */
  dining: 'DINING_PROVIDER',
  activities: 'ACTIVITIES_PROVIDER',
  insurance: 'INSURANCE_PROVIDER',
} as const

export type SearchPort = keyof typeof searchPorts
type SearchSetting = (typeof searchPorts)[SearchPort]
type Chosen = Readonly<Record<SearchSetting, string>>

/** embedded: samples. none: not offered. Unset: embedded on a demonstration, none at a live agency. */
const adapter = z.string().optional()

export const searchPortSettings = {
  FLIGHTS_PROVIDER: adapter,
  STAYS_PROVIDER: adapter,
  RENTALS_PROVIDER: adapter,
  DINING_PROVIDER: adapter,
  /** Unset: embedded where the restaurants are, else none. */
  ACTIVITIES_PROVIDER: adapter,
  INSURANCE_PROVIDER: adapter,
} satisfies Record<SearchSetting, typeof adapter>

type Given = { readonly DEMO: 'on' | 'off' } & Readonly<
  Partial<Record<SearchSetting, string | undefined>>
>

/** A live agency sells no samples. */
export const searchPortErrors = (given: Given): string[] =>
  Object.values(searchPorts)
    .filter((name) => given.DEMO === 'off' && given[name] === 'embedded')
    .map((name) => `${name}: DEMO=off needs a live adapter, or none: embedded only has samples`)

/** The adapter of each search port, for those that are unset too. */
export function chosenSearchPorts(given: Given): Chosen {
  const unset = given.DEMO === 'off' ? 'none' : 'embedded'
  const dining = given.DINING_PROVIDER ?? unset
  return {
    FLIGHTS_PROVIDER: given.FLIGHTS_PROVIDER ?? unset,
    STAYS_PROVIDER: given.STAYS_PROVIDER ?? unset,
    RENTALS_PROVIDER: given.RENTALS_PROVIDER ?? unset,
    DINING_PROVIDER: dining,
    ACTIVITIES_PROVIDER: given.ACTIVITIES_PROVIDER ?? (dining === 'embedded' ? 'embedded' : 'none'),
    INSURANCE_PROVIDER: given.INSURANCE_PROVIDER ?? unset,
  }
}

export const searchPortNames = Object.keys(searchPorts) as SearchPort[]

/** The ports that this agency does not offer. */
export const closedPorts = (chosen: Chosen): readonly SearchPort[] =>
  searchPortNames.filter((port) => chosen[searchPorts[port]] === 'none')

/** What the start says of them, a line each. */
export const closedPortLines = (chosen: Chosen): readonly string[] =>
  closedPorts(chosen).map((port) => `${searchPorts[port]}: none (nothing is offered)`)
