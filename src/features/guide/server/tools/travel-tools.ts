import { z } from 'zod'
import { birthDateOf, daysOfTrip } from '#features/insurance/domain/quote-request.ts'
import { visaCountryCodes } from '#features/visas/domain/visa-countries.ts'
import { addDays, daysInclusive } from '#platform/shared/local-date.ts'
import { fromMajor, toMajor } from '#platform/shared/money.ts'
import { convert, currencies, rateOf, ratesAsOf } from '#platform/shared/reference-rates.ts'
import { localDate } from '#platform/shared/wire.ts'
import { defineTool } from './tool.ts'

const airport = z.string().regex(/^[A-Z]{3}$/)
const visaCountry = z.enum(visaCountryCodes)
const currency = z.enum(currencies)

/** A flight in short. */
export interface FlightLine {
  readonly airlines: readonly string[]
  readonly stops: number
  readonly minutes: number
  /** Wall time at the airport of departure. */
  readonly departs: string
  /** CAD for the whole party. */
  readonly totalCad: number
  readonly sample: boolean
}

export const flightsTool = defineTool({
  name: 'flights',
  description:
    'Flight offers between two airports (IATA codes), cheapest first; prices in CAD for the whole party.',
  args: z.strictObject({
    from: airport,
    to: airport,
    departDate: localDate,
    returnDate: localDate.optional(),
    adults: z.int().min(1).max(9).default(1),
    children: z.int().min(0).max(8).default(0),
    nonStop: z.boolean().default(false),
  }),
  async run(
    { from, to, departDate, returnDate, adults, children, nonStop },
    { flights, signal },
  ): Promise<readonly FlightLine[]> {
    const found = await flights.search(
      {
        origin: from,
        destination: to,
        departureDate: departDate,
        returnDate,
        adults,
        children,
        infants: 0,
        cabin: 'ECONOMY',
        nonStop,
      },
      signal,
    )
    return found.map((flight) => {
      const out = flight.legs[0] ?? []
      const [first, last] = [out[0], out.at(-1)]
      return {
        airlines: [...new Set(flight.legs.flat().map(({ carrier }) => carrier.name))],
        stops: out.length - 1,
        minutes: first && last ? Math.round((last.arrives - first.departs) / 60_000) : 0,
        departs: first
          ? new Intl.DateTimeFormat('en-GB', {
              timeZone: first.from.timeZone,
              hour: '2-digit',
              minute: '2-digit',
            }).format(first.departs)
          : '',
        totalCad: Math.round(toMajor(convert(flight.total, 'CAD'))),
        sample: flight.sample,
      }
    })
  },
})

export const visaTool = defineTool({
  name: 'visa',
  description:
    'What a passport (ISO country code) needs for a tourist visit to another country. `kind` is the source, `checkedOn` its day; `link` is where to check, never the source.',
  args: z.strictObject({ from: visaCountry, to: visaCountry }),
  run: ({ from, to }, { visas, signal }) => visas.check(from, to, signal),
})

export const insuranceTool = defineTool({
  name: 'insurance',
  description:
    'What the Insurance page estimates in CAD for people of these ages together. Not an offer.',
  args: z.strictObject({
    destination: z.string().trim().min(1).max(120),
    startDate: localDate,
    endDate: localDate,
    ages: z.array(z.int().min(0).max(110)).min(1).max(9),
  }),
  async run({ destination, startDate, endDate, ages }, { world, insurance, signal }) {
    const code =
      world.country(destination)?.code ??
      world.rows(destination)?.town.countryCode ??
      world.resolve(destination)?.countryCode
    const days = Math.max(1, daysInclusive(startDate, endDate))
    if (!code) return { days, estimateCad: null, sample: true }
    // A policy is of one traveller, and of a day at least.
    const lasts = daysOfTrip(startDate, endDate) > 0
    const quotes = await Promise.all(
      ages.map((age) =>
        insurance.quote(
          {
            destinationCountry: code,
            travelStartDate: startDate,
            travelEndDate: lasts ? endDate : addDays(startDate, 1),
            birthDate: birthDateOf(age, startDate),
            citizenship: 'CA',
          },
          signal,
        ),
      ),
    )
    const offered = quotes.filter((quote) => quote !== undefined)
    if (offered.length < ages.length) return { days, estimateCad: null, sample: false }
    const cents = offered.reduce((sum, { premium }) => sum + Math.round(premium * 100), 0)
    return { days, estimateCad: cents / 100, sample: offered.some(({ estimate }) => estimate) }
  },
})

export const exchangeTool = defineTool({
  name: 'exchange',
  description: 'Converts an amount by dated reference rates.',
  args: z.strictObject({ amount: z.number().min(0).max(1e12), from: currency, to: currency }),
  async run({ amount, from, to }) {
    const estimate = rateOf(from).basis === 'estimate' || rateOf(to).basis === 'estimate'
    return { amount: toMajor(convert(fromMajor(from, amount), to)), asOf: ratesAsOf(), estimate }
  },
})
