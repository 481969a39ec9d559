import { expect, test } from 'vitest'
import { flightLinkNames } from '#platform/server/config/flight-settings.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { bookingLinkOf } from '../domain/booking-link.ts'

const search = { adults: 2, children: 1, cabinClass: 'PREMIUM_ECONOMY' } as const
const leg = (origin: string, destination: string, departure: string, number: string) => ({
  departure,
  origin: { displayCode: origin },
  destination: { displayCode: destination },
  segments: [{ number }],
})
const there = leg('YVR', 'NRT', '2027-04-13T21:10:00', 'AC3')
const found = { id: 'embedded:1', bookingLink: null, legs: [there], price: { grandTotal: 1234.5 } }
const roundTrip = { ...found, legs: [there, leg('NRT', 'YVR', '2027-04-20T08:00:00', 'AC4')] }

test('FLY-07 a template says where the partner reads each part, return date, trip type and cabin included', () => {
  const address =
    'https://partner.example/{origin}-{destination}/{departDate}/{returnDate}?kind={tripType}&class={cabin}&who={adults},{children}&from={marker}'
  const of = { address, marker: 'maple trips & co' }
  expect(bookingLinkOf(roundTrip, search, of)).toBe(
    'https://partner.example/YVR-NRT/2027-04-13/2027-04-20?kind=roundtrip&class=premium&who=2,1&from=maple%20trips%20%26%20co',
  )
  expect(bookingLinkOf(found, search, { address, marker: '' })).toBe(
    'https://partner.example/YVR-NRT/2027-04-13?kind=oneway&class=premium&who=2,1',
  )
})

test('FLY-07 links carry no affiliate marker until a setting names one', () => {
  expect(
    bookingLinkOf(found, search, { address: 'https://partner.example', marker: '' }),
  ).not.toContain('marker')
  expect(readConfig({}).FLIGHTS_REFERRAL).toBeUndefined()
})

test('FLY-07 every name that the setting allows has a value, and others stop the start', () => {
  const { FLIGHTS_BOOKING_URL: address } = readConfig({
    FLIGHTS_BOOKING_URL: `https://partner.example/?${flightLinkNames.map((name) => `${name}={${name}}`).join('&')}`,
  })
  const link = new URL(bookingLinkOf(roundTrip, search, { address, marker: 'house' }))
  expect([...link.searchParams.keys()]).toEqual([...flightLinkNames])
  for (const wrong of ['https://partner.example/?x={currency}', 'http://partner.example/'])
    expect(() => readConfig({ FLIGHTS_BOOKING_URL: wrong })).toThrow(/FLIGHTS_BOOKING_URL: m/)
})

test('FLY-07 without a setting the whole search reaches Expedia, by its names and by the documented ones', () => {
  const address = readConfig({}).FLIGHTS_BOOKING_URL
  const link = new URL(bookingLinkOf(roundTrip, search, { address, marker: '' }))
  expect(Object.fromEntries(link.searchParams)).toEqual({
    mode: 'search',
    trip: 'roundtrip',
    leg1: 'from:YVR,to:NRT,departure:2027-04-13TANYT',
    leg2: 'from:NRT,to:YVR,departure:2027-04-20TANYT',
    passengers: 'adults:2,children:1',
    options: 'cabinclass:premium',
    origin: 'YVR',
    destination: 'NRT',
    date: '2027-04-13',
    flight_number: 'AC3',
    price: '1234.5',
    adults: '2',
    children: '1',
    flight_id: 'embedded:1',
  })
  const oneWay = bookingLinkOf(found, search, { address, marker: '' })
  expect(oneWay).toContain('trip=oneway')
  expect(oneWay).not.toContain('leg2')
})
