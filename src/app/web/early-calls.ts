// Stands in the documents of planning itself, before everything else: who is here, and the trip that the
// address names, are asked for at once. By these addresses alone the pages' own calls find the answers.
import { prefetchAnswer } from '#platform/web/prefetched-answers.ts'
import { hasHint } from '#platform/web/hint-cookie.ts'

const trip = new URLSearchParams(window.location.search).get('trip') ?? ''
if (hasHint()) {
  prefetchAnswer('/api/auth/user')
  if (/^[\da-f-]{36}$/.test(trip)) prefetchAnswer(`/api/itineraries/${trip}`)
}
