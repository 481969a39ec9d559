import type { HowFar, WayToDays } from './how-far.ts'

/** How well an offer fits a trip: what its party needs, what is left, where the stops are, what others say. */
export interface TripFit extends HowFar, WayToDays {
  /** From the centre of its town, by which it counts where there are no stops near it. */
  readonly centreKm?: number | undefined
  /** The trip would cost more than its budget. */
  readonly over?: boolean | undefined
  /** It takes more than such a thing should of what is left. */
  readonly dear?: boolean | undefined
  /** Not for such a party: a couple does not ask for a bed in a hostel or a shared bath. */
  readonly unsuited?: boolean | undefined
  /** Shut on the day that it is for. */
  readonly closed?: boolean | undefined
  /** Of 5; null or absent where unknown. */
  readonly rating?: number | null | undefined
  /** Its price as a part of the usual one. */
  readonly price?: number | undefined
  /** Places before it in a list of the best known. */
  readonly order?: number | undefined
}

/**
 * What each is worth. Ten points are a kilometre: half a star outweighs one, and no
 * nearness a bed that is shared, or what the trip cannot pay.
 */
const worth = {
  over: -200,
  dear: -110,
  // A famous sight is found on the day that it is shut, too: its row says so.
  closed: -10,
  // A couple does not sleep there, however near it is.
  unsuited: -180,
  /** For each, up to `farKm`. */
  km: -10,
  star: 20,
  /** Of the usual price. */
  price: -10,
  /** The same of what the trip cannot pay: the least too dear comes first. */
  overPrice: -60,
  /** For each, up to `lastKnown`. */
  order: -2,
} as const

/** So many minutes to its days count for a bed as a kilometre. */
const minutesOfKm = 5
/** Beyond it all is equally far out of town. */
const farKm = 15
/** Before there are stops one may yet choose to be out of town. */
const fromCentre = 0.5
/** Water without a way over it is as far as this, and then as far as it is. */
const waterKm = 6
/** A sight that is known to few is known to few. */
const lastKnown = 30
/** What has no rating counts as the middling. */
const usualRating = 3.8
const goodRating = 4

/** How far it counts to be. */
export const kmOf = ({
  km,
  minutes,
  centreKm,
  overWater,
}: Pick<TripFit, 'km' | 'minutes' | 'centreKm' | 'overWater'>): number =>
  minutes === undefined
    ? Math.min(farKm, (km ?? fromCentre * (centreKm ?? 0)) + (overWater ? waterKm : 0))
    : Math.min(farKm, minutes / minutesOfKm)

const flags = ['over', 'dear', 'closed', 'unsuited'] as const

/** The points of an offer: the more, the better it fits. */
export const fitScore = (fit: TripFit): number =>
  flags.reduce((sum, flag) => sum + (fit[flag] ? worth[flag] : 0), 0) +
  worth.km * kmOf(fit) +
  worth.star * ((fit.rating ?? usualRating) - goodRating) +
  (fit.over ? worth.overPrice : worth.price) * (fit.price ?? 0) +
  worth.order * Math.min(fit.order ?? 0, lastKnown)
