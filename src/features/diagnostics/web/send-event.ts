import { facts } from '#platform/web/facts.ts'
import { diagnosticsRoutes } from '../contract/diagnostics.endpoints.ts'
import type { CountedEvent } from '../domain/counted-events.ts'
import { readConsent } from './consent.ts'

/**
 * Counts an event of a page, if the site counts at all and this visitor agreed. `page` is a path pattern
 * (`/blog/:slug`), never the address.
 */
export async function countEvent(event: CountedEvent, page: string): Promise<void> {
  if (facts.analytics !== 'on' || readConsent() !== 'yes') return
  const [method, path] = diagnosticsRoutes.countEvent
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ event, page })
  try {
    await fetch(path, { method, headers, body, keepalive: true, credentials: 'omit' })
  } catch {
    // An uncounted view does no harm.
    return
  }
}
