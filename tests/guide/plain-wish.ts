import type { PlanWish } from '#features/guide/domain/plan.ts'

/** The wish of two travellers without special requests. */
export const plainWish: PlanWish = {
  towns: [],
  adults: 2,
  childAges: [],
  likes: [],
  avoid: [],
  cuisines: [],
  includeIds: [],
  excludeIds: [],
  sightsPerDay: 4,
  gentle: false,
  earliest: 9 * 60,
  latest: 22 * 60 + 30,
  lodgingPaid: false,
  thrift: 1,
}
