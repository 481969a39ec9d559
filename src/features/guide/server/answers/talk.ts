import type { LocalDate } from '#platform/shared/local-date.ts'
import type { Weekday } from '#features/trips/domain/opening-hours.ts'
import type { Plan } from '../../domain/plan.ts'
import type { Language } from '../understand/language.ts'
import type { Topic } from '../understand/read-topic.ts'

/** What can be asked back. */
export type Asked =
  | 'destination'
  | 'which'
  | 'dates'
  | 'days'
  | 'origin'
  | 'passport'
  | 'ages'
  | 'trip'

/** What has been said about a plan so far. */
export interface PlanMemory {
  readonly towns: readonly string[]
  readonly parts: readonly number[]
  readonly days?: number
  readonly start?: LocalDate
  readonly month?: number
  readonly adults?: number
  readonly childAges: readonly number[]
  readonly likes: readonly string[]
  readonly avoid: readonly string[]
  readonly cuisines: readonly string[]
  /** Keys of what they are fond of. */
  readonly interests?: readonly string[]
  readonly includeIds: readonly string[]
  readonly excludeIds: readonly string[]
  readonly sightsPerDay?: number
  readonly gentle: boolean
  readonly ticketAtMost?: number
  readonly earliest?: number
  readonly latest?: number
  readonly free?: readonly [number, number]
  readonly budgetCad?: number
  readonly dayBudgetCad?: number
  readonly lodgingPaid: boolean
  readonly thrift: number
}

export interface Purse {
  readonly amount: number
  readonly currency: string
  readonly people: number
  readonly days?: number
}

/** What a conversation remembers, as JSON; all of it came from its messages. */
export interface Talk {
  readonly language?: Language
  readonly topic?: Topic
  readonly asked?: Asked
  /** The name that several places have. */
  readonly askedName?: string
  readonly towns: readonly string[]
  /** The town that was talked about before this one. */
  readonly earlier?: string
  /** CAD of the last answer that named sums, for what points at them. */
  readonly sums?: readonly number[]
  /** The traveller's own sum for the whole, for how many and how long, as it was said. */
  readonly purse?: Purse
  readonly sights: readonly string[]
  readonly countries: readonly string[]
  readonly month?: number
  readonly weekday?: Weekday
  readonly memory?: PlanMemory
  readonly plan?: Plan
  readonly passport?: string
  readonly visaTo?: string
  readonly flight?: {
    readonly from?: string
    readonly to?: string
    readonly departDate?: LocalDate
    readonly returnDate?: LocalDate
    readonly adults: number
    /** How long it takes was asked, not a day's offers. */
    readonly asksTime?: boolean
  }
  readonly exchange?: { readonly amount: number; readonly from: string; readonly to: string }
  readonly hotels?: {
    readonly town: string
    readonly ids: readonly string[]
    readonly wish: Readonly<Record<string, unknown>>
  }
  /** Ids of the rows, or slugs of the towns, that the last list had, in its order. */
  readonly listed?: readonly string[]
  readonly restaurants?: { readonly town: string; readonly ids: readonly string[] }
  readonly trip?: { readonly id: string; readonly day: number }
}

export const newTalk: Talk = { towns: [], sights: [], countries: [] }

export const noMemory: PlanMemory = {
  towns: [],
  parts: [],
  childAges: [],
  likes: [],
  avoid: [],
  cuisines: [],
  includeIds: [],
  excludeIds: [],
  gentle: false,
  lodgingPaid: false,
  thrift: 1,
}
