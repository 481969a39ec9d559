import { z } from 'zod'
import { isLocalDate } from '#platform/shared/local-date.ts'
import { createVendorClient, type VendorParts } from '../../outbound/vendor-client.ts'
import { unavailableBy, VendorError } from '../../outbound/vendor-error.ts'
import type { EuroRates, RatesProvider } from '../rates-provider.ts'

const name = 'ecb'

/** The file has one day, then a line for each currency; quotes of either kind. */
const dayIn = /<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']\s*>/
const ratesIn = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([^"']{1,30})["']\s*\/>/g

/** Reads eurofxref-daily.xml; undefined where it is cut off or something else. */
function readDailyFile(xml: string): EuroRates | undefined {
  const day = dayIn.exec(xml)?.[1] ?? ''
  const perEuro = new Map(
    [...xml.matchAll(ratesIn)].map(([, currency = '', rate = '']) => [currency, Number(rate)]),
  )
  const isWhole = /<\/gesmes:Envelope>\s*$/.test(xml)
  return isWhole && isLocalDate(day) && perEuro.size > 0 ? { day, perEuro } : undefined
}

const answer = z.string().transform((xml, context) => {
  const rates = readDailyFile(xml)
  if (rates) return rates
  context.addIssue({ code: 'custom', message: 'not the daily file' })
  return z.NEVER
})

/** The European Central Bank's daily file: no key, some thirty currencies, about 16:00 in Frankfurt. */
export function createEcbRatesProvider(parts: Omit<VendorParts, 'name'>): RatesProvider {
  const client = createVendorClient({ name, ...parts })
  return {
    source: name,
    async latest(signal) {
      const path = '/stats/eurofxref/eurofxref-daily.xml'
      const rates = await client.call({ path, answer, format: 'text' }, signal)
      if (!rates) throw unavailableBy(new VendorError(name, 'answer', 'answers nothing'))
      return rates
    },
  }
}
