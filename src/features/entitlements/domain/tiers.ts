import { type Tier, tiers } from './tier.ts'
import { tiersText } from './messages.ts'

export { isTier, type Tier, tiers } from './tier.ts'

export const plans = ['free', 'premium', 'enterprise'] as const
export type Plan = (typeof plans)[number]

export const tierLabels: Readonly<Record<Tier, string>> = {
  free: 'Free',
  explorer: 'Explorer',
  wanderlust: 'Wanderlust',
}

export const planLabels: Readonly<Record<Plan, string>> = {
  free: 'Free',
  premium: tiersText.guidePro,
  enterprise: tiersText.businessGuidePro,
}

interface Grant {
  readonly kind: string
  readonly value: string
}

export interface Permissions {
  readonly days: number
  readonly cities: number
  readonly multiCity: boolean
  readonly ai: boolean
  readonly pdf: boolean
  readonly bookings: boolean
}

const byTier: Readonly<Record<Tier, Permissions>> = {
  free: { days: 3, cities: 1, multiCity: false, ai: false, pdf: false, bookings: false },
  explorer: { days: 7, cities: 1, multiCity: false, ai: false, pdf: true, bookings: true },
  wanderlust: { days: 30, cities: 10, multiCity: true, ai: true, pdf: true, bookings: true },
}

const best = <T extends string>(
  order: readonly T[],
  grants: readonly Grant[],
  ...kinds: readonly string[]
): T => {
  const held = new Set(grants.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value))
  return order.toReversed().find((value) => held.has(value)) ?? (order[0] as T)
}

/** The highest tier the account holds. */
export const tierOf = (grants: readonly Grant[]): Tier => best(tiers, grants, 'tier')

/** The highest plan that counts for the account: its own, or that of the team in which it holds a seat. */
export const planOf = (grants: readonly Grant[]): Plan => best(plans, grants, 'plan', 'seat')

/** The highest plan that the account pays for itself, whose seats it may give. */
export const ownPlanOf = (grants: readonly Grant[]): Plan => best(plans, grants, 'plan')

/**
 * The account's permissions. A paid plan also gives wanderlust's days, cities and multi-city;
 * the PDF and bookings stay with the tier.
 */
export function permissionsOf(grants: readonly Grant[]): Permissions {
  const own = byTier[tierOf(grants)]
  if (planOf(grants) === 'free') return own
  const { days, cities, multiCity } = byTier.wanderlust
  return { ...own, days, cities, multiCity }
}

/** How far a trip goes: days with both ends counted, and places. */
export interface TripExtent {
  readonly days: number
  readonly cities: number
}

/** The tiers that allow a trip, the lowest first; none when it is beyond them all. */
export const tiersForTrip = ({ days, cities }: TripExtent): readonly Tier[] =>
  tiers.filter((tier) => byTier[tier].days >= days && byTier[tier].cities >= cities)

/** Whether tier and plan allow a trip. */
export const mayTravel = (own: Permissions, { days, cities }: TripExtent): boolean =>
  own.days >= days && own.cities >= cities

/** What no tier goes beyond. */
export const longestTrip: TripExtent = byTier.wanderlust

/** What everyone may plan. */
export const freeTrip: TripExtent = byTier.free

/** "Explorer or Wanderlust" */
export const namesOf = (some: readonly Tier[]): string =>
  some.map((tier) => tierLabels[tier]).join(' or ')

/** The lowest tier that allows a trip of so many days in so many cities; none when no tier does. */
export const tierFor = (days: number, cities: number): Tier | undefined =>
  tiersForTrip({ days, cities })[0]

const switches = {
  ai: 'ai',
  pdf: 'pdf',
  bookings: 'bookings',
  'multi-city': 'multiCity',
} as const

const isSwitch = (feature: string): feature is keyof typeof switches =>
  Object.hasOwn(switches, feature)

/** Whether a feature may be used; one that the table does not name is for all. */
export const mayUse = (permissions: Permissions, feature: string): boolean =>
  !isSwitch(feature) || permissions[switches[feature]]

/** The tiers that allow a feature, the lowest first. */
export const tiersWith = (feature: string): readonly Tier[] =>
  tiers.filter((tier) => mayUse(byTier[tier], feature))
