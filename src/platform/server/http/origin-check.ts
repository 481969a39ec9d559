import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'

const fail = failWith(commonErrors)

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

const isLoopback = (url: URL): boolean => loopback.has(url.hostname)

function parseOrigin(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

/**
 * Refuses a change that another site asked for. Browsers send Origin with every such request;
 * a client without one is not a browser, unless Sec-Fetch-Site says that it is.
 * With no public address set, the loopback hosts are ours.
 */
export function checkOrigin(request: Request, appOrigin: string | undefined): void {
  if (safeMethods.has(request.method)) return
  const origin = request.headers.get('origin')
  if (origin === null) {
    const site = request.headers.get('sec-fetch-site')
    if (site === null || site === 'same-origin' || site === 'none') return
    throw fail('cross-origin')
  }
  const from = parseOrigin(origin)
  if (!from) throw fail('cross-origin')
  if (appOrigin) {
    if (from.origin !== appOrigin) throw fail('cross-origin')
    return
  }
  // The port must match too: another program of this machine may serve pages as well.
  if (!isLoopback(from) || from.port !== new URL(request.url).port) throw fail('cross-origin')
}
