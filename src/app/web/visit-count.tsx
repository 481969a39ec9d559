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

/** Renders nothing if analytics is off. Prerendered HTML never asks: consent is unknown at build. */
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
