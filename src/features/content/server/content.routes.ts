import { everyone, limited } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { contentContract } from '../contract/content.contract.ts'
import { createSamplePdfReader, type SampleDeps } from './read-sample-pdf.ts'

/** Browsers show a PDF by a plugin of their own, in a page that keeps to the file's policy. */
const pdfPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const reads = { name: 'sample-pdf', points: 60, seconds: 600, by: 'address' } as const

export function contentOperations(deps: SampleDeps): readonly BoundOperation[] {
  const readSamplePdf = createSamplePdfReader(deps)
  return bindContract(
    contentContract,
    { readSamplePdf: limited(everyone, reads) },
    {
      readSamplePdf: async ({ query, reply }) => {
        reply.set('content-security-policy', pdfPolicy)
        return { ...(await readSamplePdf(query.itinerary)), inline: true }
      },
    },
  )
}
