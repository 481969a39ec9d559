import type { ReactNode } from 'react'
import type { MapPlace } from '#features/maps/web/index.ts'
import type { Party } from '#features/trips/domain/party.ts'
import type { FinderHead } from '#platform/web/finder-head.ts'
import type { StayOffer } from '../contract/stays.contract.ts'
import type { StayFit } from '../domain/sort-hotels.ts'
import type { HotelStanding } from './hotel-card.tsx'

/** The nights, guests and rooms of an offer. */
export interface ChosenStay {
  readonly checkIn: string
  readonly checkOut: string
  readonly guests: number
  readonly rooms: number
}

/** The trip that is planned: the search takes from it who travels. */
interface PlannedTrip {
  readonly id: string
  readonly party: Party
}

export interface HotelPanelProps {
  /** Display name of the place. */
  readonly destination: string
  /** The place to search for, by id or by name. */
  readonly location: string
  readonly checkIn: string
  readonly checkOut: string
  readonly trip?: PlannedTrip | undefined
  /** Adds an offer; the button says "Add to Trip". */
  readonly onAdd: (offer: StayOffer, stay: ChosenStay) => void
  /** The state of an offer in the trip, for these nights. */
  readonly standingOf?: ((offer: StayOffer, stay: ChosenStay) => HotelStanding) | undefined
  readonly onRemove?: ((offer: StayOffer, stay: ChosenStay) => void) | undefined
  /** Books an offer, if booking is possible; the button says "Book Now". */
  readonly onBook?: ((offer: StayOffer, stay: ChosenStay) => void) | undefined
  /** How well an offer fits the trip: the best come first. */
  readonly fitOf?: ((offer: StayOffer, stay: ChosenStay) => StayFit) | undefined
  /** Its fit when the list was opened, by which it keeps its place. */
  readonly rankOf?: ((offer: StayOffer, stay: ChosenStay) => StayFit) | undefined
  /** What the trip may cost: "$4,000". */
  readonly budget?: string | undefined
  /** What adding an offer would mean: "With this: $1,240.00 left". */
  readonly noteOf?: ((offer: StayOffer, stay: ChosenStay) => string) | undefined
  /** What one should know of these nights: that a stay is booked for them. */
  readonly nightsNote?: ((stay: ChosenStay) => string) | undefined
  /** Where a hotel lies from the stops of the trip, for its details. */
  readonly renderAround?: ((offer: StayOffer) => ReactNode) | undefined
  /** The stops of the trip, shown on the map of the hotels. */
  readonly stops?: readonly MapPlace[] | undefined
  /** Stands with the filters: in which of a trip's places. */
  readonly filters?: ReactNode
  /** The head of a finder around its words and tools; without one the panel has its own. */
  readonly head?: FinderHead | undefined
  /** Called with the offer that is pointed at or focused, and with it and false afterwards. */
  readonly onPoint?: ((offer: StayOffer, isOn: boolean, stay: ChosenStay) => void) | undefined
}

/** The fit of an offer for the chosen nights. */
export const fitFor = (fitOf: HotelPanelProps['fitOf'], chosen: ChosenStay) =>
  fitOf && ((offer: StayOffer): StayFit => fitOf(offer, chosen))
