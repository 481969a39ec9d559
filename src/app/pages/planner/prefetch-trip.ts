import { askCurrentUser } from '#features/accounts/web/index.ts'
import { askTrip } from '#features/trips/web/index.ts'
import { loadDays } from './load-days.ts'

async function askTripOf(id: string | null): Promise<void> {
  const user = await askCurrentUser()
  if (user && id) await askTrip(user.id, id)
}

/**
 * What the planner asks in any case, begun while its page wakes: who is here, the trip that the
 * address names, and the modules of its day board. Whatever fails is asked again by the page, which
 * says so.
 */
export async function askAhead(search: string): Promise<void> {
  const asked = new URLSearchParams(search)
  const id = asked.get('trip')
  await Promise.allSettled([
    askTripOf(id),
    id && asked.get('view') === 'days' ? loadDays() : undefined,
  ])
}
