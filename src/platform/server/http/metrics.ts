import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** Counts one answer. `route` is a pattern, never an address: labels stay few. */
  observe(method: string, route: string, status: number, seconds: number): void
  /** Counts something that visitors did on a page of the table of pages. */
  countEvent(event: string, page: string): void
  text(): Promise<string>
  readonly contentType: string
}

/** Prometheus metrics of one process; a registry of its own, so that tests can have many. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by method and route.',
    labelNames: ['method', 'route'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const events = new Counter({
    name: 'client_events_total',
    help: 'Events of visitors who agreed, by name and page.',
    labelNames: ['event', 'page'],
    registers: [registry],
  })
  return {
    observe(method, route, status, seconds) {
      requests.inc({ method, route, status })
      duration.observe({ method, route }, seconds)
    },
    countEvent: (event, page) => events.inc({ event, page }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
