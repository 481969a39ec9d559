import { lazy, Suspense, useSyncExternalStore } from 'react'
import { facts } from '#platform/web/facts.ts'

const VisitCounter = lazy(async () => {
  try {
    return { default: (await import('#features/diagnostics/web/index.ts')).VisitCounter }
  } catch {
    // A failed load is ignored.
    return { default: () => null }
  }
})

const never = () => () => undefined

/** Counts visits with consent; renders nothing if analytics is off. */
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
