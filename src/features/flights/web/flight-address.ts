import type { Party } from '#features/trips/domain/party.ts'
import type { AddressChange } from '#platform/web/use-address.ts'
import { flightPartyOf } from '../domain/flight-party.ts'
import { anyStops, type FlightWish, mostPrice, noFlightWish } from '../domain/flight-wish.ts'
import { type FlightForm, queryOf, readForm } from '../domain/search-form.ts'
import { type FlightSort, flightSorts } from '../domain/sort-flights.ts'

/** All that the page shows follows from its address. */
export interface FlightView {
  readonly form: FlightForm
  readonly wish: FlightWish
  readonly sort: FlightSort
}

const number = (text: string | null, low: number, high: number, other: number): number => {
  const value = text === null || text === '' ? Number.NaN : Number(text)
  return Number.isInteger(value) && value >= low && value <= high ? value : other
}

export function readView(params: URLSearchParams, usualSort: FlightSort = 'price'): FlightView {
  const [least, most] = [
    number(params.get('minPrice'), 0, mostPrice, 0),
    number(params.get('maxPrice'), 0, mostPrice, mostPrice),
  ]
  const [from, to] = [number(params.get('from'), 0, 23, 0), number(params.get('until'), 1, 24, 24)]
  const codes = (params.get('airlines') ?? '')
    .split(',')
    .filter((code) => /^[A-Z0-9]{2}$/.test(code))
  return {
    form: readForm(params),
    wish: {
      price: least < most ? [least, most] : noFlightWish.price,
      stops: number(params.get('stops'), 0, anyStops, anyStops),
      airlines: new Set(codes),
      hours: from < to ? [from, to] : noFlightWish.hours,
    },
    sort: flightSorts.find(({ value }) => value === params.get('sort'))?.value ?? usualSort,
  }
}

interface FlownTrip {
  readonly startDate: string
  readonly endDate: string
  readonly party: Party
  readonly origin: { readonly iata: string } | null
}

/** What a trip says of its flights by the names of the address, to the airport given. */
export function saidByTrip(
  { startDate, endDate, party, origin }: FlownTrip,
  airport: string,
): readonly AddressChange[] {
  const { adults, children, childAges, infants } = flightPartyOf(party)
  return [
    { origin: origin?.iata },
    { destination: airport },
    { departureDate: startDate, returnDate: endDate > startDate ? endDate : '' },
    { adults, children, childAges: childAges.join(',') || undefined, infants },
  ]
}

/** The parameters of a view; what is as always is left out. */
export function writeView({ form, wish, sort }: FlightView): URLSearchParams {
  const { currency: _always, ...query } = queryOf(form)
  const [least, most] = wish.price
  const [from, to] = wish.hours
  const given: Readonly<Record<string, string | number | undefined>> = {
    ...query,
    children: form.children || undefined,
    infants: form.infants || undefined,
    cabinClass: form.cabinClass === 'ECONOMY' ? undefined : form.cabinClass,
    nonStop: form.nonStop ? 'true' : undefined,
    minPrice: least || undefined,
    maxPrice: most < mostPrice ? most : undefined,
    stops: wish.stops < anyStops ? wish.stops : undefined,
    airlines: [...wish.airlines].join(',') || undefined,
    from: from || undefined,
    until: to < 24 ? to : undefined,
    sort: sort === 'price' ? undefined : sort,
  }
  return new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )
}
