import type { RentalContract } from '#features/rentals/contract/rentals.contract.ts'
import { rentalRoutes } from '#features/rentals/contract/rentals.endpoints.ts'
import type { StayContract } from '#features/stays/contract/stays.contract.ts'
import { stayRoutes } from '#features/stays/contract/stays.endpoints.ts'
import { createClient } from '#platform/web/api-client.ts'
import { daysBetween } from '#platform/shared/local-date.ts'
import { airportOf, ticketFares } from './ticket-fares.ts'

const staysApi = createClient<StayContract>(stayRoutes, { service: 'stays' })
const rentalsApi = createClient<RentalContract>(rentalRoutes, { service: 'rentals' })

interface Wish {
  readonly from: string
  readonly to: string
  readonly start: string
  readonly end: string
  readonly adults: number
  readonly ages: readonly number[]
}

const least = (prices: readonly number[]): number | undefined =>
  prices.length > 0 ? Math.min(...prices) : undefined

/** What cannot be had is absent. */
const orNone = <Value>(asked: Promise<Value>): Promise<Value | undefined> =>
  asked.catch(() => undefined)

async function flightFrom({ from, to, start, end }: Wish): Promise<number | undefined> {
  const month = `${start.slice(0, 7)}-01`
  const fares = await ticketFares({ from, to, nights: daysBetween(start, end) }, month)
  return least(
    [...fares].flatMap(([date, fare]) => (date.startsWith(start.slice(0, 7)) ? [fare] : [])),
  )
}

async function hotelFrom({ to, start, end, adults, ages }: Wish): Promise<number | undefined> {
  const query = {
    location: to,
    checkInDate: start,
    checkOutDate: end,
    adults,
    children: ages.length,
    ...(ages.length > 0 ? { childAges: ages.join(',') } : {}),
    currency: 'CAD',
  } as const
  const { data } = await staysApi('searchHotels', { query }, { inPlace: true })
  return least(data.map(({ pricing }) => pricing.totalCad / pricing.nights))
}

async function placeFrom({ to, start, end, adults, ages }: Wish): Promise<number | undefined> {
  const query = { location: to, checkIn: start, checkOut: end, adults, children: ages.length }
  const { data } = await rentalsApi('searchProperties', { query }, { inPlace: true })
  return least(data.properties.map(({ pricing }) => pricing.rate))
}

/** The lowest prices of a wish: flights in its month, hotels and places of its nights. */
export async function ticketPrices(wish: Wish) {
  const isDated = wish.start !== '' && wish.end > wish.start
  const [flight, hotel, place, from, to] = await Promise.all([
    isDated ? orNone(flightFrom(wish)) : undefined,
    isDated ? orNone(hotelFrom(wish)) : undefined,
    isDated ? orNone(placeFrom(wish)) : undefined,
    orNone(airportOf(wish.from)),
    orNone(airportOf(wish.to)),
  ])
  return { flight, hotel, place, airports: from && to ? ([from, to] as const) : undefined }
}
