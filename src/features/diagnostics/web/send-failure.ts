import type { Failure } from '#platform/web/failures.ts'
import { diagnosticsRoutes } from '../contract/diagnostics.endpoints.ts'
import { cleanRecord } from '../domain/failure-record.ts'

/** A page that fails in a loop reports a few times, and each failure once. */
const mostSent = 10
const sent = new Set<string>()

/** Not awaited: a failed report is not reported. It survives leaving the page. */
async function send(body: string): Promise<void> {
  const [method, path] = diagnosticsRoutes.recordFailure
  const headers = { 'content-type': 'application/json' }
  try {
    await fetch(path, { method, headers, body, keepalive: true, credentials: 'omit' })
  } catch {
    // The failure is on the console already; offline it cannot be reported elsewhere.
    return
  }
}

/** Writes a failure to the console and to the server's log, without personal data or query strings. */
export function recordFailure({ service, message, stack }: Failure): void {
  const record = cleanRecord({
    service,
    time: new Date().toISOString(),
    message,
    stack,
    agent: navigator.userAgent,
    url: window.location.pathname,
  })
  // oxlint-disable-next-line no-console -- SHELL-17: the page's own log
  console.error(JSON.stringify(record))
  const known = `${record.service} ${record.message}`
  if (sent.has(known) || sent.size >= mostSent) return
  sent.add(known)
  void send(JSON.stringify(record))
}
