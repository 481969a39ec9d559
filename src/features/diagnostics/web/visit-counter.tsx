import { useEffect } from 'react'
import { ConsentQuestion } from './consent-question.tsx'
import { useConsent } from './consent.ts'
import { countEvent } from './send-event.ts'

/** Counts each page that is opened once the visitor has agreed, and asks until there is an answer. */
export function VisitCounter({ page }: { readonly page: string }) {
  const consent = useConsent()
  useEffect(() => {
    if (consent === 'yes') void countEvent('page_view', page)
  }, [consent, page])
  return consent === 'unasked' ? <ConsentQuestion /> : null
}
