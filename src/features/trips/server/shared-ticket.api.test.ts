import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let ann: TestClient
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user()
})
afterAll(() => app.close())

const pays = (name: string, about: string) => `Its ticket opens ${name} too. ${about}`
const opens = (name: string, about: string) => `The ticket for ${name} opens it too. ${about}`

/** A trip with three sights that one ticket opens; the Colosseum pays it for two. */
async function openRome() {
  const rome = { destination: 'Rome', startDate: '2027-04-12', endDate: '2027-04-14' }
  const party = { adults: 2, children: [] }
  const path = `/api/itineraries/${(await ann.post('/api/itineraries', { ...rome, party })).body.id}`
  const add = async (name: string, day: string, over: object): Promise<string> => {
    const sight = { type: 'attraction', name, day, basis: 'person', quantity: 2, ...over }
    return (await ann.post(`${path}/items`, sight)).body.id
  }
  const ids = {
    colosseum: await add('Colosseum', '2027-04-12', { unitPrice: 29, description: 'An arena.' }),
    // Added last, it stands first.
    hill: await add('Palatine', '2027-04-14', {
      unitPrice: 0,
      description: opens('Colosseum', 'A hill.'),
    }),
    forum: await add('Forum', '2027-04-13', {
      unitPrice: 0,
      description: opens('Colosseum', 'A square.'),
    }),
  }
  const read = async () => {
    const { body } = await ann.get(path)
    const items = [
      ...body.days.flatMap((day: { items: object[] }) => day.items),
      ...body.unscheduled,
    ]
    const paid = Object.fromEntries(
      items.map(({ name, price, description }: Record<string, unknown>) => [
        name,
        [price, description],
      ]),
    )
    return { paid, total: body.totalCad }
  }
  return { path, ids, read }
}

const passed = {
  Forum: [58, 'A square.'],
  Palatine: [0, opens('Forum', 'A hill.')],
}

test('A2 a ticket that opens three sights is paid once: what pays it removed, the next of them pays it', async () => {
  const { path, ids, read } = await openRome()
  const before = await read()
  expect(before.total).toBe(58)
  await ann.delete(`${path}/items/${ids.colosseum}`)
  expect(await read()).toEqual({ total: 58, paid: passed })

  // Undo as the page does it: the payment goes back, and with it what was removed.
  const undo = { price: 0, unitPrice: 0, description: opens('Colosseum', 'A square.') }
  expect((await ann.patch(`${path}/items/${ids.forum}`, { ...undo, version: 2 })).status).toBe(200)
  await ann.patch(`${path}/items/${ids.hill}`, { description: opens('Colosseum', 'A hill.') })
  const colosseum = {
    id: ids.colosseum,
    restore: randomUUID(),
    type: 'attraction',
    name: 'Colosseum',
    day: '2027-04-12',
    basis: 'person',
    quantity: 2,
    unitPrice: 29,
    description: 'An arena.',
  }
  await ann.post(`${path}/items`, colosseum)
  expect(await read()).toEqual(before)

  await ann.delete(`${path}/items/${ids.colosseum}`)
  await ann.delete(`${path}/items/${ids.forum}`)
  expect(await read()).toEqual({ total: 58, paid: { Palatine: [58, 'A hill.'] } })
  await ann.delete(`${path}/items/${ids.hill}`)
  expect((await read()).total).toBe(0)
})

test('A2 A3 kept as an idea, what pays a ticket leaves the payment to another; a price that was typed stays', async () => {
  const { path, ids, read } = await openRome()
  await ann.patch(`${path}/items/${ids.hill}`, { price: 10 })
  await ann.patch(`${path}/items/${ids.colosseum}`, { status: 'idea', day: null })
  const { total, paid } = await read()
  expect(total).toBe(68)
  expect(paid).toMatchObject({
    Colosseum: [58, 'An arena.'],
    Forum: [58, pays('Colosseum', 'A square.')],
    Palatine: [10, opens('Colosseum', 'A hill.')],
  })
})

test('A2 A3 what pays a ticket comes back from the ideas: it is paid once still, by it', async () => {
  const { path, ids, read } = await openRome()
  const before = await read()
  await ann.patch(`${path}/items/${ids.colosseum}`, { status: 'idea', day: null })
  expect((await read()).paid).toMatchObject({
    Forum: [58, pays('Colosseum', 'A square.')],
    Palatine: [0, opens('Forum', 'A hill.')],
  })
  await ann.patch(`${path}/items/${ids.colosseum}`, { status: 'planned', day: '2027-04-12' })
  expect(await read()).toEqual(before)

  // Twice there and back, and with one of the three gone in between.
  await ann.patch(`${path}/items/${ids.colosseum}`, { status: 'idea', day: null })
  await ann.delete(`${path}/items/${ids.hill}`)
  await ann.patch(`${path}/items/${ids.colosseum}`, { status: 'planned', day: '2027-04-13' })
  expect(await read()).toMatchObject({
    total: 58,
    paid: { Colosseum: [58, 'An arena.'], Forum: [0, opens('Colosseum', 'A square.')] },
  })
})
