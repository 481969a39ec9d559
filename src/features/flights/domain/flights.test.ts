import { describe, expect, test } from 'vitest'
import { bookingLinkOf } from './booking-link.ts'
import { dayText, durationText, partyText, stopsText } from './flight-texts.ts'
import { airlinesOf, narrowFlights, noFlightWish } from './flight-wish.ts'
import { markFlights } from './mark-flights.ts'
import { adultsFrom, childrenFrom, emptyForm, missingIn, queryOf, readForm } from './search-form.ts'
import { sortFlights } from './sort-flights.ts'

const offer = (
  id: string,
  raw: number,
  at: string,
  minutes: number,
  stops: number,
  code = 'AC',
) => ({
  id,
  price: { raw },
  legs: [
    {
      departure: `2027-04-13T${at}:00`,
      durationInMinutes: minutes,
      stopCount: stops,
      carriers: [{ code, name: `Airline ${code}` }],
    },
  ],
})

const night = offer('night', 500, '21:10', 430, 0)
const slow = offer('slow', 310, '06:00', 1100, 2, 'KL')
const middle = offer('middle', 480, '12:00', 540, 1, 'BA')
const all = [night, slow, middle]
const ids = (offers: readonly { id: string }[]) => offers.map(({ id }) => id)

describe('FLY-04 lists of flights', () => {
  test('FLY-04 are sorted by price, duration and departure', () => {
    expect(ids(sortFlights(all, 'price'))).toEqual(['slow', 'middle', 'night'])
    expect(ids(sortFlights(all, 'duration'))).toEqual(['night', 'middle', 'slow'])
    expect(ids(sortFlights(all, 'departure'))).toEqual(['slow', 'middle', 'night'])
  })

  test('FLY-04 fit the days best that leave most of them, within the budget of the trip', () => {
    const fit = ({ id }: { id: string }) => ({
      lost: 0,
      kept: id === 'night' ? 3 : id === 'middle' ? 2 : 1,
    })
    expect(ids(sortFlights(all, 'days', fit))).toEqual(['night', 'middle', 'slow'])
    const over = (one: { id: string }) => ({ ...fit(one), isOver: one.id === 'night' })
    expect(ids(sortFlights(all, 'days', over))).toEqual(['middle', 'slow', 'night'])
    // Asked for by price, they come by price.
    expect(ids(sortFlights(all, 'price', over))).toEqual(['slow', 'middle', 'night'])
  })

  test.each([
    ['nothing', {}, ['night', 'slow', 'middle']],
    ['a least price', { price: [400, 5000] as const }, ['night', 'middle']],
    ['a most price', { price: [0, 480] as const }, ['slow', 'middle']],
    ['direct only', { stops: 0 }, ['night']],
    ['one stop', { stops: 1 }, ['night', 'middle']],
    ['three stops, which is any', { stops: 3 }, ['night', 'slow', 'middle']],
    ['airlines', { airlines: new Set(['KL', 'BA']) }, ['slow', 'middle']],
    ['hours', { hours: [6, 12] as const }, ['slow', 'middle']],
    ['hours to midnight', { hours: [21, 24] as const }, ['night']],
  ])('FLY-04 are narrowed by %s', (_, wish, left) => {
    expect(ids(narrowFlights(all, { ...noFlightWish, ...wish }))).toEqual(left)
  })

  test('FLY-04 at 5000 there is no upper bound', () => {
    const dear = offer('dear', 8000, '10:00', 500, 0)
    expect(narrowFlights([dear], noFlightWish)).toEqual([dear])
    expect(narrowFlights([dear], { ...noFlightWish, price: [0, 4950] })).toEqual([])
  })

  test('FLY-04 stops count in each direction, airlines in either', () => {
    const back = { ...night, legs: [...night.legs, ...slow.legs] }
    expect(narrowFlights([back], { ...noFlightWish, stops: 1 })).toEqual([])
    expect(narrowFlights([back], { ...noFlightWish, airlines: new Set(['KL']) })).toEqual([back])
    expect(airlinesOf([back, night]).map(({ code }) => code)).toEqual(['AC', 'KL'])
  })

  test('FLY-04 cheapest, fastest and best are marked with the reason', () => {
    const marks = markFlights(all)
    expect(marks.get('slow')).toEqual([{ label: 'Cheapest', reason: 'Lowest of 3 prices' }])
    expect(marks.get('night')).toEqual([
      { label: 'Best', reason: '11h 10m shorter than the cheapest for $190 more' },
      { label: 'Fastest', reason: '7h 10m in total' },
    ])
    expect(markFlights([night]).size).toBe(0)
  })
})

describe('FLY-05 words of a flight', () => {
  test('FLY-05 durations, stops, days and people', () => {
    expect(durationText(425)).toBe('7h 5m')
    expect([0, 1, 2].map(stopsText)).toEqual(['Direct flight', '1 stop', '2 stops'])
    expect([0, 1, 2, -1].map(dayText)).toEqual(['', 'next day', '2 days later', 'the day before'])
    expect(partyText(2, 1)).toBe('2 adults, 1 child')
    expect(partyText(1, 0)).toBe('1 adult')
  })
})

describe('FLY-01 the search form', () => {
  test('FLY-01 adults are 1 to 9 and 1 when they are no number, children 0 to 9 and 0', () => {
    expect(['', 'x', '0', '4', '12', '2.9'].map(adultsFrom)).toEqual([1, 1, 1, 4, 9, 2])
    expect(['', 'x', '-1', '4', '12'].map(childrenFrom)).toEqual([0, 0, 0, 4, 9])
  })

  const ready = {
    ...emptyForm,
    origin: 'YYZ',
    destination: 'LHR',
    departureDate: '2027-04-13',
    returnDate: '2027-04-20',
  }

  test.each([
    ['both airports', { destination: '' }, /both airports/],
    ['two that differ', { destination: 'YYZ' }, /differ/],
    ['a departure', { departureDate: '' }, /departure date/],
    ['a return', { returnDate: '' }, /return date/],
    ['a return not before it', { returnDate: '2027-04-12' }, /before the departure/],
    ['nine people at most', { adults: 5, children: 5 }, /9 people/],
  ])('FLY-01 a search needs %s', (_, over, sentence) => {
    expect(missingIn({ ...ready, ...over })).toMatch(sentence)
  })

  test('FLY-01 one way needs no return and sends none; infants are sent as 0', () => {
    expect(missingIn(ready)).toBe('')
    expect(missingIn({ ...ready, roundTrip: false, returnDate: '' })).toBe('')
    expect(queryOf({ ...ready, roundTrip: false })).not.toHaveProperty('returnDate')
    expect(queryOf(ready)).toMatchObject({ returnDate: '2027-04-20', infants: 0, currency: 'CAD' })
  })

  const address = (parts: Readonly<Record<string, unknown>>) => ({
    get: (name: string) => (name in parts ? String(parts[name]) : null),
  })

  test('FLY-01 the address is read, and what is odd in it counts as not given', () => {
    const odd = {
      origin: 'yyz',
      destination: 'L1R',
      departureDate: '2027-02-30',
      adults: 'x',
      cabinClass: 'ROOF',
    }
    expect(readForm(address(odd))).toEqual({ ...emptyForm, origin: 'YYZ' })
    expect(readForm(address(queryOf(ready)))).toEqual(ready)
  })

  test('FLY-02 FLY-07 ages of children are asked for where each has one, and are then in the address', () => {
    const family = { ...ready, children: 2, childAges: [7, 0] }
    expect(queryOf(family)).toMatchObject({ children: 2, childAges: '7,0' })
    expect(readForm(address(queryOf(family)))).toEqual(family)
    for (const childAges of ['7', '7,12', '7,x', '7,,', '-1,2'])
      expect(readForm(address({ ...queryOf(ready), children: '2', childAges })).childAges).toEqual(
        [],
      )
    expect(queryOf({ ...family, children: 3 })).not.toHaveProperty('childAges')
  })
})

describe('FLY-07 the link to the booking partner', () => {
  const partner = { address: 'https://partner.example/flights', marker: 'house' }
  const search = { adults: 2, children: 1, cabinClass: 'PREMIUM_ECONOMY' } as const
  const place = (displayCode: string) => ({ displayCode })
  const found = {
    id: 'embedded:1',
    bookingLink: null,
    legs: [
      {
        departure: '2027-04-13T21:10:00',
        origin: place('YVR'),
        destination: place('NRT'),
        segments: [{ number: 'AC3' }],
      },
    ],
    price: { grandTotal: 1234.5 },
  }

  /** The address and the parts of a link. */
  const read = (link: string) => {
    const [address, query = ''] = link.split('?')
    const parts = query
      .split('&')
      .map((part) => part.split('=').map((text) => decodeURIComponent(text)))
    return { address, parts: Object.fromEntries(parts) }
  }

  test('FLY-07 says origin, destination, date, number, price, people, marker and flight', () => {
    const { address, parts } = read(bookingLinkOf(found, search, partner))
    expect(address).toBe('https://partner.example/flights')
    expect(parts).toEqual({
      origin: 'YVR',
      destination: 'NRT',
      date: '2027-04-13',
      flight_number: 'AC3',
      price: '1234.5',
      adults: '2',
      children: '1',
      marker: 'house',
      flight_id: 'embedded:1',
    })
  })

  test('FLY-07 falls back to YYZ, CDG and 500, and prefers the link of the offer', () => {
    const bare = { ...found, legs: [], price: { grandTotal: 0 } }
    const { parts } = read(bookingLinkOf(bare, search, partner))
    expect(parts).toMatchObject({ origin: 'YYZ', destination: 'CDG', price: '500' })
    const tagged = { ...partner, address: 'https://partner.example/go?to=flights' }
    expect(bookingLinkOf(found, search, tagged)).toContain('/go?to=flights&origin=YVR&')
    const own = { ...found, bookingLink: 'https://airline.example/x' }
    expect(bookingLinkOf(own, search, partner)).toBe(own.bookingLink)
  })
})
