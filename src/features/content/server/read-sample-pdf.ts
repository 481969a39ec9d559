import type { Clock } from '#platform/server/clock.ts'
import type { PdfDocument } from '#platform/server/pdf/pdf-document.ts'
import { PdfError } from '#platform/server/pdf/pdf-error.ts'
import type { PdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { businessDay } from '#platform/shared/business-day.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { contentErrors } from '../contract/content.errors.ts'
import { sampleItineraries, type SampleItineraryName } from '../domain/sample-itineraries.ts'
import type { SampleFacts } from './sample-facts.ts'
import { sampleDocument } from './sample-document.ts'

export interface SampleDeps {
  readonly content: SampleFacts
  readonly pdf: PdfRenderer
  readonly clock: Clock
  readonly business: PdfDocument['business']
}

const fail = failWith({ ...commonErrors, ...contentErrors })

async function render(deps: SampleDeps, name: SampleItineraryName, today: string) {
  const paper = sampleDocument(sampleItineraries[name], deps.content, {
    preparedOn: formatDate(today),
    business: deps.business,
  })
  try {
    return await deps.pdf.render(paper)
  } catch (cause) {
    const busy = cause instanceof PdfError && cause.code !== 'failed'
    throw fail(busy ? 'unavailable' : 'pdf-failed', { cause, headers: { 'retry-after': '5' } })
  }
}

/**
 * Creates the reader of the sample PDFs. Each PDF is rendered at most once a day for all visitors; a failed
 * one is retried for the next. The reader throws pdf-failed.
 */
export function createSamplePdfReader(deps: SampleDeps) {
  const made = new Map<SampleItineraryName, { today: string; bytes: Promise<Uint8Array> }>()
  return async (name: SampleItineraryName): Promise<{ bytes: Uint8Array; fileName: string }> => {
    const today = businessDay(deps.clock)
    const known = made.get(name)
    const entry = known?.today === today ? known : { today, bytes: render(deps, name, today) }
    made.set(name, entry)
    try {
      return { bytes: await entry.bytes, fileName: `sample-${name}.pdf` }
    } catch (error) {
      if (made.get(name) === entry) made.delete(name)
      throw error
    }
  }
}
