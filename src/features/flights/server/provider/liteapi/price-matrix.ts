import { z } from 'zod'
import { createKeptAnswers } from '#platform/server/outbound/kept-answers.ts'
import type { VendorClient } from '#platform/server/outbound/vendor-client.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import { fromMajor, type Money, money } from '#platform/shared/money.ts'
import type { FlightQuery } from '../flights-provider.ts'

const cellSchema = z.object({
  outboundDate: z.string(),
  outboundOffset: z.int(),
  returnOffset: z.int().nullish(),
  /** Of the party. */
  price: z.number().positive().nullish(),
  currency: z.string().length(3).nullish(),
})
const matrixSchema = z.object({ data: z.array(z.object({ cells: z.array(cellSchema) })) })

type Prices = ReadonlyMap<LocalDate, Money>
interface MatrixParts {
  /** The body of the search of that query. */
  readonly bodyOf: (query: FlightQuery) => object
  readonly keptMs: number
  readonly deadlineMs: number
  readonly now: () => number
}

/** The vendor searches so many days before and after, and no more. */
const flexDays = 3
const refusedMs = 3_600_000

/** What an adult pays on each day, the stay as long as asked for. */
function pricesIn({ data }: z.infer<typeof matrixSchema>, heads: number): Prices {
  const sameStay = data
    .flatMap(({ cells }) => cells)
    .filter(
      ({ outboundOffset, returnOffset }) => (returnOffset ?? outboundOffset) === outboundOffset,
    )
  return new Map(
    sameStay.flatMap(({ outboundDate, price, currency }): [LocalDate, Money][] =>
      price && currency
        ? [
            [
              outboundDate,
              money(currency, Math.floor(fromMajor(currency, price).amountMinor / heads)),
            ],
          ]
        : [],
    ),
  )
}

/**
 * The vendor's own calendar: one call for a week. It is opened for an account on request; one that has it not is
 * asked again after an hour, and has no calendar meanwhile.
 */
export function createPriceMatrix(client: VendorClient, parts: MatrixParts) {
  const { bodyOf, keptMs, deadlineMs, now } = parts
  const kept = createKeptAnswers<Prices>({ ms: keptMs, atMost: 200 })
  let refusedUntil = 0
  return async (query: FlightQuery, signal: AbortSignal): Promise<Prices> => {
    if (now() < refusedUntil) return new Map()
    const body = { ...bodyOf(query), flexDays }
    return kept(JSON.stringify(body), { signal, now: now() }, async (asked) => {
      const path = '/flights/rates/matrix'
      const call = { path, body, answer: matrixSchema, nothing: [204, 403], deadlineMs }
      const found = await client.call(call, asked)
      if (!found) refusedUntil = now() + refusedMs
      return found ? pricesIn(found, query.adults + query.children) : new Map<LocalDate, Money>()
    })
  }
}
