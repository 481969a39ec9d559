import type { LocalDate } from '#platform/shared/local-date.ts'
import type { Money } from '#platform/shared/money.ts'

/** The nights of a stay: starting with `checkIn`, at least one. */
export interface Nights {
  readonly checkIn: LocalDate
  readonly nights: number
}

export interface RentalSearch extends Nights {
  readonly location: string
  /** Adults and children, who each need a bed. */
  readonly guests: number
}

/** A provider-independent property, with its cost for the requested nights. */
export interface FoundProperty {
  /** 'embedded:paris/canal-lock-loft' */
  readonly id: string
  readonly name: string
  readonly description: string
  readonly photoUrls: readonly string[]
  readonly propertyType: string
  readonly roomType: 'entire-home' | 'private-room'
  /** Null where the source does not say; so are the bathrooms, the host, the rating and its count. */
  readonly bedrooms: number | null
  readonly bathrooms: number | null
  readonly maxGuests: number
  readonly amenities: readonly string[]
  readonly district: string
  readonly city: string
  readonly lat: number
  readonly lng: number
  readonly host: {
    readonly name: string
    readonly isSuperhost: boolean
    readonly responseRate: number
  } | null
  readonly rating: number | null
  readonly reviewCount: number | null
  readonly instantBook: boolean
  readonly guestFavourite: boolean
  readonly listingUrl: string
  readonly sample: boolean
  /** The average of the nights. */
  readonly nightlyRate: Money
  readonly nights: number
  readonly cleaningFee: Money
  /** What comes on top of the nights: fees of the source, and taxes that it names apart. */
  readonly serviceFee: Money
}

export interface FoundProperties {
  readonly properties: readonly FoundProperty[]
  /** True if the list of properties itself is generated. */
  readonly demo: boolean
}

/**
 * Port: properties for rent and their prices. The same search has the same answer; an unknown place has
 * none. Throws AppError `unavailable` if the source does not answer in time.
 */
export interface RentalsProvider {
  readonly source: string
  search(search: RentalSearch, signal: AbortSignal): Promise<FoundProperties>
  /** One property for some nights; undefined if the id is not this provider's. */
  quote(
    propertyId: string,
    /** Without guests: for two. */
    nights: Nights & { readonly guests?: number | undefined },
    signal: AbortSignal,
  ): Promise<FoundProperty | undefined>
}
