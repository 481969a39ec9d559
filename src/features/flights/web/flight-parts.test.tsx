import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { formatMoney, fromMajor } from '#platform/shared/money.ts'
import { currencies } from '#platform/shared/reference-rates.ts'
import { namedTwice } from '#platform/shared/testing/currency-once.ts'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { noFlightWish } from '../domain/flight-wish.ts'
import { emptyForm, type FlightForm } from '../domain/search-form.ts'
import { DayPrices } from './day-prices.tsx'
import { FlightCard } from './flight-card.tsx'
import { FlightFilterFields } from './flight-filters.tsx'
import { FlightDialog, type OpenDialog } from './flight-dialog.tsx'
import { PriceNews, type Requote } from './price-news.tsx'
import { anOffer, legWithStops, straightLeg } from './testing/an-offer.ts'

const nothing = () => undefined
const render = (part: ReactNode): string => renderToString(part).replaceAll('<!-- -->', '')
/** The visible text, with a space between parts. */
const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

const card = (over: Partial<FlightOffer> = {}, people = 1): string =>
  render(
    <FlightCard
      offer={anOffer(over)}
      marks={[]}
      people={people}
      onDetails={nothing}
      onBook={nothing}
    />,
  )

describe('FLY-05 the card of a flight', () => {
  test('FLY-05 carrier, number, 24 h times, codes, time on the way and stops', () => {
    const words = wordsOf(card())
    for (const part of ['Air Canada', 'AC848', 'YYZ', 'LHR', '7h 5m', 'Direct flight', 'next day'])
      expect(words).toContain(part)
    expect(words.match(/\b\d{1,2}:\d{2}\b/g)).toEqual(['20:35', '08:40'])
    expect(words).not.toMatch(/\b[ap]\.?m\b/i)
    expect(card()).toContain('aria-label="Book Flight: AC848, 20:35 to 08:40, Direct flight"')
  })

  test('FLY-05 the price is per person, and beneath it what the whole party pays', () => {
    expect(wordsOf(card())).toContain('$612.00 per person CAD, taxes included')
    expect(wordsOf(card({}, 2))).toContain('$612.00 per person $1,224.00 for 2, taxes included')
  })

  test('HOME-13 FLY-05 a fare in another currency names it once, and says CAD only of Canadian dollars', () => {
    for (const currency of currencies) {
      const formatted = formatMoney(fromMajor(currency, 612))
      const price = { ...anOffer().price, currency, formatted }
      for (const people of [1, 2]) {
        const words = wordsOf(card({ price }, people))
        expect(namedTwice(words)).toEqual([])
        if (currency !== 'CAD') expect(words).not.toContain('CAD')
      }
    }
  })

  test('FLY-05 the badge says Sample, or names the source', () => {
    expect(wordsOf(card())).toContain(' Sample ')
    const live = wordsOf(card({ sample: false, provider: 'duffel' }))
    expect(live).toContain(' duffel ')
    expect(live).not.toContain('Sample')
  })

  test('FLY-05 the airline mark is drawn by us, not a third-party image', () => {
    const html = card()
    expect(html).toMatch(/<svg[^>]*>.*<text[^>]*>AC<\/text><\/svg>/)
    expect(html).not.toMatch(/<img|https?:/)
  })

  test('FLY-05 stops are counted and named, each way of a return trip for itself', () => {
    const back = { ...straightLeg, departure: '2027-04-20T11:00:00' }
    const legs = [legWithStops({ iataCode: 'YUL' }, { iataCode: 'KEF' }), back]
    const words = wordsOf(card({ legs }))
    expect(words).toContain('2 stops, YUL, KEF')
    expect(words).toContain('Direct flight')
  })
})

test('FLY-05 three stops and separate tickets are said plainly, a usual journey has nothing to say', () => {
  const far = [{ iataCode: 'YUL' }, { iataCode: 'KEF' }, { iataCode: 'CPH', selfTransfer: true }]
  const words = wordsOf(card({ legs: [legWithStops(...far)] }))
  expect(words).toMatch(/ 3 stops +Separate tickets /)
  const usual = wordsOf(card({ legs: [legWithStops(...far.slice(0, 2))] }))
  expect(usual).not.toMatch(/\d stops |Separate/)
})

test('FLY-04 the price filter writes its amounts as prices', () => {
  const fields = render(
    <FlightFilterFields offers={[anOffer()]} wish={noFlightWish} onChange={nothing} />,
  )
  expect(wordsOf(fields)).toContain('Price per person: $0 to $5,000 or more')
})

const details = (offer: FlightOffer): OpenDialog => ({ kind: 'details', offer })
const booking = (offer: FlightOffer): OpenDialog => ({ kind: 'book', offer, from: 'list' })
const dialog = (open: OpenDialog, form: FlightForm = { ...emptyForm, adults: 2 }): string =>
  wordsOf(
    render(
      <QueryClientProvider client={new QueryClient()}>
        <FlightDialog open={open} form={form} onOpen={nothing} add={null} />
      </QueryClientProvider>,
    ),
  )

describe('FLY-06 the dialogs of a flight', () => {
  test('H2 FLY-07 before it is booked a live offer says what has become of its price', () => {
    const form = {
      ...emptyForm,
      origin: 'YYZ',
      destination: 'LHR',
      departureDate: '2027-04-13',
      roundTrip: false,
    }
    const offer = anOffer({ sample: false })
    expect(dialog(booking(offer), form)).toContain('Checking the price…')
    expect(dialog(booking(anOffer({ sample: true })), form)).not.toContain('Checking')
    const news = (now: Partial<Requote>) =>
      wordsOf(
        render(
          <PriceNews
            offer={offer}
            now={{ data: undefined, error: null, isFetching: false, ...now }}
          />,
        ),
      )
    expect(news({ data: offer })).toBe('')
    const dearer = { ...offer.price, totalCad: offer.price.totalCad + 40, formatted: '$640.00' }
    expect(news({ data: { ...offer, price: dearer } })).toContain(
      `The price is now $640.00 per person. It was ${offer.price.formatted} when you searched.`,
    )
    const gone = new ApiError(410, { code: 'offer-gone' }, 'This fare is no longer sold.')
    expect(news({ error: gone })).toContain('This fare is no longer sold.')
    expect(news({ error: new ApiError(503, {}, 'down') })).toContain('couldn’t check the price')
  })

  test('FLY-06 details: route, times, duration, stops, fare policies, date, and both ways on', () => {
    const words = dialog(details(anOffer()))
    for (const part of [
      'Toronto (YYZ) to London (LHR)',
      '20:35 to 08:40 next day, local times',
      '7h 5m, Direct flight',
      'Air Canada AC848 · 7h 5m · Boeing 787 · Economy',
      'Travel date 13 April 2027',
      'Changes allowed Yes',
      'Cancellation allowed No',
      'Online booking available Yes, on our partner’s site',
      'Book This Flight',
    ])
      expect(words).toContain(part)
  })

  test('FLY-06 details say what each and all pay, and name airports by city and code alone', () => {
    const back = { ...straightLeg, departure: '2027-04-20T11:00:00' }
    const words = dialog(details(anOffer({ legs: [straightLeg, back] })))
    expect(words).toContain('$612 each , $1,224 for 2 adults, return')
    expect(words).not.toMatch(/Pearson|Heathrow/)
    const alone = dialog(details(anOffer()), { ...emptyForm, adults: 1 })
    expect(alone).toMatch(/\$[\d,]+, one way/)
    expect(dialog(booking(anOffer()))).not.toContain('$612 each')
  })

  test('FLY-06 two tickets are noted at the layover', () => {
    const legs = [legWithStops({ iataCode: 'KEF', selfTransfer: true })]
    expect(dialog(details(anOffer({ legs })))).toContain(
      '1h 35m in KEF (KEF). Two tickets: collect your bags and check in again.',
    )
  })

  test('FLY-06 a fact that is missing is to be confirmed, not a gap', () => {
    expect(dialog(details(anOffer({ legs: [] })))).toContain('Travel date To be confirmed')
    const legs = [{ ...straightLeg, carriers: [] }]
    expect(dialog(booking(anOffer({ legs })))).toContain('Carrier To be confirmed')
  })

  test('FLY-06 the step before booking: route, carrier, price with its note, and both ways on', () => {
    const words = dialog(booking(anOffer()))
    for (const part of [
      'Route Toronto (YYZ) to London (LHR), 13 April 2027',
      'Carrier Air Canada',
      'Travellers 2 adults',
      '$612.00 per person $1,224.00 for all 2',
      'The price is for one adult, taxes included',
      'Book Now',
    ])
      expect(words).toContain(part)
  })

  test('FLY-06 a price that was not in Canadian dollars names the rate and its day', () => {
    const price = { ...anOffer().price, currency: 'EUR', formatted: '€380.00 EUR' }
    const words = dialog(booking(anOffer({ price })))
    expect(words).toMatch(/At the reference rate of \d+ \w+ \d{4}: 1 EUR = [\d.]+ CAD\./)
    expect(dialog(booking(anOffer()))).not.toContain('reference rate')
  })
})

describe('FLY-03 the prices of the days around', () => {
  const days = [
    { date: '2027-04-12', price: 700 },
    { date: '2027-04-13', price: 612 },
    { date: '2027-04-14', price: null },
  ]
  const row = render(<DayPrices days={days} chosen="2027-04-13" onChoose={nothing} />)
  const [, dear = '', chosen = '', none = ''] = row.split('<li>')

  test('FLY-03 each day is a button with its price; the chosen one and the cheapest are marked', () => {
    expect(wordsOf(dear)).toContain('$700')
    expect(dear).not.toMatch(/aria-current|data-least/)
    expect(wordsOf(chosen)).toContain('$612')
    expect(chosen).toMatch(/aria-current="date"/)
    expect(chosen).toMatch(/data-least="true"/)
  })

  test('FLY-03 a day without a flight can be read and not pressed', () => {
    expect(wordsOf(none)).toContain('None')
    expect(none).toMatch(/<button[^>]*disabled/)
    expect(dear).not.toMatch(/<button[^>]*disabled/)
  })

  test('FLY-03 while they are on their way it says so; without any price there is no row', () => {
    const waiting = render(<DayPrices days={undefined} chosen="" onChoose={nothing} />)
    expect(waiting).toContain('Loading prices on nearby days')
    expect(render(<DayPrices days={days.slice(2)} chosen="" onChoose={nothing} />)).toBe('')
  })
})
