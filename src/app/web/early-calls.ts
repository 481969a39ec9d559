// Stands in the documents of planning itself, before everything else: who is here, and the trip that the
// address names, are asked for at once. By these addresses alone the pages' own calls find the answers.
import { prefetchAnswer } from '#platform/web/prefetched-answers.ts'
import { hasHint } from '#platform/web/hint-cookie.ts'

const trip = new URLSearchParams(window.location.search).get('trip') ?? ''
if (hasHint()) {
  prefetchAnswer('/api/auth/user')
  if (/^[\da-f-]{36}$/.test(trip)) {
    for (const what of ['', '/check', '/deadlines'])
      prefetchAnswer(`/api/itineraries/${trip}${what}`)
    // Preload modules of an open trip.
    for (const href of document.currentScript?.dataset['modules']?.split(' ') ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
  }
}
