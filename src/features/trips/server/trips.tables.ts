import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Party } from '../domain/party.ts'
import type { TripDestination } from '../domain/trip-destination.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import type { ProgressParts } from '../domain/trip-progress.ts'
import type { Veil } from '../domain/veil.ts'
import type { TripOrigin } from '../domain/trip-origin.ts'
import type { ItemDetails } from '../domain/item-details.ts'
import type { PriceBasis } from '../domain/item-price.ts'
import type { ItemBooking, ItemStatus } from '../domain/item-state.ts'
import type { ItemType, OfferReference, OriginalPrice } from '../domain/trip-item.ts'
import type { FieldVersions } from '../domain/merge-fields.ts'

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    trips: TripsTable
    trip_items: TripItemsTable
    trip_members: TripMembersTable
    trip_payments: TripPaymentsTable
    trip_travellers: TripTravellersTable
    deadline_mails: DeadlineMailsTable
    deadline_mails_sent: DeadlineMailsSentTable
  }
}

interface DeadlineMailsTable {
  user_id: string
  since: Generated<Date>
}

interface DeadlineMailsSentTable {
  user_id: string
  trip_id: string
  /** Kind, item and instant. */
  deadline: string
  sent_at: Generated<Date>
}

export interface TripPaymentsTable {
  /** Of the feature that books; kept when that booking is erased with its account. */
  booking_id: string
  /** Null once the account that paid is erased. */
  payer_id: string | null
  trip_id: string
  item_id: string
  /** Paid, net of refunds. */
  amount_minor: number
  reference: string | null
  state: Generated<ItemBooking['state']>
  free_until: Date | null
  given_back_minor: Generated<number>
  paid_at: Generated<Date>
}

export interface TripTravellersTable {
  trip_id: string
  /** Account that entered them. */
  user_id: string
  /** Travellers as JSON, by the instance's secret. */
  sealed: string
  updated_at: Generated<Date>
}

export interface TripMembersTable {
  trip_id: string
  user_id: string
  joined_at: Generated<Date>
}

export interface TripsTable {
  id: string
  owner_id: string
  title: string
  destinations: JSONColumnType<readonly TripDestination[], string, string>
  start_date: string
  end_date: string
  budget_minor: number
  party: JSONColumnType<Party, string, string>
  veiled: JSONColumnType<Veil | null, string | null, string | null>
  origin: JSONColumnType<TripOrigin, string, string> | null
  day_places: JSONColumnType<Readonly<Record<string, string>>, string, string>
  archived: boolean
  /** Counts of items, by `trip-counts.store.ts`. */
  item_count: Generated<number>
  total_minor: Generated<number>
  item_versions: Generated<number>
  items_updated_at: Date | null
  planned_days: Generated<readonly LocalDate[]>
  stays: Generated<ProgressParts['stays']>
  flights: Generated<ProgressParts['flights']>
  idea_count: Generated<number>
  /** The position of the next item is after it. */
  last_position: string | null
  version: Generated<number>
  field_versions: ColumnType<FieldVersions, string | undefined, string>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface TripItemsTable {
  trip_id: string
  id: string
  type: ItemType
  name: string
  description: string
  location: string
  price_minor: number
  basis: Generated<PriceBasis>
  quantity: Generated<number>
  status: Generated<ItemStatus>
  choice: string | null
  estimated: boolean
  sample: boolean
  day: string | null
  time: string | null
  duration_minutes: number | null
  nights: number | null
  lat: number | null
  lng: number | null
  position: string
  link: string | null
  source: string | null
  original: JSONColumnType<OriginalPrice, string, string> | null
  offer: JSONColumnType<OfferReference, string, string> | null
  details: JSONColumnType<ItemDetails, string, string> | null
  hours: string | null
  last_entry_minutes: number | null
  advance_ticket: 'required' | 'advised' | null
  country_code: string | null
  priority: Generated<number>
  version: Generated<number>
  field_versions: ColumnType<FieldVersions, string | undefined, string>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  /** Removed items are kept, so that a removal can be undone and told to other windows. */
  deleted_at: Date | null
  restored_by: ColumnType<readonly string[], readonly string[] | undefined, readonly string[]>
}
