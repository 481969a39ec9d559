import { type ComponentType, lazy, Suspense } from 'react'
import { loadPlanTicket } from '#features/content/web/index.ts'
import { SavedTripsPage } from '#features/trips/web/saved-trips-page.tsx'

/** Without a network there is no ticket: the page's other way to a plan is enough. */
async function loadTicket(): Promise<{ default: ComponentType }> {
  try {
    return { default: await loadPlanTicket() }
  } catch {
    return { default: () => null }
  }
}

const PlanTicket = lazy(loadTicket)

/** The account's trips; before the first one, the ticket of the home page. */
export function MyTripsPage() {
  return (
    <SavedTripsPage
      empty={
        <Suspense fallback={null}>
          <PlanTicket />
        </Suspense>
      }
    />
  )
}
