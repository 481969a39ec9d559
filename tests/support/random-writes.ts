import { randomUUID } from 'node:crypto'
import {
  enterPending,
  noteBookingState,
  notePaid,
  recordRefund,
} from '#features/trips/server/index.ts'
import { allItems } from '#features/trips/web/trip-view.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

/** Numbers below a bound, the same ones for the same seed. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

interface Shared {
  readonly app: TestApp
  /** The owner and an editor, each of whom may use an application of their own. */
  readonly people: readonly [TestClient, TestClient]
  readonly draw: (below: number) => number
}

const days = ['2027-04-12', '2027-04-13', '2027-04-14', '2027-04-20', null]
const types = ['attraction', 'hotel', 'flight', 'restaurant', 'property']
const statuses = ['idea', 'planned', 'booked', 'cancelled']
const stayDetails = { kind: 'stay', guests: 2 }

/** A trip of two people, and one random write after another of all that its answer shows. */
export async function openRandomWrites({ app, people, draw }: Shared) {
  const [owner, editor] = people
  const dates = { startDate: '2027-04-12', endDate: '2027-04-16' }
  const { id } = (await owner.post('/api/itineraries', { destination: 'Lisbon', ...dates })).body
  const path = `/api/itineraries/${id}`
  const users = await Promise.all(
    people.map(async (one) => (await one.get('/api/auth/user')).body.id),
  )
  const bookings: string[] = []
  const removed: object[] = []

  const one = <T>(of: readonly T[]): T => of[draw(of.length)] as T
  const person = () => one(people)
  const inTransaction = (
    work: Parameters<ReturnType<typeof app.database.db.transaction>['execute']>[0],
  ) => app.database.db.transaction().execute(work)
  const invite = async () => {
    const { body } = await owner.post(`${path}/invitations`, { id: randomUUID() })
    await editor.post(`/api/invitations/${String(body.path).split('=')[1]}`)
  }
  await invite()

  const read = async () => (await owner.get(path)).body
  const anItem = async () => {
    const items = allItems(await read())
    return items.length > 0 ? one(items) : undefined
  }
  const newItem = () => {
    const type = one(types)
    return {
      id: randomUUID(),
      type,
      name: `Thing ${draw(1000)}`,
      price: draw(50_000) / 100,
      day: one(days),
      status: one(statuses.slice(0, 2)),
      ...(type === 'hotel' && draw(2) ? { nights: 1 + draw(3), details: stayDetails } : {}),
    }
  }
  const edited = [
    () => ({ name: `Other ${draw(1000)}` }),
    () => ({ price: draw(90_000) / 100 }),
    () => ({ unitPrice: draw(900), quantity: 1 + draw(4) }),
    () => ({ day: one(days) }),
    () => ({ status: one(statuses) }),
    () => ({ nights: 1 + draw(4) }),
    () => ({ choice: one(['a', 'b', null]) }),
  ]
  const patchTrip = async (change: object) =>
    owner.patch(path, { version: (await read()).version, ...change })

  /** What may happen; each comes as often as it stands here. */
  const writes: readonly (() => Promise<unknown>)[] = [
    () => person().post(`${path}/items`, newItem()),
    () => person().post(`${path}/items`, newItem()),
    () => Promise.all([0, 1, 2, 3, 4].map(() => person().post(`${path}/items`, newItem()))),
    () => person().post(`${path}/items`, { ...newItem(), choice: one(['a', 'b']) }),
    async () => {
      const item = await anItem()
      const { version } = item ?? {}
      if (item) await person().patch(`${path}/items/${item.id}`, { version, ...one(edited)() })
    },
    async () => {
      const item = await anItem()
      const { version } = item ?? {}
      if (item) await person().patch(`${path}/items/${item.id}`, { version, ...one(edited)() })
    },
    async () => {
      const item = await anItem()
      if (!item) return
      const { id: itemId, type, name, price, day } = item
      const gone = await person().delete(`${path}/items/${itemId}`)
      if (gone.status === 204) removed.push({ id: itemId, type, name, price, day })
    },
    async () => {
      const back = removed.pop()
      if (back) await person().post(`${path}/items`, { ...back, restore: randomUUID() })
    },
    () => patchTrip({ title: `Trip ${draw(1000)}`, budgetCad: draw(5000) }),
    () => patchTrip({ party: { adults: 1 + draw(4), children: draw(2) ? [7] : [] } }),
    () => {
      const start = 10 + draw(5)
      return patchTrip({
        startDate: `2027-04-${start}`,
        endDate: `2027-04-${start + 4}`,
        moveItems: draw(2) === 1,
      })
    },
    async () => {
      const { version } = await read()
      const travellers = [{ name: `T${draw(99)}`, passports: [{ country: one(['CA', 'FR']) }] }]
      await person().patch(path, { version, travellers })
    },
    () => person().patch('/api/account', { firstName: `N${draw(1000)}`, lastName: 'Lee' }),
    () => patchTrip({ archived: draw(2) === 1 }),
    async () => {
      const { members = [] } = (await owner.get(`${path}/members`)).body
      if (members.length > 1) await owner.delete(`${path}/members/${users[1]}`)
      await invite()
    },
    async () => {
      const item = await anItem()
      if (!item) return
      const bookingId = randomUUID()
      const at = { bookingId, payerId: one(users), tripId: id, itemId: item.id }
      await inTransaction((tx) => enterPending(tx, at))
      if (draw(3)) await inTransaction((tx) => notePaid(tx, { ...at, amountMinor: draw(90_000) }))
      bookings.push(bookingId)
    },
    async () => {
      const booking = bookings.length > 0 ? one(bookings) : undefined
      if (booking) await inTransaction((tx) => noteBookingState(tx, booking, 'cancelling'))
    },
    async () => {
      const booking = bookings.pop()
      const plan = one(['keep', 'remove'] as const)
      if (booking)
        await inTransaction((tx) =>
          recordRefund(tx, booking, { plan, refundMinor: one([undefined, 0, 100]) }),
        )
    },
  ]
  return { id: String(id), path, write: () => one(writes)() }
}
