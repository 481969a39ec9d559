import { pageGuests, rentalCurrencies } from '#features/rentals/domain/rental-rules.ts'
import {
  cuisines,
  defaultLimit,
  restaurantLimits,
  restaurantSorts,
} from '#features/dining/domain/restaurant-search.ts'
import { priceLevels } from '#features/dining/domain/price-level.ts'
import type { Party } from '#features/trips/domain/party.ts'
import { addDays, isLocalDate } from '#platform/shared/local-date.ts'
import type { AddressChange } from '#platform/web/use-address.ts'

/** The URL holds the search, so it can be bookmarked, shared and navigated back to. */
type Address = Pick<URLSearchParams, 'get'>

const text = (address: Address, name: string): string => (address.get(name) ?? '').trim()

/** The parameter if it's one of the offered values, else empty. */
const oneOf = (address: Address, name: string, offered: readonly string[]): string => {
  const value = text(address, name)
  return offered.includes(value) ? value : ''
}

const count = (
  address: Address,
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
  otherwise: number,
): number => {
  const value = text(address, name)
  const number = Number(value)
  return value !== '' && Number.isInteger(number) && number >= min && number <= max
    ? number
    : otherwise
}

const date = (address: Address, name: string): string => {
  const value = text(address, name)
  return isLocalDate(value) ? value : ''
}

const flag = (address: Address, name: string): boolean => address.get(name) === 'true'

export const searchTabs = ['properties', 'restaurants', 'attractions'] as const
export type SearchTab = (typeof searchTabs)[number]

export const readTab = (address: Address): SearchTab =>
  searchTabs.find((tab) => tab === address.get('tab')) ?? 'properties'

/** Place of a search: the typed text, and the place's id if it was chosen from the list. */
export interface SearchPlace {
  readonly location: string
  readonly locationId: string
}

export const readPlace = (address: Address): SearchPlace => ({
  location: text(address, 'location').slice(0, 120),
  locationId: text(address, 'locationId').slice(0, 120),
})

export interface PropertySearch extends SearchPlace {
  readonly checkIn: string
  readonly checkOut: string
  readonly adults: number
  readonly children: number
  readonly infants: number
  readonly currency: (typeof rentalCurrencies)[number]
  readonly guestFavorite: boolean
  readonly ib: boolean
  readonly priceMin: string
  readonly priceMax: string
}

export const readPropertySearch = (address: Address): PropertySearch => ({
  ...readPlace(address),
  checkIn: date(address, 'checkIn'),
  checkOut: date(address, 'checkOut'),
  adults: count(address, 'adults', pageGuests.adults, 2),
  children: count(address, 'children', pageGuests.children, 0),
  infants: count(address, 'infants', pageGuests.infants, 0),
  currency: rentalCurrencies.find((one) => one === address.get('currency')) ?? 'CAD',
  guestFavorite: flag(address, 'guestFavorite'),
  ib: flag(address, 'ib'),
  priceMin: text(address, 'priceMin').slice(0, 7),
  priceMax: text(address, 'priceMax').slice(0, 7),
})

export interface RestaurantSearch extends SearchPlace {
  readonly cuisine: string
  readonly priceLevel: string
  readonly sort: string
  readonly limit: number
  readonly offset: number
}

const sorts = restaurantSorts.map(({ value }) => value)

export const readRestaurantSearch = (address: Address): RestaurantSearch => ({
  ...readPlace(address),
  cuisine: oneOf(address, 'cuisine', cuisines),
  priceLevel: oneOf(address, 'priceLevel', priceLevels),
  sort: oneOf(address, 'sort', sorts) || 'rating',
  limit: Number(oneOf(address, 'limit', restaurantLimits.map(String)) || defaultLimit),
  offset: count(address, 'offset', { min: 0, max: 10_000 }, 0),
})

interface SearchedTrip {
  readonly startDate: string
  readonly endDate: string
  readonly party: Party
  readonly destinations: readonly { readonly ref: string | null; readonly name: string }[]
}

const infantsBelow = 2

/** Search parameters that a trip provides, by their URL names. */
export function saidByTrip(trip: SearchedTrip): readonly AddressChange[] {
  const { startDate, endDate, party, destinations } = trip
  const infants = party.children.filter((age) => age < infantsBelow).length
  const [place] = destinations
  return [
    { location: place?.name, locationId: place?.ref ?? '' },
    { checkIn: startDate, checkOut: endDate > startDate ? endDate : addDays(startDate, 1) },
    { adults: party.adults, children: party.children.length - infants, infants },
  ]
}

/** Query parameters of a search without defaults; defaults differ within a trip. */
export const asChange = (
  { adults, children, infants, currency, ...rest }: PropertySearch,
  isInTrip = false,
) =>
  ({
    ...rest,
    adults: adults === 2 && !isInTrip ? '' : adults,
    children: children || '',
    infants: infants || '',
    currency: currency === 'CAD' ? '' : currency,
  }) satisfies AddressChange
