import { askCurrentUser } from '#features/accounts/web/index.ts'
import { askTrip } from '#features/trips/web/index.ts'

/**
 * What the planner asks in any case, begun while its page wakes: who is here, and the trip that the
 * address names. Whatever fails is asked again by the page, which says so.
 */
export async function askAhead(search: string): Promise<void> {
  const trip = new URLSearchParams(search).get('trip')
  try {
    const user = await askCurrentUser()
    if (user && trip) await askTrip(user.id, trip)
  } catch {
    // The page asks again.
  }
}
