/** The part of autocannon that is used here; it brings no declarations of its own. */
declare module 'autocannon' {
  interface Request {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request) => Request
  }
  interface Result {
    /** Requests a second, sampled each second. */
    requests: { average: number; total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number; max: number }
    non2xx: number
    errors: number
    timeouts: number
  }
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    requests: Request[]
  }
  const autocannon: (options: Options) => Promise<Result>
  export default autocannon
}
