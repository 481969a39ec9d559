import type { LocalDate } from '#platform/shared/local-date.ts'

/** A traveller's facts for entry rules. */
export interface Traveller {
  readonly name?: string | undefined
  readonly passports: readonly {
    /** ISO 3166-1 alpha-2. */
    readonly country: string
    readonly expires?: LocalDate | undefined
  }[]
  /** Earlier stays, both days counted. */
  readonly history?:
    | readonly { readonly country: string; readonly from: LocalDate; readonly to: LocalDate }[]
    | undefined
}
