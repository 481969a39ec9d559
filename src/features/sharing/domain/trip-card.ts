import { isTaken, type ItemStatus } from '#features/trips/domain/item-state.ts'
import type { Party } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import type { ItemType } from '#features/trips/domain/trip-item.ts'
import { formatDateRange, type LocalDate } from '#platform/shared/local-date.ts'
import { tripCardText as text } from './messages.ts'

/** What the picture of a shared trip says. Nothing of prices and notes; the owner only by their first name. */
export interface TripCard {
  readonly title: string
  readonly when: string
  /** Whose trip it is, where the link says so. */
  readonly whose: string
  /** The atlas's id of the first place, if it is one of its destinations. */
  readonly place: string | null
  /** The days, each by its number and its first sight or its place. */
  readonly days: readonly { readonly number: number; readonly label: string }[]
}

interface Shown {
  readonly title: string
  readonly owner: string | null
  readonly places: readonly string[]
  readonly placeId: string | null
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  readonly party: Party
  readonly days: readonly {
    readonly place: number
    readonly items: readonly {
      readonly type: ItemType
      readonly name: string
      readonly status: ItemStatus
    }[]
  }[]
}

const notVisited = new Set<ItemType>(['hotel', 'property', 'flight', 'transport', 'insurance'])

/** The card of a trip as its page shows it. */
export function tripCard(trip: Shown): TripCard {
  const { title, owner, places, placeId, startDate, endDate, party, days } = trip
  const labelled = days.flatMap(({ place, items }, at) => {
    const visits = items.filter(isTaken).filter(({ type }) => !notVisited.has(type))
    const visit = visits.find(({ type }) => type === 'attraction') ?? visits[0]
    const label = places.length > 1 ? places[place] : visit?.name
    return label ? { number: at + 1, label } : []
  })
  return {
    title,
    when: text.when(formatDateRange(startDate, endDate), partyWords(party)),
    whose: owner === null ? '' : text.whose(owner),
    place: placeId,
    days: labelled,
  }
}
