import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { full } from '../support/full-rounds.ts'
import { opened, pay } from '../support/sandbox-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { testCard } from '../support/test-card.ts'
import { lisbonUntil } from '../support/lisbon-wish.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const lisbon = lisbonUntil('2027-05-14')
const days = [0, 1, 2, 3, 4].map((at) => addDays(lisbon.startDate, at))

interface Shown {
  readonly date: string
  readonly veiled: boolean
  readonly items: { id: string; type: string; name: string; price: number; time: string }[]
}
const itemsOf = ({ days: all }: { days: Shown[] }) => all.flatMap(({ items }) => items)
const cents = (some: readonly { price: number }[]) =>
  some.reduce((sum, { price }) => sum + Math.round(price * 100), 0)
const wish = (over: object) => app.visitor().post('/api/plans', { ...lisbon, ...over })

describe('B2 a plan', () => {
  test('B2 a visitor gets every day filled and priced, the days beyond three veiled, within the budget', async () => {
    const { status, body } = await wish({})
    expect(status).toBe(200)
    expect(body.days.map(({ date }: Shown) => date)).toEqual(days)
    expect(body.days.map(({ veiled }: Shown) => veiled)).toEqual([false, false, false, true, true])
    expect(body.totalCad).toBeLessThanOrEqual(4000)
    expect(body.totalCad * 100).toBeCloseTo(cents(itemsOf(body)), 0)
    expect(body.perPersonCad).toBe(body.totalCad / 2)
    const types = itemsOf(body).map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['flight', 'hotel', 'attraction', 'restaurant']))
    for (const { items } of body.days.slice(0, 4)) expect(items.length).toBeGreaterThan(3)
    expect(body.unpriced).toEqual([])
    expect(body.proof.optimal ?? body.proof.atMost).toBeTruthy()
  })

  test('B2 the same question has the same answer; another party another', async () => {
    const [one, two, three] = [await wish({}), await wish({}), await wish({ party: { adults: 1 } })]
    expect(two.body).toEqual(one.body)
    expect(three.body.id).not.toBe(one.body.id)
    expect(three.body.totalCad).toBeLessThan(one.body.totalCad)
  })

  test('B2 a plan of several towns has the way between them, or says that it is open', async () => {
    const towns = async (destinations: string[]) => {
      const more = { destination: undefined, destinations, endDate: '2027-05-16', budgetCad: 0 }
      const { body } = await wish(more)
      const ways = itemsOf(body).filter(({ type }) => type === 'flight' || type === 'transport')
      const user = await app.user('wanderlust')
      const kept = await user.post('/api/itineraries', { planId: body.id })
      const { findings } = (await user.get(`/api/itineraries/${kept.body.id}/check`)).body
      const wrong = findings.filter(({ severity }: { severity: string }) => severity !== 'hint')
      return { body, ways, wrong }
    }
    const far = await towns(['paris', 'rome'])
    expect(far.ways.map(({ type }) => type)).toEqual(['flight', 'flight', 'flight'])
    expect(far.ways[1]?.price).toBeGreaterThan(0)
    const moving = far.body.days.find(({ items }: Shown) =>
      items.some(({ id }) => id === far.ways[1]?.id),
    )
    expect(moving.date).toBe('2027-05-14')
    expect(moving.items.some(({ type }: { type: string }) => type === 'restaurant')).toBe(true)
    const near = await towns(['tokyo', 'kyoto'])
    const open = near.ways.find(({ type }) => type === 'transport')
    expect(open).toMatchObject({ name: 'Tokyo to Kyoto', price: 0 })
    expect(near.body.unpriced).toEqual([open?.id])
    expect([...far.wrong, ...near.wrong]).toEqual([])
  })

  test('B2 a budget that holds the nights but not every table leaves the dearest tables out', async () => {
    const { body } = await wish({
      origin: undefined,
      startDate: '2027-02-10',
      endDate: '2027-02-17',
      party: { adults: 2, children: [16, 17] },
      budgetCad: 1000,
    })
    expect(body.totalCad).toBeLessThanOrEqual(1000)
    expect(body.totalCad * 100).toBeCloseTo(cents(itemsOf(body)), 0)
    const of = (type: string) => itemsOf(body).filter((item) => item.type === type)
    expect(of('hotel')).toHaveLength(1)
    expect(of('restaurant').length).toBeGreaterThan(0)
    expect(of('attraction').length).toBeGreaterThan(8)
  })

  test('B2 tastes are heard', async () => {
    const { body } = await wish({ likes: ['museum'], dislikes: ['viewpoint', 'church'] })
    const names = itemsOf(body).map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('Miradouro'))).toEqual([])
    expect(names.filter((name) => /Museum|MAAT/.test(name)).length).toBeGreaterThan(2)
  })

  test.each([
    [{ destination: 'Nowhereville-on-Sea' }, 'destination'],
    [{ destination: undefined }, 'destination'],
    [{ origin: 'Xyzzyx' }, 'origin'],
    [{ endDate: '2027-05-09' }, 'endDate'],
    [{ endDate: '2027-07-09' }, 'endDate'],
    [{ startDate: '2020-05-10', endDate: '2020-05-12' }, 'startDate'],
    [{ party: { adults: 0 } }, 'party.adults'],
    [{ party: { adults: 40 } }, 'party.adults'],
  ])('B2 %j is refused in words at its field', async (over, field) => {
    const { status, body } = await wish(over)
    expect(status).toBe(422)
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field)
  })
})

test('B2 a town with several airports flies from its main one, an airport that is named from itself', async () => {
  const iata = async (origin: string) => (await wish({ origin })).body.origin.iata
  expect(await iata('Toronto')).toBe('YYZ')
  expect(await iata('YTZ')).toBe('YTZ')
})

describe('B3 a plan that is kept', () => {
  const plan = async () => (await wish({})).body
  const keep = async (client: Awaited<ReturnType<TestApp['user']>>) => {
    const { id } = await plan()
    const { status, body } = await client.post('/api/itineraries', { planId: id })
    expect(status).toBe(201)
    return body
  }

  test('B3 Free holds three days, the rest waits with its price; head and sum add up to the plan', async () => {
    const made = await plan()
    const ann = await app.user()
    const kept = await keep(ann)
    expect(kept).toMatchObject({ startDate: days[0], endDate: days[2], budgetCad: 4000 })
    expect(kept.party).toEqual({ adults: 2, children: [] })
    expect(kept.origin.iata).toBe('YYZ')
    expect(kept.veiled).toMatchObject({ endDate: days[4], tier: 'explorer', priceCad: 19.99 })
    expect(kept.veiled.days.map(({ date }: Shown) => date)).toEqual(days.slice(3))
    expect(kept.totalCad + kept.veiled.totalCad).toBeCloseTo(made.totalCad, 2)
    const { endDate, totalCad } = kept.veiled
    const [listed] = (await ann.get('/api/itineraries')).body
    expect(listed).toMatchObject({ totalCad: kept.totalCad, veiled: { endDate, totalCad } })
    const names = [...itemsOf(kept), ...itemsOf(kept.veiled)].map(({ name }) => name)
    expect(names.toSorted()).toEqual(
      itemsOf(made)
        .map(({ name }) => name)
        .toSorted(),
    )
    // The flight home and the last night are saved whole, and cause no finding.
    expect(kept.outside.length).toBeGreaterThan(0)
    expect(kept.title).toBe('Lisbon, 5 days')
    const { findings } = (await ann.get(`/api/itineraries/${kept.id}/check`)).body
    expect(findings.filter((one: { severity: string }) => one.severity !== 'hint')).toEqual([])
    const { body: deadlines } = await ann.get(`/api/itineraries/${kept.id}/deadlines`)
    expect(deadlines.map((one: { kind: string }) => one.kind)).not.toContain('book-by')
  })

  test('B3 twice, and twice at once, is one trip; another account has its own', async () => {
    const [ann, bob] = [await app.user(), await app.user()]
    const { id } = await plan()
    const [first, again] = await Promise.all([
      ann.post('/api/itineraries', { planId: id }),
      ann.post('/api/itineraries', { planId: id }),
    ])
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body.id).toBe(first.body.id)
    expect((await ann.get('/api/itineraries')).body).toHaveLength(1)
    const other = await bob.post('/api/itineraries', { planId: id })
    expect(other.body.id).not.toBe(first.body.id)
    expect((await bob.get(`/api/itineraries/${first.body.id}`)).status).toBe(404)
  })

  test('B3 strangers, unknown plans and plans of yesterday are refused', async () => {
    const { id } = await plan()
    expect((await app.visitor().post('/api/itineraries', { planId: id })).status).toBe(401)
    const ann = await app.user()
    const unknown = await ann.post('/api/itineraries', { planId: randomUUID() })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'plan-not-found'])
    const beside = await ann.post('/api/itineraries', { planId: id, title: 'Mine' })
    expect(beside.status).toBe(422)
    const old = (await wish({ budgetCad: 5000 })).body.id
    await app.database.pool.query(
      `update plans set made_at = now() - interval '25 hours' where id = '${old}'`,
    )
    expect((await ann.post('/api/itineraries', { planId: old })).status).toBe(404)
  })

  test('B3 paying opens the days, unchanged, in the order in which they were read', async () => {
    const ann = await app.user()
    const kept = await keep(ann)
    const session = await opened(ann, '/api/pricing/checkout', { plan: 'explorer' })
    await pay(ann, session, { delivery: 'once' })
    const path = `/api/itineraries/${kept.id}`
    await expect.poll(async () => (await ann.get(path)).body.veiled, { timeout: 15_000 }).toBeNull()
    const { body } = await ann.get(path)
    expect(body.endDate).toBe(days[4])
    const told = (some: Shown[]) =>
      some.map(({ date, items }) => [date, items.map((one) => one.id)])
    expect(told(body.days.slice(3))).toEqual(told(kept.veiled.days))
    expect(body.totalCad).toBeCloseTo(kept.totalCad + kept.veiled.totalCad, 2)
  })

  test('B3 staying with three days makes ideas of the rest, after a preview that changes nothing', async () => {
    const ann = await app.user()
    const kept = await keep(ann)
    const path = `/api/itineraries/${kept.id}`
    const preview = await ann.patch(path, { version: kept.version, keepDays: true, preview: true })
    expect(preview.status).toBe(200)
    expect((await ann.get(path)).body.veiled).not.toBeNull()
    const { body } = await ann.patch(path, { version: kept.version, keepDays: true })
    expect(body.veiled).toBeNull()
    expect(body.title).toBe('Lisbon, 3 days')
    expect(body.totalCad).toBe(preview.body.totalCad)
    const ideas = body.unscheduled.map(({ status }: { status: string }) => status)
    expect(new Set(ideas)).toEqual(new Set(['idea']))
    expect(ideas.length).toBeGreaterThanOrEqual(itemsOf(kept.veiled).length)
    // The flight goes home on the last day, at the price of its search, and the stay ends then.
    const flightOf = (trip: { days: Shown[] }) =>
      JSON.parse(JSON.stringify(itemsOf(trip))).find(
        ({ type }: { type: string }) => type === 'flight',
      )
    const [before, now] = [flightOf(kept), flightOf(body)]
    expect(now.details.directions[0]).toEqual(before.details.directions[0])
    expect(now.details.directions[1].segments[0].from.local.slice(0, 10)).toBe(days[2])
    expect(now.status).toBe('planned')
    expect(now.offer.id).not.toBe(before.offer.id)
    expect(itemsOf(body).find(({ type }) => type === 'hotel')).toMatchObject({ nights: 2 })
    expect(body.outside.filter(({ date }: { date: string }) => date > body.endDate)).toEqual([])
    const { findings } = (await ann.get(`${path}/check`)).body
    expect(findings.filter((one: { severity: string }) => one.severity === 'problem')).toEqual([])
  })
})

describe('B3 days that wait', () => {
  const keptBy = async (client: Awaited<ReturnType<TestApp['user']>>, over: object = {}) =>
    (await client.post('/api/itineraries', { planId: (await wish(over)).body.id })).body
  const open = async (client: Awaited<ReturnType<TestApp['user']>>, path: string) => {
    const session = await opened(client, '/api/pricing/checkout', { plan: 'explorer' })
    await pay(client, session, { delivery: 'once' })
    await expect.poll(async () => (await client.get(path)).body.veiled).toBeNull()
    return (await client.get(path)).body
  }

  test('B3 what waits is neither edited, removed, copied over nor booked', async () => {
    const ann = await app.user()
    const kept = await keptBy(ann)
    const path = `/api/itineraries/${kept.id}`
    const id = itemsOf(kept.veiled)[0]?.id
    const refusals = [
      await ann.patch(`${path}/items/${id}`, { name: 'Mine' }),
      await ann.patch(`${path}/items/${id}`, { day: days[0] }),
      await ann.delete(`${path}/items/${id}`),
      await ann.post(`${path}/items`, { id, type: 'other', name: 'Mine' }),
    ]
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      ...[1, 2, 3].map(() => [403, 'tier-required']),
      [409, 'id-taken'],
    ])
    expect((await ann.get(path)).body.veiled).toEqual(kept.veiled)
    // Nor by an account that may book, in a trip longer than its tier.
    const bob = await app.user('explorer')
    const longer = await keptBy(bob, { endDate: addDays(lisbon.startDate, 9), budgetCad: 9000 })
    const waiting = itemsOf(longer.veiled).at(-1)?.id
    const { data } = (
      await bob.get(
        '/api/search/hotels?location=Lisbon&checkInDate=2027-05-18&checkOutDate=2027-05-19',
      )
    ).body
    const booking = await bob.post('/api/flight-data/hotels/book', {
      trip: { tripId: longer.id, itemId: waiting },
      offerId: data[0].id,
      guestInfo: {
        firstName: 'Zoë',
        lastName: 'Roy',
        email: 'z@example.ca',
        phone: '+1 416 555 0100',
      },
      paymentInfo: testCard,
    })
    expect([booking.status, booking.body.code]).toEqual([403, 'tier-required'])
    expect((await bob.get('/api/bookings')).body.bookings).toEqual([])
  })

  test('B3 A5 what waits is priced for who travels, and moves along with the trip', async () => {
    const ann = await app.user()
    const kept = await keptBy(ann)
    const path = `/api/itineraries/${kept.id}`
    const { body } = await ann.patch(path, { version: kept.version, party: { adults: 3 } })
    const [two, three] = [cents(itemsOf(kept.veiled)), cents(itemsOf(body.veiled))]
    expect(three).toBe((two / 2) * 3)
    expect(body.veiled.totalCad).toBe(three / 100)
    const week = (date: string) => addDays(date, 7)
    const dates = { startDate: week(kept.startDate), endDate: week(kept.endDate) }
    const moved = await ann.patch(path, { version: body.version, ...dates, moveItems: true })
    expect(moved.body.veiled.endDate).toBe(week(kept.veiled.endDate))
    const told = (some: Shown[]) =>
      some.map(({ date, items }) => [date, items.map(({ name }) => name)])
    expect(told(moved.body.veiled.days)).toEqual(
      told(kept.veiled.days).map(([date, names]) => [week(String(date)), names]),
    )
    const after = await open(ann, path)
    expect(told(after.days.slice(3))).toEqual(told(moved.body.veiled.days))
    expect(after.endDate).toBe(week(lisbon.endDate))
    expect(
      (await ann.get(`${path}/check`)).body.findings.map(({ rule }: { rule: string }) => rule),
    ).not.toContain('party-mismatch')
  })

  test('B3 a trip that is made shorter by its dates stays so, and what waited becomes ideas', async () => {
    const ann = await app.user()
    const kept = await keptBy(ann)
    const path = `/api/itineraries/${kept.id}`
    const endDate = days[1]
    const { body } = await ann.patch(path, { version: kept.version, endDate })
    expect([body.veiled, body.endDate]).toEqual([null, endDate])
    const names = body.unscheduled.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(itemsOf(kept.veiled).map(({ name }) => name)))
    expect((await ann.get(path)).body).toMatchObject({ endDate, veiled: null })
  })
})

const isSeen = ({ type }: { readonly type: string }) => type === 'attraction'

/** Places, parties, months and lengths by turns, so that every place has several. */
const howMany = full ? 300 : 8
const places =
  'bali banff barcelona chicago dubai kyoto lisbon london los-angeles maldives miami montreal new-york ottawa paris phuket quebec-city rome santorini seattle swiss-alps tokyo toronto vancouver'.split(
    ' ',
  )
const parties = [
  { adults: 1 },
  { adults: 2 },
  { adults: 2, children: [4, 7] },
  { adults: 4, children: [12] },
  { adults: 1, children: [1] },
]
const home = ['YYZ', 'YUL', 'YVR', 'YYC', 'YHZ']

test(`B2 ${howMany} plans of all places, months and parties have no finding but hints, begin in the town and keep to the budget`, async () => {
  const ann = await app.user('wanderlust')
  const problems: unknown[] = []
  for (let at = 0; at < howMany; at += 1) {
    const startDate = addDays('2027-01-08', (at * 37) % 330)
    const question = {
      origin: home[at % home.length],
      destination: places[at % places.length],
      startDate,
      endDate: addDays(startDate, 1 + (at % 6)),
      party: parties[(at * 3 + Math.floor(at / 24)) % parties.length],
      ...(at % 3 === 0 ? { budgetCad: 6000 } : {}),
    }
    const made = await ann.post('/api/plans', question)
    expect(made.status, JSON.stringify(question)).toBe(200)
    const { body } = await ann.post('/api/itineraries', { planId: made.body.id })
    const [town] = body.destinations
    for (const item of body.days[0].items.filter(isSeen))
      if (distanceKm(town, item) > 6) problems.push([question.destination, 'far', item.name])
    const { findings } = (await ann.get(`/api/itineraries/${body.id}/check`)).body
    for (const { rule, severity, message, day } of findings)
      if (severity !== 'hint' && !(rule === 'over-budget' && made.body.totalCad > 6000))
        problems.push([question.destination, startDate, rule, day, message])
    await ann.delete(`/api/itineraries/${body.id}`)
  }
  expect(problems).toEqual([])
}, 300_000)
