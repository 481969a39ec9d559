import { foldText } from '#atlas/fold-text.ts'
import type { Catalogue, CatalogueWords } from '#features/cart/server/index.ts'
import type { CartItem } from '#features/cart/domain/cart-item.ts'
import { firstPlaces } from '#features/maps/domain/listed-place.ts'
import type { Clock } from '#platform/server/clock.ts'
import { addDays, isLocalDate } from '#platform/shared/local-date.ts'
import type { createProviders } from './providers.ts'
import { wordTable } from '#platform/shared/word-table.ts'

type Providers = ReturnType<typeof createProviders>
type Ports = Pick<Providers, 'stays' | 'dining' | 'rentals' | 'flights' | 'places'> & {
  readonly clock: Clock
}

type Find = (
  ports: Ports,
  id: string,
  item: CartItem,
  signal: AbortSignal,
) => Promise<CatalogueWords | undefined>

const placed = (district: string, city: string): string =>
  [district, city].filter(Boolean).join(', ')

async function stay({ stays }: Ports, id: string, _: CartItem, signal: AbortSignal) {
  const hotel = await stays.hotel?.(id, signal)
  return hotel && { ...hotel, location: placed(hotel.district, hotel.city) }
}

async function meal({ dining }: Ports, id: string, signal: AbortSignal) {
  const { restaurant, city } = (await dining.restaurant(id, signal)) ?? {}
  if (!restaurant || !city) return undefined
  const { name, address, cuisine, sample } = restaurant
  const description = cuisine.slice(0, 3).join(', ')
  return { name, location: placed(address, city), description, sample }
}

async function sight({ dining }: Ports, id: string, signal: AbortSignal) {
  const { attraction, city } = (await dining.attraction?.(id, signal)) ?? {}
  if (!attraction || !city) return undefined
  const { name, address, description } = attraction
  return { name, location: placed(address, city), description, sample: false }
}

async function dine(ports: Ports, id: string, { type }: CartItem, signal: AbortSignal) {
  const [first, second] = type === 'restaurant' ? [meal, sight] : [sight, meal]
  return (await first(ports, id, signal)) ?? second(ports, id, signal)
}

async function outing({ dining }: Ports, id: string, _: CartItem, signal: AbortSignal) {
  const { activity, city } = (await dining.activity?.(id, signal)) ?? {}
  if (!activity || !city) return undefined
  const { name, address, description, sample } = activity
  return { name, location: placed(address, city), description, sample }
}

async function rental(ports: Ports, id: string, { date }: CartItem, signal: AbortSignal) {
  const { rentals, clock } = ports
  // Prices are not used, so any night ahead does: of one that is over a supplier knows no rate.
  const tomorrow = addDays(clock.now().toISOString().slice(0, 10), 1)
  const checkIn = date && isLocalDate(date) && date > tomorrow ? date : tomorrow
  const property = await rentals.quote(id, { checkIn, nights: 1 }, signal)
  if (!property) return undefined
  const { name, district, city, sample } = property
  return { name, location: placed(district, city), sample }
}

async function flight({ flights }: Ports, source: string, item: CartItem, signal: AbortSignal) {
  if (source !== flights.source) return undefined
  const journeys = await flights.journeys?.(item.externalData?.id ?? '', signal)
  const [out] = journeys ?? []
  if (!journeys || !out) return undefined
  return {
    name: `${out.from.iata} → ${out.to.iata}`,
    location: `${out.from.name} to ${out.to.name}`,
    description: journeys
      .map(
        ({ date, flights: flown }) =>
          `${flown.map(({ carrier, number }) => `${carrier} ${number}`).join(', ')} - ${date}`,
      )
      .join('; '),
    sample: flights.source === 'embedded',
  }
}

const nearbyTypes = ['hotel', 'restaurant', 'activity', 'transport'] as const

async function nearby({ places }: Ports, id: string, { type }: CartItem, signal: AbortSignal) {
  const known = nearbyTypes.find((one) => one === type)
  const place = known && (await places.place?.(id, known, signal))
  return place && { ...place, location: place.address }
}

async function start(_: Ports, id: string): Promise<CatalogueWords | undefined> {
  const place = firstPlaces.find((one) => one.id === `start:${id}`)
  return place && { name: place.name, location: place.address, sample: place.sample }
}

/** Resolves a geocoded item again and requires the same coordinates. */
async function geocoded({ places }: Ports, at: string, { title }: CartItem, signal: AbortSignal) {
  const found = await places.geocode(title, signal)
  if (!found || at !== `${found.lat},${found.lng}`) return undefined
  return { name: found.name, location: found.name, sample: false }
}

const insurance: Find = async () => ({ name: 'Travel insurance', location: '', sample: false })

/** Finders by the prefix of an item's `source`, the part before the first colon. */
const finders = wordTable<Find>({
  stays: stay,
  dining: dine,
  activities: outing,
  rentals: rental,
  flights: flight,
  start,
  geocoded,
  insurance,
})

/** Looks up a cart's items in the catalogues behind the ports. */
export const createCatalogue = (ports: Ports): Catalogue => ({
  async find(item, signal) {
    const [, kind = '', id = ''] = /^([a-z]+):(.+)$/.exec(item.source ?? '') ?? []
    // Items of the maps page use the port's id, prefixed with the port's name.
    if (kind === ports.places.source) return nearby(ports, `${kind}:${id}`, item, signal)
    const finder = finders.get(kind)
    return finder?.(ports, id, item, signal)
  },
  async placeName(text, signal) {
    const found = await ports.places.geocode(text, signal)
    const name = found?.name.split(',')[0]
    return name && foldText(name) === foldText(text) ? name : undefined
  },
})
