import type { Money } from '#platform/shared/money.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import type { ItemPrice } from '../domain/item-price.ts'
import type { ItemWrite } from '../domain/item-write.ts'
import type { Party } from '../domain/party.ts'
import type { ItemFields, OfferReference } from '../domain/trip-item.ts'

/** Price for another party or date. */
export interface NewPrice {
  readonly total: Money
  /** Units of the total where the source names them; else those of the item, by the new heads. */
  readonly units?: Pick<ItemPrice, 'basis' | 'quantity'>
  readonly offer: OfferReference | null
  /** Rooms of a stay. */
  readonly rooms?: number
}

export interface PartyChange {
  readonly before: Party
  readonly after: Party
  /** The dates are new too: an offer of the old ones is void. */
  readonly moved?: boolean
}

/** Port: reprices items of our own searches. */
export interface TripPricing {
  /**
   * Null if no price is given; undefined if no search of ours has found it, or its price does not depend on
   * the party. Throws if the source does not answer.
   */
  requote(
    item: ItemFields,
    change: PartyChange,
    signal: AbortSignal,
  ): Promise<NewPrice | null | undefined>
  /**
   * The same flight out with another way home: on that date, the last of the day. Null if there is none;
   * undefined if no search of ours has found the item. Throws if the source does not answer.
   */
  homeOn(
    item: ItemFields,
    date: LocalDate,
    party: Party,
    signal: AbortSignal,
  ): Promise<ItemWrite | null | undefined>
}
