import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import { termsVersion } from '../domain/terms.ts'
import { saveTermsAnswer } from './terms.store.ts'

/** Stores the answer to the terms question: the accepted version, or null. */
export const answerTerms = (
  { db }: { readonly db: Db },
  { userId }: Session,
  accepted: LocalDate | null,
): Promise<void> =>
  saveTermsAnswer(db, userId, {
    version: accepted ?? termsVersion,
    accepted: accepted !== null,
  })
