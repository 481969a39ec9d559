import type { LocalDate } from '#platform/shared/local-date.ts'

/** What a plan has to keep to. Minutes count from midnight. */
export interface PlanWish {
  readonly towns: readonly { readonly slug: string; readonly days: number }[]
  readonly start?: LocalDate | undefined
  /** Of the season, while there is no date. */
  readonly month?: number | undefined
  readonly adults: number
  readonly childAges: readonly number[]
  readonly likes: readonly string[]
  readonly avoid: readonly string[]
  readonly cuisines: readonly string[]
  readonly includeIds: readonly string[]
  readonly excludeIds: readonly string[]
  readonly sightsPerDay: number
  /** Without climbs and long walks. */
  readonly gentle: boolean
  /** CAD, of one ticket. */
  readonly ticketAtMost?: number | undefined
  readonly earliest: number
  readonly latest: number
  readonly free?: readonly [number, number] | undefined
  /** CAD, for the whole party and all costs. */
  readonly budgetCad?: number | undefined
  readonly lodgingPaid: boolean
  /** 0 is comfortable, `cheapest` spends as little as there is to spend. */
  readonly thrift: number
}

export type PlanKind = 'sight' | 'restaurant' | 'hotel' | 'transport' | 'free'

export interface PlanItem {
  /** Of the catalogue; null for transport and rest. */
  readonly id: string | null
  readonly kind: PlanKind
  readonly category: string
  readonly name: string
  readonly district: string
  /** Local, 'HH:MM'; null for a night's lodging. */
  readonly start: string | null
  readonly minutes: number
  /** CAD for the whole party. */
  readonly priceCad: number
  readonly lat: number | null
  readonly lng: number | null
  readonly sample: boolean
  /** Nights, of a stay. */
  readonly nights: number | null
}

export interface PlanDay {
  readonly destination: string
  readonly date: LocalDate | null
  readonly items: readonly PlanItem[]
}

export interface Plan {
  readonly destinations: readonly string[]
  readonly people: number
  readonly days: readonly PlanDay[]
  readonly totalCad: number
}

export const cheapest = 4

export const totalOf = (days: readonly PlanDay[]): number =>
  days.reduce((sum, day) => sum + day.items.reduce((all, { priceCad }) => all + priceCad, 0), 0)

export const planItems = (plan: Plan): readonly PlanItem[] =>
  plan.days.flatMap(({ items }) => items)
