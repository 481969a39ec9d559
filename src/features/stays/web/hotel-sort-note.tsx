import { SortNote } from '#design/list-tools/sort-note.tsx'
import type { StayOffer } from '../contract/stays.contract.ts'
import type { HotelSort, StayFit } from '../domain/sort-hotels.ts'
import { hotelPanelText as text } from './messages.ts'

interface HotelSortNoteProps {
  readonly sort: HotelSort | 'best'
  /** "2 adults". */
  readonly people: string
  /** "$4,000"; empty without one. */
  readonly budget: string
  readonly offers: readonly StayOffer[]
  readonly fitOf: ((offer: StayOffer) => StayFit) | undefined
}

/** By what the hotels are ordered; where none is within the budget, it says so. */
export function HotelSortNote({ sort, people, budget, offers, fitOf }: HotelSortNoteProps) {
  if (sort === 'price') return <SortNote>{text.price(people)}</SortNote>
  if (sort !== 'best') return <SortNote>{text[sort]}</SortNote>
  const isNone = budget && fitOf && offers.every((one) => !fitOf(one).affordable)
  return <SortNote>{isNone ? text.noneWithin(budget) : text.best(people, budget)}</SortNote>
}
