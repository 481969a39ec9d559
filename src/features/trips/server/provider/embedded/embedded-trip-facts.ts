import type { Atlas } from '#atlas/atlas.ts'
import type { DestinationRows } from '#atlas/destination-rows.ts'
import { isLegal } from '#atlas/holidays/holidays-of.ts'
import type { TripFacts, VisitFacts } from '../trip-facts.ts'
import { hoursText } from './hours-text.ts'

const prefix = 'dining:embedded:'

const nothing: VisitFacts = { hours: null, lastEntryMinutes: null, advanceTicket: null }

function factsIn({ sights, restaurants }: DestinationRows, slug: string): VisitFacts | undefined {
  const sight = sights.find((row) => row.slug === slug)
  if (sight)
    return {
      hours: sight.hours ?? hoursText(sight),
      lastEntryMinutes: sight.lastEntryMinutes ?? null,
      advanceTicket: sight.advanceTicket ?? null,
    }
  const restaurant = restaurants.find((row) => row.slug === slug)
  return restaurant && { ...nothing, hours: hoursText(restaurant) }
}

/** Facts from the atlas. */
export const createEmbeddedTripFacts = ({
  get,
  facts,
}: Pick<Atlas, 'get' | 'facts'>): TripFacts => {
  const names = new Map(facts.countries.map(({ code, name }) => [code, name]))
  const holidays = new Map(facts.holidays.map((row) => [row.code, row.holidays]))
  return {
    visit(source) {
      if (!source.startsWith(prefix)) return undefined
      const path = source.slice(prefix.length)
      const at = path.lastIndexOf('/')
      const rows = at > 0 ? get(path.slice(0, at)) : undefined
      return rows && factsIn(rows, path.slice(at + 1))
    },
    holidays: (country, from, to) =>
      new Map(
        (holidays.get(country) ?? [])
          .filter((day) => isLegal(day) && day.regions === null)
          .filter(({ date }) => date >= from && date <= to)
          .map(({ date, name }) => [date, name]),
      ),
    countryName: (country) => names.get(country) ?? country,
  }
}
