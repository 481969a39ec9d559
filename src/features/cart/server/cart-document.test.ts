import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { currencies } from '#platform/shared/reference-rates.ts'
import { namedTwice } from '#platform/shared/testing/currency-once.ts'
import { cartItemSchema } from '../contract/cart.contract.ts'
import { fromCart, toCart } from '../domain/cart-codec.ts'
import { cartItemTypes, type CartItem } from '../domain/cart-item.ts'
import { cartDestination, cartDocument } from './cart-document.ts'

const at = (location: string | undefined): CartItem => ({
  id: '1',
  type: 'activity',
  title: 'Walk',
  location,
  cost: 10,
})

const facts = {
  preparedOn: '21 November 2026',
  business: { name: 'Wayleaf', protectionLine: '', contactLine: '' },
}

test('CART-05 the destination is the one that all items share, else "Multiple Destinations"', () => {
  expect(cartDestination([at('Ueno, Tokyo'), at('Asakusa, Tokyo')])).toBe('Tokyo')
  expect(cartDestination([at('Marais, Paris'), at('Asakusa, Tokyo')])).toBe('Multiple Destinations')
  expect(cartDestination([at(undefined)])).toBe('Multiple Destinations')
})

test('CART-08 a foreign price is shown in CAD with the original, the rate’s date, and counts so', () => {
  const paper = cartDocument([{ ...at('Paris'), cost: 100, currency: 'EUR' }], facts)
  expect(paper.sections[0]?.rows[0]).toMatchObject({
    price: '$161.19',
    note: '€100.00 EUR at 1 EUR = 1.6119 CAD, the reference rate of 29 September 2026',
  })
  expect(paper.grandTotal.amount).toBe('$161.19')
})

test('HOME-13 CART-08 whatever currency an item is priced in, its row names it once in each sum', () => {
  for (const currency of currencies) {
    const told = JSON.stringify(cartDocument([{ ...at('Bern'), cost: 489, currency }], facts))
    expect(namedTwice(told)).toEqual([])
    expect(told).toContain(currency)
  }
})

test('CART-05 a sample and an estimate say so in their rows, and the document that it holds samples', () => {
  const stay = { ...at('Tokyo'), type: 'hotel', sample: true, estimated: false } as const
  const lunch = { ...at('Tokyo'), sample: true, estimated: true, description: 'Ramen' } as const
  const sight = { ...at('Tokyo'), sample: false, estimated: true } as const
  const rows = (item: CartItem) => cartDocument([item], facts).sections[0]?.rows[0]
  expect(rows(stay)).toMatchObject({ note: 'Sample', price: '$10.00' })
  expect(rows(lunch)).toMatchObject({ note: 'Sample, Estimate\nRamen', price: '$10.00' })
  expect(rows(sight)).toMatchObject({ note: 'Estimate', price: '$10.00' })
  expect(rows(at('Tokyo'))).not.toHaveProperty('note')
  expect(cartDocument([at('Tokyo'), stay], facts).sample).toBe(true)
  expect(cartDocument([at('Tokyo'), sight], facts).sample).toBe(false)
})

test('CART-05 a real place leads to a map, a sample and what is nowhere lead nowhere', () => {
  const linkOf = (item: CartItem) => cartDocument([item], facts).sections[0]?.rows[0]?.link
  const louvre = { ...at('Louvre, Paris'), title: 'Musée & Café' }
  const query = 'Mus%C3%A9e%20%26%20Caf%C3%A9%2C%20Louvre%2C%20Paris'
  expect(linkOf(louvre)).toBe(`https://www.openstreetmap.org/search?query=${query}`)
  expect(linkOf({ ...louvre, sample: true })).toBeUndefined()
  expect(linkOf({ ...louvre, location: undefined })).toBeUndefined()
  expect(linkOf({ ...louvre, type: 'flight' })).toBeUndefined()
})

const sentItem = fc.record({
  id: fc.uuid(),
  type: fc.constantFrom(...cartItemTypes),
  title: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .filter((text) => !!text.trim()),
  cost: fc.integer({ min: 0, max: 999_999_900 }).map((cents) => cents / 100),
  date: fc.constantFrom('2027-04-12', '2028-02-29', '2027-12-31'),
  time: fc.constantFrom('00:00', '09:30', '23:59'),
  sample: fc.boolean(),
  estimated: fc.boolean(),
})

test('CART-05 what arrives on the wire is on the paper: name, price to the cent, day, time and marks', () => {
  fc.assert(
    fc.property(sentItem, (sent) => {
      const item = cartItemSchema.parse(JSON.parse(JSON.stringify(sent)))
      const paper = cartDocument([item], facts)
      const row = paper.sections[0]?.rows[0]
      const price = sent.cost === 0 && !sent.estimated ? 'Free' : formatMoney(cad(sent.cost))
      expect(row).toMatchObject({
        name: sent.title.trim(),
        time: sent.time,
        price,
      })
      expect(paper.sections[0]?.heading).toBe(formatDayShort(sent.date))
      expect(row?.note?.includes('Sample') ?? false).toBe(sent.sample)
      expect(row?.note?.includes('Estimate') ?? false).toBe(sent.estimated)
      expect(paper.sample).toBe(sent.sample)
      expect(paper.grandTotal.amount).toBe(formatMoney(cad(sent.cost)))
    }),
  )
})

test('CART-05 the paper goes day by day, each in the order of its times; what has no day comes last', () => {
  const on = (title: string, date?: string, time?: string): CartItem => ({
    ...at('Paris'),
    title,
    date,
    time,
  })
  const items = [
    on('last day', '2027-04-14', '09:00'),
    on('some day'),
    on('open', 'To be confirmed', '08:00'),
    { ...on('evening', '2027-04-12', '19:30'), type: 'restaurant' as const },
    on('all day', '2027-04-12'),
    on('morning', '2027-04-12', '09:30'),
  ]
  const told = cartDocument(items, facts).sections.map(({ heading, total, rows }) => [
    heading,
    total,
    rows.map(({ name, time }) => [name, time].filter(Boolean).join(' ')),
  ])
  expect(told).toEqual([
    ['Mon 12 Apr', '$30.00', ['all day', 'morning 09:30', 'evening 19:30']],
    ['Wed 14 Apr', '$10.00', ['last day 09:00']],
    ['Without a day', '$20.00', ['some day', 'open To be confirmed 08:00']],
  ])
})

test('CART-05 a flight is on the day that it leaves, written as any other day', () => {
  const from = { iata: 'YYZ', local: '2027-05-09T22:00' }
  const to = { iata: 'LIS', local: '2027-05-10T10:00' }
  const flight = toCart({
    item: {
      type: 'flight',
      name: 'YYZ → LIS',
      description: 'TAP Air Portugal - 2027-05-09 22:00',
      // The day of a trip that it stands on is the one of its landing.
      day: '2027-05-10',
      time: '22:00',
      price: 10,
      details: { kind: 'flight', directions: [{ segments: [{ from, to }] }] },
    },
  })
  const [section] = cartDocument([{ id: '1', ...flight }], facts).sections
  expect(section?.heading).toBe('Sun 9 May')
  expect(section?.rows[0]).toMatchObject({
    time: '22:00',
    note: 'TAP Air Portugal, Sun 9 May, 22:00',
  })
  expect(fromCart({ id: '1', ...flight }).day).toBe('2027-05-10')
})

test('A2 CART-05 a row says its units or that it is for everyone, and the paper who travels', () => {
  const party = { adults: 2, children: [] }
  const tower = { ...at('Lisbon'), cost: 48, quantity: 2, basis: 'person', party } as const
  const boat = { ...at('Lisbon'), id: '2', cost: 12, quantity: 1, basis: 'group', party } as const
  const paper = cartDocument([tower, boat], facts)
  expect(paper.sections[0]?.rows.map(({ note }) => note)).toEqual(['2 × $24', 'for everyone'])
  expect(paper.overview[0]).toEqual({ label: 'Travellers', value: '2 adults' })
  expect(paper.grandTotal).toEqual({ label: 'Total, CAD, for 2 adults', amount: '$60.00' })
  // Items of different parties, or without one, have no party in common.
  const other = { ...boat, party: { adults: 1, children: [7] } }
  expect(cartDocument([tower, other], facts).grandTotal.label).toBe('Total, CAD')
  expect(cartDocument([tower, at('Lisbon')], facts).grandTotal.label).toBe('Total, CAD')
})
