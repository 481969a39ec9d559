import type { LocalDate } from '#platform/shared/local-date.ts'
import type { ItemDetails } from '../item-details.ts'
import type { PriceBasis } from '../item-price.ts'
import type { ItemStatus } from '../item-state.ts'
import type { Party } from '../party.ts'
import type { TripDestination } from '../trip-destination.ts'
import type { TripOrigin } from '../trip-origin.ts'
import type { ItemType } from '../trip-item.ts'

/** Item fields for the rules; hours and tickets from the item, else its source. */
export interface CheckItem {
  readonly id: string
  readonly type: ItemType
  readonly name: string
  readonly status: ItemStatus
  readonly choice: string | null
  readonly day: LocalDate | null
  /** 'HH:MM' */
  readonly time: string | null
  readonly durationMinutes: number | null
  readonly nights: number | null
  readonly lat: number | null
  readonly lng: number | null
  readonly source: string | null
  readonly link: string | null
  readonly details: ItemDetails | null
  readonly basis: PriceBasis
  readonly quantity: number
  readonly offer: { readonly expiresAt: string | null } | null
  /** OpenStreetMap opening_hours; null if unknown. */
  readonly hours: string | null
  readonly lastEntryMinutes: number | null
  readonly advanceTicket: 'required' | 'advised' | null
  readonly countryCode: string | null
}

export interface CheckTrip {
  readonly id: string
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  /** Includes veiled days, which stays and flights may reach. */
  readonly wholeUntil?: LocalDate | undefined
  readonly party: Party
  readonly destinations: readonly TripDestination[]
  readonly origin?: TripOrigin | null | undefined
  readonly dayPlaces: Readonly<Record<LocalDate, string>>
  readonly budgetCad: number
  readonly totalCad: number
}

export interface EntryLeg {
  readonly country: string
  readonly from: LocalDate
  readonly to: LocalDate
  readonly transit?: true
  readonly airside?: boolean
}

/** Entry rules of a traveller, by leg in the order asked. */
export interface EntryAnswer {
  readonly name: string
  readonly legs: readonly {
    readonly needs: 'nothing' | 'eta' | 'visa' | 'refused' | 'unknown'
    readonly obtain: 'online' | 'arrival' | 'embassy' | null
    readonly permitted: { readonly days: number; readonly per: 180 | 365 | 'visit' } | null
    readonly passport: {
      readonly validUntilNeeded: LocalDate | null
      readonly ok: boolean | null
    }
    readonly link: string | null
  }[]
  readonly schengen: {
    readonly overstayDays: number
    readonly firstOverstay: LocalDate | null
  } | null
}

export interface CheckAirport {
  readonly city?: string | undefined
  readonly lat: number
  readonly lng: number
  readonly countryCode: string
}

interface Placed {
  readonly lat: number | null
  readonly lng: number | null
}

/** A trip with the outside facts that the rules need. */
export interface CheckInput {
  readonly trip: CheckTrip
  /** Items by day, in order. */
  readonly items: readonly CheckItem[]
  /** An instant. */
  readonly now: string
  airport(iata: string): CheckAirport | undefined
  /** The public holidays of a country during the trip, with their names. */
  holidays(countryCode: string): ReadonlyMap<LocalDate, string>
  countryName(countryCode: string): string
  /** Walking minutes from a router; undefined if estimated. */
  readonly walk?: ((a: Placed, b: Placed) => number | undefined) | undefined
  /** Empty without passports; entry rules are then skipped. */
  entry(legs: readonly EntryLeg[]): readonly EntryAnswer[]
}
