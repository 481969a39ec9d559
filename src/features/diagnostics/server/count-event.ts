import { failWith } from '#platform/shared/app-error.ts'
import type { Metrics } from '#platform/server/http/metrics.ts'
import { diagnosticsErrors } from '../contract/diagnostics.errors.ts'
import type { CountedEvent } from '../domain/counted-events.ts'

export interface CountDeps {
  readonly metrics: Pick<Metrics, 'countEvent'>
  /** Off: nothing is counted. */
  readonly analytics: 'on' | 'off'
}

const fail = failWith(diagnosticsErrors)

/** A site has fewer pages; beyond that, the names are made up. */
const pagesAtMost = 200
const pages = new Set<string>()

/** Counts one event of one known page; pages beyond the bound are counted together. */
export function countEvent(
  { metrics, analytics }: CountDeps,
  { event, page }: { readonly event: CountedEvent; readonly page: string },
): void {
  if (analytics === 'off') throw fail('analytics-off')
  if (pages.size < pagesAtMost) pages.add(page)
  metrics.countEvent(event, pages.has(page) ? page : 'other')
}
