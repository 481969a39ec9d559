import { z } from 'zod'
import { isLocalDate } from '#platform/shared/local-date.ts'
import { createVendorClient, type VendorParts } from '../../outbound/vendor-client.ts'
import { unavailableBy, VendorError } from '../../outbound/vendor-error.ts'
import type { RatesProvider } from '../rates-provider.ts'

const name = 'frankfurter'

const answer = z.object({
  base: z.literal('EUR'),
  date: z.string().refine(isLocalDate),
  /** A rate that is not a number is left out; the others are used. */
  rates: z.record(z.string(), z.unknown()),
})

/** The same rates as the central bank's file, as JSON; the service is free and may be run by oneself. */
export function createFrankfurterRatesProvider(parts: Omit<VendorParts, 'name'>): RatesProvider {
  const client = createVendorClient({ name, ...parts })
  return {
    source: name,
    async latest(signal) {
      const query = { base: 'EUR' }
      const found = await client.call({ path: '/v1/latest', query, answer }, signal)
      if (!found || !isLocalDate(found.date))
        throw unavailableBy(new VendorError(name, 'answer', 'answers nothing'))
      const perEuro = new Map(
        Object.entries(found.rates).flatMap(([currency, rate]) =>
          typeof rate === 'number' ? [[currency, rate] as const] : [],
        ),
      )
      return { day: found.date, perEuro }
    },
  }
}
