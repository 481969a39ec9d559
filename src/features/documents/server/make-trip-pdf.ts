import type { CheckFinding } from '#features/trips/domain/check/finding.ts'
import { readTrip, type TripPlaces } from '#features/trips/server/index.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { FileAnswer } from '#platform/server/http/bind-contract.ts'
import type { Letterhead } from '#platform/server/mail/letter-template.ts'
import { PdfError } from '#platform/server/pdf/pdf-error.ts'
import type { PdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { businessDay } from '#platform/shared/business-day.ts'
import { fileNameOf } from '#platform/shared/file-name.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { documentErrors } from '../contract/documents.errors.ts'
import { pdfNameOf } from '../domain/pdf-name.ts'
import { tripDocument } from './trip-document.ts'
import type { ReadTripContext } from './trip-context.ts'

export interface TripPdfDeps {
  readonly db: Db
  readonly pdf: PdfRenderer
  readonly clock: Clock
  readonly business: Letterhead
  readonly tripContext: ReadTripContext
  readonly tripPlaces: Pick<TripPlaces, 'airport'>
  /** Findings of a trip, for its editors. */
  readonly tripFindings: (
    whole: Awaited<ReturnType<typeof readTrip>>,
    userId: string,
  ) => Promise<readonly CheckFinding[]>
}

export interface WantedPdf {
  readonly userId: string
  readonly tripId: string
  /** Time zone of the "Prepared on" date. */
  readonly timeZone?: string | undefined
}

const contextWithinMs = 8_000

const fail = failWith({ ...commonErrors, ...documentErrors })

/** The full PDF of a trip of this account. Throws trip-not-found, pdf-failed and unavailable. */
export async function makeTripPdf(
  { db, pdf, clock, business, tripContext, tripPlaces, tripFindings }: TripPdfDeps,
  { userId, tripId, timeZone }: WantedPdf,
  signal?: AbortSignal,
): Promise<FileAnswer & { readonly title: string }> {
  const whole = await readTrip({ db }, { userId }, tripId)
  const { trip, items } = whole
  const preparedOn = formatDate(businessDay(clock, timeZone))
  const around = await tripContext(trip, userId, AbortSignal.timeout(contextWithinMs))
  const airportOf = (iata: string) => tripPlaces.airport(iata)
  const findings = await tripFindings(whole, userId)
  try {
    const paper = tripDocument(trip, items, { preparedOn, business, around, findings, airportOf })
    const bytes = await pdf.render(paper, signal)
    const { title } = trip
    return { bytes, fileName: fileNameOf(title, 'pdf'), plainName: pdfNameOf(title), title }
  } catch (cause) {
    const busy = cause instanceof PdfError && cause.code !== 'failed'
    throw fail(busy ? 'unavailable' : 'pdf-failed', { cause, headers: { 'retry-after': '5' } })
  }
}
