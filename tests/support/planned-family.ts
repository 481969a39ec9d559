import { signIn, type Site, type Visit } from './site.ts'
import type { TestClient } from './test-client.ts'

interface Item {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly status: string
  readonly day: string | null
  readonly time: string | null
  readonly price: number
}

/** Five days in Lisbon for a family of four. */
const family = {
  origin: 'YYZ',
  destination: 'lisbon',
  startDate: '2027-05-10',
  endDate: '2027-05-14',
  party: { adults: 2, children: [4, 7] },
  budgetCad: 9000,
}

/** All items of a trip, ideas last. */
export const itemsOf = async (user: TestClient, id: string): Promise<readonly Item[]> => {
  const { body } = await user.get(`/api/itineraries/${id}`)
  return [...body.days.flatMap(({ items }: { items: Item[] }) => items), ...body.unscheduled]
}

/** What the budget leaves. CAD. */
export const leftOf = async (user: TestClient, id: string): Promise<number> =>
  family.budgetCad - (await user.get(`/api/itineraries/${id}`)).body.totalCad

/** Signs in and plans the family’s trip. */
export async function plannedFamily(
  site: Site,
  visit: Visit,
): Promise<{ user: TestClient; id: string }> {
  const user = await signIn(site, visit, 'explorer')
  const { body: plan } = await user.post('/api/plans', family)
  const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
  return { user, id }
}
