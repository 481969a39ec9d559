import autocannon from 'autocannon'

export interface Target {
  readonly origin: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Concurrent requests; default `connections`. */
  readonly atOnce?: number
  /** Makes each request's path and body, where they differ from request to request. */
  readonly next?: () => { readonly path: string; readonly body: string }
}

export interface LoadResult {
  /** Requests a second. */
  readonly rps: number
  readonly total: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Answers other than 2xx, and requests that got none. */
  readonly failed: number
}

export const connections = 10

/** So many seconds of requests on 10 connections, each sent when the one before is answered. */
export async function load(target: Target, seconds: number): Promise<LoadResult> {
  const headers = { ...target.headers }
  const { next } = target
  const result = await autocannon({
    url: target.origin,
    connections: target.atOnce ?? connections,
    duration: seconds,
    requests: [
      next
        ? {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            setupRequest: (request) => ({ ...request, ...next() }),
          }
        : { method: 'GET', path: target.path, headers },
    ],
  })
  return {
    rps: result.requests.average,
    total: result.requests.total,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
