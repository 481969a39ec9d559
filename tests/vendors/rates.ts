import type { Asked, Told } from './mock-vendor.ts'

/** Units for one euro on a day of our own: close to true ones, so that they are believed; none is published. */
export const writtenRates: Readonly<Record<string, number>> = {
  USD: 1.15,
  JPY: 180,
  GBP: 0.86,
  CAD: 1.62,
  CHF: 0.93,
  AUD: 1.7,
  DKK: 7.46,
  HKD: 8.95,
  INR: 109,
  SEK: 10.9,
}

export interface Published {
  day: string
  rates: Readonly<Record<string, unknown>>
}

/** The European Central Bank's daily file, in its shape: written by us. */
const dailyFile = ({ day, rates }: Published): string => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>Written for a test</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${day}'>
${Object.entries(rates)
  .map(([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${String(rate)}'/>`)
  .join('\n')}
		</Cube>
	</Cube>
</gesmes:Envelope>`

/** Either source, by the path that is asked for. */
export const ratesAnswers =
  (published: Published) =>
  ({ url: { pathname } }: Asked): Told => {
    if (pathname === '/stats/eurofxref/eurofxref-daily.xml') return { text: dailyFile(published) }
    if (pathname !== '/v1/latest') return { status: 404 }
    const { day: date, rates } = published
    return { json: { amount: 1, base: 'EUR', date, rates } }
  }
