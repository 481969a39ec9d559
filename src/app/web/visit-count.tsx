import { lazy, Suspense, useSyncExternalStore } from 'react'
import { facts } from '#platform/web/facts.ts'

const VisitCounter = lazy(async () => {
  try {
    return { default: (await import('#features/diagnostics/web/index.ts')).VisitCounter }
  } catch {
    // Counting is worth no failure of a page.
    return { default: () => null }
  }
})

const never = () => () => undefined

/** Nothing where the site does not count; rendered pages never ask, whoever reads them has not answered yet. */
export function VisitCount({ page }: { readonly page: string }) {
  const counts = useSyncExternalStore(
    never,
    () => facts.analytics === 'on',
    () => false,
  )
  return counts ? (
    <Suspense fallback={null}>
      <VisitCounter page={page} />
    </Suspense>
  ) : null
}
