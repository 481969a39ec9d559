import type { LocalDate } from '#platform/shared/local-date.ts'

export const checkRules = [
  'closed',
  'outside-hours',
  'after-last-entry',
  'holiday',
  'overlap',
  'too-far',
  'too-full',
  'out-of-order',
  'before-arrival',
  'after-departure',
  'tight-connection',
  'airport-change',
  'no-bed',
  'two-beds',
  'bed-elsewhere',
  'outside-trip',
  'duplicate',
  'party-mismatch',
  'over-budget',
  'offer-expired',
  'passport-expires',
  'entry-needed',
  'transit-needed',
  'stay-too-long',
  'advance-ticket',
  'confirm-first',
] as const
export type CheckRule = (typeof checkRules)[number]

export const severities = ['problem', 'warning', 'hint'] as const
export type Severity = (typeof severities)[number]

export const changeOps = ['move', 'set', 'remove', 'order'] as const

/** Item fields that a fix may set. */
export interface MendedFields {
  readonly day?: LocalDate | null
  readonly time?: string | null
  readonly status?: 'idea' | 'booked'
  readonly quantity?: number
  readonly nights?: number
}

/** One step of a fix. `order` reorders the items of a day. */
export type Change =
  | { readonly op: 'move' | 'set'; readonly itemId: string; readonly fields: MendedFields }
  | { readonly op: 'remove'; readonly itemId: string }
  | { readonly op: 'order'; readonly fields: { readonly itemIds: readonly string[] } }

export interface Mend {
  readonly label: string
  readonly changes: readonly Change[]
}

export interface CheckFinding {
  readonly rule: CheckRule
  readonly severity: Severity
  readonly day: LocalDate | null
  /** Items that cause the finding. */
  readonly itemIds: readonly string[]
  /** The reason as a sentence. */
  readonly message: string
  readonly fixes: readonly Mend[]
  /** Link to where the traveller can act. */
  readonly action?: { readonly label: string; readonly href: string }
}

const problems = new Set<CheckRule>([
  'closed',
  'holiday',
  'outside-hours',
  'after-last-entry',
  'overlap',
  'out-of-order',
  'before-arrival',
  'after-departure',
  'airport-change',
  'two-beds',
  'outside-trip',
  'entry-needed',
  'transit-needed',
  'stay-too-long',
  'passport-expires',
])

type Draft = Omit<CheckFinding, 'severity' | 'fixes'> &
  Partial<Pick<CheckFinding, 'severity' | 'fixes'>>

/** Creates a finding with its rule's severity unless overridden. */
export const finding = (draft: Draft): CheckFinding => ({
  severity: problems.has(draft.rule) ? 'problem' : 'warning',
  fixes: [],
  ...draft,
})
