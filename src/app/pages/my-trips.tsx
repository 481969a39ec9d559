import { type ComponentType, lazy, Suspense } from 'react'
import { loadPlanTicket } from '#features/content/web/index.ts'
import { SavedTripsPage } from '#features/trips/web/saved-trips-page.tsx'

/** Renders nothing if the module doesn't load; the page has another link to the planner. */
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
