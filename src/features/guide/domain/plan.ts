import type { LocalDate } from '#platform/shared/local-date.ts'

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
  /** Beyond the tier: to read. */
  readonly veiled?: boolean
  readonly items: readonly PlanItem[]
}

export interface Plan {
  readonly destinations: readonly string[]
  readonly people: number
  readonly days: readonly PlanDay[]
  readonly totalCad: number
}
