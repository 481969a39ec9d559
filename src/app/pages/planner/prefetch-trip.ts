import { askCurrentUser } from '#features/accounts/web/index.ts'
import { askTrip } from '#features/trips/web/index.ts'
import { loadCanvas } from './load-canvas.ts'

async function askTripOf(id: string | null): Promise<void> {
  const user = await askCurrentUser()
  if (user && id) await askTrip(user.id, id)
}

/**
 * Prefetches during hydration what the planner always needs: the session, the trip of the URL and the
 * modules of an open trip. Failures are ignored: the page makes the call again and reports them.
 */
export async function prefetchPage(search: string): Promise<void> {
  const id = new URLSearchParams(search).get('trip')
  await Promise.allSettled([askTripOf(id), id ? loadCanvas() : undefined])
}
