import { type ComponentType, lazy, Suspense } from 'react'
import { SavedTripsPage } from '#features/trips/web/saved-trips-page.tsx'
import { loadTicket } from './load-ticket.ts'

/** Without a network there is no ticket: the page's other way to a plan is enough. */
async function ticketOrNothing(): Promise<{ default: ComponentType }> {
  try {
    return { default: await loadTicket() }
  } catch {
    return { default: () => null }
  }
}

const PlanTicket = lazy(ticketOrNothing)

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
