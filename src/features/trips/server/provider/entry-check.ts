import type { LocalDate } from '#platform/shared/local-date.ts'
import type { EntryAnswer, EntryLeg } from '../../domain/check/check-input.ts'

/** Port: what each traveller needs for each leg, in the order asked. */
export type EntryCheck = (wish: {
  travellers: {
    passports: { country: string; expires?: LocalDate | undefined }[]
    history?: { country: string; from: LocalDate; to: LocalDate }[] | undefined
  }[]
  legs: EntryLeg[]
}) => { readonly travellers: readonly Omit<EntryAnswer, 'name'>[] }
