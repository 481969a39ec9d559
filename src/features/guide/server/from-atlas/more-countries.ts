import rows from '../../texts/more-countries.json' with { type: 'json' }
import type { CountryRow } from '../../domain/guide-rows.ts'
import { regionName } from './country-spellings.ts'

const ratings = { safe: 'safe', mostly: 'mostly', no: 'no' } as const

/** Countries without a row in the atlas: what is generally known of them. */
export const moreCountries: ReadonlyMap<string, CountryRow> = new Map(
  rows.map(({ drivingSide, tapWater: { rating, note }, ...row }) => [
    row.code,
    {
      ...row,
      name: regionName(row.code, 'en'),
      nameFr: regionName(row.code, 'fr'),
      drivingSide: drivingSide === 'left' ? 'left' : 'right',
      tapWater: { rating: ratings[rating as keyof typeof ratings], note },
    },
  ]),
)
