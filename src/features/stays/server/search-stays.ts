import { soFar } from '#platform/server/outbound/patient-port.ts'
import { businessZone, dayIn } from '#platform/shared/business-day.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import {
  addDays,
  earliestToday,
  type LocalDate,
  nightsBetween,
} from '#platform/shared/local-date.ts'
import type { Searching } from '#platform/shared/searching.ts'
import { invalidField } from '#platform/shared/invalid-field.ts'
import { asUnits } from '#features/trips/domain/item-price.ts'
import { cad, fromMajor, type Money, toMajor } from '#platform/shared/money.ts'
import { convert, isCurrency, rateOf, ratesAsOf } from '#platform/shared/reference-rates.ts'
import type { StayOffer } from '../contract/stays.contract.ts'
import { mostNights } from '../domain/stay-rules.ts'
import { unsaid } from '../domain/unsaid.ts'
import {
  type FoundStay,
  isPriced,
  type PricedStay,
  type StaysProvider,
} from './provider/stays-provider.ts'
import { searchText as text } from './messages.ts'

interface Wanted {
  readonly location: string
  readonly checkInDate?: LocalDate | undefined
  readonly checkOutDate?: LocalDate | undefined
  readonly adults: number
  readonly children: number
  readonly childAges?: readonly number[] | undefined
  readonly rooms: number
  readonly currency: string
}

/** The source's total in its own currency, with the exchange rate used. */
function originalOf({ total }: PricedStay): StayOffer['pricing']['original'] {
  const { currency } = total
  if (currency === 'CAD' || !isCurrency(currency)) return null
  const { cadPerUnit: rate } = rateOf(currency)
  return { amount: toMajor(total), currency, rate, rateDate: ratesAsOf() }
}

const majorIn = (amount: Money, currency: string): number => toMajor(convert(amount, currency))

/** The price in the requested currency; our estimate if the source gives none. */
function pricingOf(stay: FoundStay, { currency, rooms }: Wanted): StayOffer['pricing'] {
  const { nights, taxesAndFees, payAtHotel } = stay
  if (!isPriced(stay)) {
    const pricePerNight = unsaid.nightlyRate * rooms
    const total = fromMajor(currency, pricePerNight * nights)
    const totals = { total: toMajor(total), totalCad: majorIn(total, 'CAD') }
    const unknown = { taxesAndFees: null, original: null }
    const units = asUnits('night', nights * rooms, cad(totals.totalCad))
    return { currency, estimated: true, pricePerNight, nights, ...totals, ...units, ...unknown }
  }
  return {
    currency,
    estimated: false,
    pricePerNight: majorIn(stay.nightlyRate, currency),
    nights,
    total: majorIn(stay.total, currency),
    totalCad: majorIn(stay.total, 'CAD'),
    ...asUnits('night', nights * rooms, convert(stay.total, 'CAD')),
    taxesAndFees: taxesAndFees && majorIn(taxesAndFees, currency),
    ...(payAtHotel ? { payAtHotel: majorIn(payAtHotel, currency) } : {}),
    original: originalOf(stay),
  }
}

function toOffer(stay: FoundStay, wanted: Wanted, source: string): StayOffer {
  return {
    id: stay.id,
    hotelId: stay.hotelId,
    source,
    sample: stay.sample,
    demo: stay.demo,
    hotel: {
      name: stay.name.trim() || unsaid.name,
      style: stay.style,
      stars: stay.stars,
      location: stay.district,
      address: { city: stay.city },
      lat: stay.lat,
      lng: stay.lng,
      rating: stay.rating,
      reviewCount: stay.reviewCount,
      amenities: [...stay.amenities],
      photos: stay.photoUrls.map((url) => ({ url })),
      description: stay.description,
    },
    pricing: pricingOf(stay, wanted),
    freeCancellation: stay.freeCancellation,
    expiresAt: stay.expiresAt,
  }
}

export interface StayDeps {
  readonly stays: StaysProvider
  readonly clock: Clock
  readonly log: Logger
}

/** The offers whose prices can be converted; an offer without a rate is left out, the others stay. */
function toOffers(
  { stays: { source }, log }: StayDeps,
  all: readonly FoundStay[],
  wanted: Wanted,
): StayOffer[] {
  return all.flatMap((stay) => {
    try {
      return [toOffer(stay, wanted, source)]
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      log.warn({ source, offer: stay.id, error: error.message }, 'stay offer left out')
      return []
    }
  })
}

/** The requested nights; tomorrow's by default. Throws invalid-input for past dates or too many nights. */
function nightsOf({ checkInDate, checkOutDate }: Wanted, now: Date) {
  const tomorrow = addDays(dayIn(businessZone, now), 1)
  const checkIn = checkInDate ?? (checkOutDate ? addDays(checkOutDate, -1) : tomorrow)
  const checkOut = checkOutDate ?? addDays(checkIn, 1)
  if (checkIn < earliestToday(now))
    throw invalidField(checkInDate ? 'checkInDate' : 'checkOutDate', text.pastCheckIn)
  if (nightsBetween(checkIn, checkOut) > mostNights)
    throw invalidField('checkOutDate', text.tooManyNights(mostNights))
  return { checkIn, checkOut }
}

/**
 * Hotel offers in the requested currency, and whether the search goes on. Missing dates become tomorrow and the
 * day after. An offer in a currency without a rate is left out and logged.
 */
export async function searchStays(
  deps: StayDeps,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<{ readonly offers: StayOffer[]; readonly goesOn: Searching }> {
  const { checkIn, checkOut } = nightsOf(wanted, deps.clock.now())
  const { location, adults, children, childAges, rooms } = wanted
  const search = { location, checkIn, checkOut, adults, children, childAges, rooms }
  const { found, goesOn } = await soFar(deps.stays.search(search, signal), [])
  return { offers: toOffers(deps, found, wanted), goesOn }
}
