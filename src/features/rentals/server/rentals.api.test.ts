import { businessDay } from '#platform/shared/business-day.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import { convert } from '#platform/shared/reference-rates.ts'
import { fromMajor, toMajor } from '#platform/shared/money.ts'
import { addDays } from '#platform/shared/local-date.ts'
import type { Property } from '../contract/property.schema.ts'

let app: TestApp
let ann: TestClient
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user()
})
afterAll(() => app.close())

const search = (query: Record<string, string>) =>
  app.visitor().get(`/api/rentals/properties?${new URLSearchParams(query)}`)

const dates = { checkIn: '2027-04-12', checkOut: '2027-04-14' }

const found = async (query: Record<string, string> = {}): Promise<Property[]> =>
  (await search({ location: 'Paris', ...dates, ...query })).body.data.properties

const first = async (query: Record<string, string> = {}): Promise<Property> => {
  const [property] = await found(query)
  if (!property) throw new Error('nothing was found')
  return property
}

const centsOf = ({ rate, nights, cleaningFee, serviceFee, currency }: Property['pricing']) => {
  const minor = (amount: number) => fromMajor(currency, amount).amountMinor
  return minor(rate) * nights + minor(cleaningFee) + minor(serviceFee)
}

describe('RENT-02 the property search', () => {
  test('RENT-02 answers in the named places with the fields of a property, the same each time', async () => {
    const query = { location: 'Paris', ...dates }
    const { status, body } = await search(query)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, data: { isDemo: false, ...dates } })
    expect(body.properties).toBeUndefined()
    expect(body.data.properties.length).toBeGreaterThanOrEqual(12)
    expect(body.data.properties[0]).toMatchObject({
      source: 'embedded',
      sample: true,
      location: { city: 'Paris' },
      pricing: { currency: 'CAD', nights: 2 },
    })
    expect((await search(query)).body).toEqual(body)
  })

  test('RENT-02 a town without data of its own is a demo with properties all the same', async () => {
    const { data } = (await search({ location: 'Bergen, Norway', ...dates })).body
    expect(data.isDemo).toBe(true)
    expect(data.properties.length).toBeGreaterThan(5)
  })

  test('RENT-02 a place that does not exist has none', async () => {
    const { status, body } = await search({ location: 'Qzxvbnm', ...dates })
    expect([status, body.data.properties]).toEqual([200, []])
  })

  test('RENT-02 the dialog sends checkin and checkout and reads properties', async () => {
    const { checkIn: checkin, checkOut: checkout } = dates
    const { body } = await search({ location: 'Paris', checkin, checkout, children: '2' })
    expect(body.properties).toEqual(body.data.properties)
    expect(body.data).toMatchObject(dates)
  })

  test('RENT-02 without dates it is the night from tomorrow on', async () => {
    const { data } = (await search({ location: 'Paris' })).body
    expect(data.checkOut).toBe(addDays(data.checkIn, 1))
    const today = businessDay({ now: () => new Date() })
    // Midnight may have come since.
    expect([today, addDays(today, 1)]).toContain(data.checkIn)
  })

  test.each(['CAD', 'USD', 'EUR', 'GBP', 'AUD', 'JPY'])(
    'RENT-04 in %s the total is nights times rate and both fees, to the last digit',
    async (currency) => {
      for (const { pricing } of await found({ currency })) {
        const total = fromMajor(currency, pricing.total)
        expect(pricing.currency).toBe(currency)
        expect(total.amountMinor).toBe(centsOf(pricing))
        expect(pricing.totalCad).toBe(toMajor(convert(total, 'CAD')))
      }
    },
  )

  test('RENT-02 a weekend and the high season cost more', async () => {
    const rate = async (checkIn: string) =>
      (await first({ checkIn, checkOut: addDays(checkIn, 1) })).pricing.rate
    const tuesday = await rate('2027-04-13')
    expect(await rate('2027-04-16')).toBeGreaterThan(tuesday)
    expect(await rate('2027-06-15')).toBeGreaterThan(tuesday)
  })

  test('RENT-03 only properties with beds for all guests, infants aside', async () => {
    const many = await found({ adults: '5', children: '1', infants: '5' })
    expect(many.length).toBeGreaterThan(0)
    for (const { maxGuests } of many) expect(maxGuests).toBeGreaterThanOrEqual(6)
    expect(many.length).toBeLessThan((await found()).length)
  })

  test('RENT-03 guest favourites, instant book and the price a night narrow', async () => {
    const all = await found({ currency: 'USD' })
    const chosen = await found({
      currency: 'USD',
      guestFavorite: 'true',
      ib: 'true',
      priceMin: '100',
      priceMax: '300',
    })
    const wanted = all.filter(
      ({ guestFavorite, availability, pricing }) =>
        guestFavorite && availability.instantBook && pricing.rate >= 100 && pricing.rate <= 300,
    )
    expect(chosen).toEqual(wanted)
    expect(chosen.length).toBeGreaterThan(0)
    expect(chosen.length).toBeLessThan(all.length)
  })

  test('RENT-03 a check-out on the day of check-in is one night', async () => {
    expect((await first({ checkOut: dates.checkIn })).pricing.nights).toBe(1)
  })

  test('RENT-03 no location is refused in its own words', async () => {
    for (const query of [{}, { location: '  ' }]) {
      const { status, body } = await search(query as Record<string, string>)
      expect(status).toBe(422)
      const message = 'Please enter a city or location to search'
      expect(body.errors).toEqual([{ field: 'location', message }])
    }
  })

  test.each([
    ['checkOut', { checkOut: '2027-04-11' }],
    ['checkIn', { checkIn: '2026-01-01', checkOut: '2026-01-03' }],
    ['checkIn', { checkIn: '2027-02-30' }],
    ['checkOut', { checkOut: '2028-04-14' }],
    ['adults', { adults: '0' }],
    ['adults', { adults: '17' }],
    ['adults', { adults: 'two' }],
    ['children', { children: '6' }],
    ['infants', { infants: '6' }],
    ['currency', { currency: 'CHF' }],
    ['priceMin', { priceMin: '1.5' }],
    ['priceMax', { priceMin: '300', priceMax: '100' }],
    ['guestFavorite', { guestFavorite: 'perhaps' }],
    ['adults', { checkin: '2027-04-12', adults: '11' }],
    ['children', { checkin: '2027-04-12', children: '11' }],
  ])('RENT-03 a wrong %s is named: %j', async (field, over) => {
    const { status, body } = await search({
      location: 'Paris',
      ...dates,
      ...(over as unknown as Record<string, string>),
    })
    expect(status).toBe(422)
    expect(body.errors[0].field).toBe(field)
    expect(body.errors[0].message).toMatch(/\.$/)
  })
})

describe('RENT-05 adding a property to a trip', () => {
  const newTrip = async (client = ann): Promise<string> => {
    const trip = { destination: 'Paris', startDate: '2027-04-12', endDate: '2027-04-14' }
    return (await client.post('/api/itineraries', trip)).body.id
  }
  const add = (body: object, client = ann) => client.post('/api/rentals/add-property', body)
  const itemsIn = async (trip: string) => {
    const { days, unscheduled } = (await ann.get(`/api/itineraries/${trip}`)).body
    return { placed: days.flatMap((day: { items: unknown[] }) => day.items), unscheduled }
  }

  test('RENT-05 the item has the total of the card and its nights; twice is once', async () => {
    const property = await first({ currency: 'EUR' })
    const itineraryId = await newTrip()
    const wish = { propertyId: property.id, propertyData: property, itineraryId, ...dates }
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(wish)))
    for (const { status } of answers) expect(status).toBe(201)
    expect(new Set(answers.map(({ body }) => body.item.id)).size).toBe(1)
    const { placed, unscheduled } = await itemsIn(itineraryId)
    expect([placed.length, unscheduled.length]).toEqual([1, 0])
    expect(placed[0]).toMatchObject({
      type: 'property',
      name: property.name,
      price: property.pricing.totalCad,
      nights: 2,
      day: '2027-04-12',
      sample: true,
      original: { amount: property.pricing.total, currency: 'EUR' },
    })
    const other = await add({ ...wish, checkOut: '2027-04-13', propertyData: undefined })
    expect(other.status).toBe(201)
    expect((await itemsIn(itineraryId)).placed).toHaveLength(2)
  })

  test('RENT-05 the same nights at another price are said to be there already', async () => {
    const [inEuro, inYen] = [await first({ currency: 'EUR' }), await first({ currency: 'JPY' })]
    expect(inEuro.pricing.totalCad).not.toBe(inYen.pricing.totalCad)
    const itineraryId = await newTrip()
    const wish = { propertyId: inEuro.id, itineraryId, ...dates }
    await add({ ...wish, propertyData: inEuro })
    const again = await add({ ...wish, propertyData: inYen })
    expect([again.status, again.body.code]).toEqual([409, 'already-in-trip'])
    expect((await itemsIn(itineraryId)).placed).toHaveLength(1)
  })

  test('RENT-05 a date outside the trip waits unscheduled', async () => {
    const itineraryId = await newTrip()
    const propertyId = (await first()).id
    const later = { checkIn: '2027-05-01', checkOut: '2027-05-03' }
    expect((await add({ propertyId, itineraryId, ...later })).status).toBe(201)
    const { placed, unscheduled } = await itemsIn(itineraryId)
    expect([placed.length, unscheduled.length]).toEqual([0, 1])
  })

  test.each(['rate', 'cleaningFee', 'serviceFee', 'total', 'totalCad'])(
    'RENT-05 a tampered %s is refused and nothing changes',
    async (amount) => {
      const property = await first()
      const itineraryId = await newTrip()
      const pricing = { ...property.pricing, [amount]: 1 }
      const answer = await add({
        propertyId: property.id,
        propertyData: { ...property, pricing },
        itineraryId,
        ...dates,
      })
      expect([answer.status, answer.body.code]).toEqual([409, 'price-changed'])
      expect(answer.body.pricing).toEqual(property.pricing)
      expect((await itemsIn(itineraryId)).placed).toEqual([])
    },
  )

  test('RENT-05 a stranger and a visitor are refused', async () => {
    const itineraryId = await newTrip()
    const wish = { propertyId: (await first()).id, itineraryId, ...dates }
    const stranger = await add(wish, await app.user())
    expect([stranger.status, stranger.body.code]).toEqual([404, 'trip-not-found'])
    expect((await add(wish, app.visitor())).status).toBe(401)
    expect((await itemsIn(itineraryId)).placed).toEqual([])
  })

  test.each([
    ['property-unknown', { propertyId: 'embedded:paris/no-such-place' }],
    ['property-unknown', { propertyId: 'elsewhere:paris/x' }],
    ['invalid-input', { propertyId: ' ' }],
    ['invalid-input', { checkIn: '2026-01-01', checkOut: '2026-01-02' }],
    ['invalid-input', { checkOut: '2027-04-11' }],
    ['invalid-input', { checkOut: '2028-04-11' }],
    ['invalid-input', { checkIn: undefined }],
    ['invalid-input', { itineraryId: 'mine' }],
    ['invalid-input', { propertyData: { pricing: { currency: 'CHF' } } }],
    ['invalid-input', { price: 1 }],
  ])('RENT-05 %s for %j', async (code, over) => {
    const itineraryId = await newTrip()
    const answer = await add({ propertyId: (await first()).id, itineraryId, ...dates, ...over })
    expect([answer.status, answer.body.code]).toEqual([422, code])
    expect((await itemsIn(itineraryId)).placed).toEqual([])
  })
})
