import type { CountryCode } from './passports.ts'

/**
 * What an ordinary passport needs for a tourist's visit.
 * `eta`: a travel authorisation asked for online, not a visa (eTA, ESTA, ETA, NZeTA, eVisitor).
 * `e-visa`: a visa of the state's own electronic scheme, granted without a consulate.
 * `visa-on-arrival`: bought at the border. `visa-required`: granted before the journey.
 * `restricted`: tourists of this passport are not admitted.
 */
export const visaStatuses = [
  'visa-free',
  'eta',
  'e-visa',
  'visa-on-arrival',
  'visa-required',
  'restricted',
] as const
export type VisaStatus = (typeof visaStatuses)[number]

export type VisaColour = 'green' | 'blue' | 'red'

/** The paper or permission to get: what, for how much (in words, as the state asks), where. */
export interface ToObtain {
  readonly what: string
  readonly cost?: string
  readonly where: string
}

/** What one destination asks of one group of passports. */
export interface VisaRule {
  readonly passports: readonly CountryCode[]
  readonly status: VisaStatus
  /** The longest usual stay of one visit. Absent: no fixed limit, or set case by case. */
  readonly days?: number
  /** The days are counted over so many; absent: of one visit. */
  readonly per?: 180 | 365
  readonly obtain?: ToObtain
  readonly conditions: readonly string[]
  /** Two or three sentences. `{citizens}` becomes "Canadian citizens". */
  readonly description: string
  /** A dispute or a coming change, with the day we learned of it. */
  readonly changing?: string
  /** Overrides the destination's link where a group has its own official page. */
  readonly link?: string
}

/** All that we know of one destination. Each of the other passports stands in exactly one rule. */
export interface VisaPolicy {
  readonly to: CountryCode
  /** The official page of the destination's government. */
  readonly link: string
  readonly rules: readonly VisaRule[]
}

/** The answer for one passport and one destination. */
export interface VisaAnswer<T extends string = CountryCode> {
  readonly from: CountryCode
  readonly to: T
  readonly status: VisaStatus
  readonly colour: VisaColour
  readonly days?: number
  readonly obtain?: ToObtain
  readonly conditions: readonly string[]
  readonly description: string
  readonly changing?: string
  /** Where to check it. Nothing here was taken from there. */
  readonly link: string
  /** `YYYY-MM-DD`: when we last went over what we know. */
  readonly checkedOn: string
  readonly kind: 'general knowledge'
}
