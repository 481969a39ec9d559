import { afterAll, beforeAll, expect, test } from 'vitest'
import { lisbonUntil } from '#tests/support/lisbon-wish.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const send = '/api/chat/send'
const talks = '/api/chat/conversations'
const unknown = '5b1c7f9e-0d52-4c1e-9d3a-6f0f1a2b3c01'

test('G2 a new conversation knows nothing of the one before, and both keep their own history', async () => {
  const user = await app.user()
  const first = (await user.post(send, { message: 'weather in Rome in May' })).body
  const made = await user.post(talks)
  expect([made.status, typeof made.body.conversationId]).toEqual([201, 'string'])
  const { conversationId } = made.body
  expect(conversationId).not.toBe(first.conversationId)
  const second = (await user.post(send, { message: 'and in June?', conversationId })).body
  expect(second.message).not.toContain('Rome')
  expect(second.understood.places).toEqual([])
  // Without a name the latest goes on; by its name the first does.
  expect((await user.post(send, { message: 'Lisbon' })).body.conversationId).toBe(conversationId)
  const back = { message: 'and in June?', conversationId: first.conversationId }
  expect((await user.post(send, back)).body.message).toMatch(/Rome.*June/)
  const { body } = await user.get(talks)
  expect(body.conversations.map(({ id }: { id: string }) => id)).toEqual([
    first.conversationId,
    conversationId,
  ])
  expect(body.conversations[0]).toMatchObject({ title: 'Rome, in June', itineraryId: null })
  const read = await user.get(`/api/chat/history?conversationId=${conversationId}`)
  expect(read.body.messages).toHaveLength(4)
  expect((await user.get('/api/chat/history')).body.conversationId).toBe(first.conversationId)
})

test('G2 a conversation of another, and one that is none, are not found, and nothing is counted', async () => {
  const [ann, bob] = [await app.user(), await app.user()]
  const { conversationId } = (await ann.post(send, { message: 'weather in Rome in May' })).body
  for (const id of [conversationId, unknown, 'no-id-at-all']) {
    const refused = await bob.post(send, { message: 'and in June?', conversationId: id })
    expect([refused.status, refused.body.code]).toEqual([404, 'conversation-not-found'])
    expect((await bob.get(`/api/chat/history?conversationId=${id}`)).status).toBe(404)
    expect((await app.visitor().get(`/api/chat/visitor?conversationId=${id}`)).status).toBe(404)
  }
  expect((await bob.get('/api/usage/current')).body.conversationsUsed).toBe(0)
  expect((await app.visitor().get(talks)).body.conversations).toEqual([])
})

test('G2 of two conversations that were just begun both can be spoken in, and one is listed', async () => {
  const user = await app.user()
  const [first, second] = [await user.post(talks), await user.post(talks)]
  expect((await user.get(talks)).body.conversations).toHaveLength(1)
  for (const { body } of [first, second]) {
    const { conversationId } = body
    const said = await user.post(send, { message: 'weather in Rome in May', conversationId })
    expect(said.status).toBe(200)
  }
  expect((await user.get(talks)).body.conversations).toHaveLength(2)
})

test('G2 a visitor has conversations too, by what they are about and never by words', async () => {
  const visitor = app.visitor()
  await visitor.post(send, { message: 'my neighbour Zebulon likes the weather in Rome in May' })
  const { body } = await visitor.get(talks)
  expect(body.conversations).toHaveLength(1)
  expect(JSON.stringify(body)).not.toContain('ebulon')
  const { conversationId } = (await visitor.post(talks)).body
  const next = await visitor.post(send, { message: 'and in June?', conversationId })
  expect(next.body.message).not.toContain('Rome')
})

test('G2 asking back with choices, and having understood nothing, cost nothing; pressing a choice goes on', async () => {
  const user = await app.user()
  const asked = (await user.post(send, { message: 'Plan a trip' })).body
  expect(asked.choices.length).toBeGreaterThan(1)
  expect(asked.usage.conversationsUsed).toBe(0)
  const lost = (await user.post(send, { message: 'blorb frazzle quux' })).body
  expect(lost.usage.conversationsUsed).toBe(0)
  expect(lost.unused.concat(lost.message.split(/\W+/))).toEqual(
    expect.arrayContaining(['blorb', 'frazzle', 'quux']),
  )
  const again = (await user.post(talks)).body.conversationId
  await user.post(send, { message: 'Plan a trip', conversationId: again })
  const planned = (await user.post(send, { message: asked.choices[0].message })).body
  expect(planned.plan.days).toHaveLength(3)
  expect(planned.usage.conversationsUsed).toBe(1)
})

test('G3 a word that moved nothing is named in the answer', async () => {
  const user = await app.user()
  const { body } = await user.post(send, { message: 'weather in Rome in May with my zeppelin' })
  expect(body.unused).toEqual(['zeppelin'])
  expect(body.message).toContain('zeppelin')
})

interface Change {
  readonly op: string
  readonly item: { readonly id: string; readonly name: string; readonly time: string | null }
}
const planMessage = 'Plan 3 days in Lisbon from 10 May 2027 for 2 adults'
const apply = (user: TestClient, id: string, body: object = {}) =>
  user.post(`/api/chat/proposals/${id}/apply`, body)

test('G4 a first plan is a proposal of adds; applied it is a trip, twice is once, a stranger finds nothing', async () => {
  const user = await app.user('wanderlust')
  const { proposal, plan, understood } = (await user.post(send, { message: planMessage })).body
  expect(understood).toMatchObject({
    act: 'plan',
    topic: 'plan',
    party: { adults: 2, children: [] },
    span: { start: '2027-05-10', end: '2027-05-12', days: 3 },
    places: [{ ref: 'lisbon', role: 'to' }],
  })
  const changes: Change[] = proposal.days.flatMap((day: { changes: Change[] }) => day.changes)
  expect(changes.every(({ op }) => op === 'add')).toBe(true)
  expect(plan.days).toHaveLength(3)
  expect((await apply(app.visitor(), proposal.id)).status).toBe(401)
  expect((await apply(await app.user(), proposal.id)).body.code).toBe('proposal-not-found')
  expect((await apply(user, unknown)).status).toBe(404)
  const [one, two] = await Promise.all([apply(user, proposal.id), apply(user, proposal.id)])
  expect(one.status, JSON.stringify(one.body)).toBe(200)
  expect(two.body).toEqual(one.body)
  expect(one.body).toMatchObject({ applied: changes.length, refused: [] })
  const trip = (await user.get(`/api/itineraries/${one.body.itineraryId}`)).body
  const names = trip.days.flatMap(({ items }: { items: { name: string }[] }) =>
    items.map(({ name }) => name),
  )
  expect(names.toSorted()).toEqual(changes.map(({ item }) => item.name).toSorted())
  expect((await user.get('/api/itineraries')).body).toHaveLength(1)
})

test('G4 only the changes that are named are made, and an index that is none is refused', async () => {
  const user = await app.user('wanderlust')
  const { proposal } = (await user.post(send, { message: planMessage })).body
  const changes: Change[] = proposal.days.flatMap((day: { changes: Change[] }) => day.changes)
  const { body } = await apply(user, proposal.id, { changes: [1, 2, 999] })
  expect(body).toMatchObject({ applied: 2, refused: [{ index: 999 }] })
  const trip = (await user.get(`/api/itineraries/${body.itineraryId}`)).body
  const names = trip.days.flatMap(({ items }: { items: { name: string }[] }) =>
    items.map(({ name }) => name),
  )
  expect(names.toSorted()).toEqual([changes[1], changes[2]].map((one) => one?.item.name).toSorted())
})

test('G4 an edit leaves out the days that it was not asked about, and keeps what it was not asked about', async () => {
  const user = await app.user('wanderlust')
  const first = (await user.post(send, { message: planMessage })).body
  const [, day] = first.proposal.days
  const visit = day.changes.find(
    ({ item }: { item: { type: string } }) => item.type === 'attraction',
  )
  const edit = (await user.post(send, { message: `Remove ${visit.item.name}` })).body
  expect(edit.understood.act).toBe('edit')
  expect(edit.proposal.days.map(({ day }: { day: number }) => day)).toEqual([2])
  expect(edit.proposal.days[0].changes).toMatchObject([
    { op: 'remove', item: { name: visit.item.name } },
  ])
  const { body } = await apply(user, edit.proposal.id)
  const trip = (await user.get(`/api/itineraries/${body.itineraryId}`)).body
  const names = trip.days.flatMap(({ items }: { items: { name: string }[] }) =>
    items.map(({ name }) => name),
  )
  expect(names).not.toContain(visit.item.name)
  expect(names.length).toBe(
    first.plan.days.flatMap(({ items }: { items: unknown[] }) => items).length - 1,
  )
})

test('G4 “nothing before ten” and “we land at 18:00” move only what they mean, in the trip itself', async () => {
  const user = await app.user('wanderlust')
  const { proposal } = (await user.post(send, { message: planMessage })).body
  const { itineraryId } = (await apply(user, proposal.id)).body
  const ask = async (message: string) => (await user.post(send, { message, itineraryId })).body
  const late = await ask('nothing before ten')
  expect(late.proposal.tripId).toBe(itineraryId)
  const moved: Change[] = late.proposal.days.flatMap((day: { changes: Change[] }) => day.changes)
  expect(
    moved.filter(({ op }) => op !== 'remove').every(({ item }) => (item.time ?? '') >= '10:00'),
  ).toBe(true)
  expect((await apply(user, late.proposal.id)).body).toMatchObject({ itineraryId, refused: [] })
  const landing = await ask('we land at 18:00')
  expect(landing.proposal.days.map(({ day }: { day: number }) => day)).toEqual([1])
  expect((await apply(user, landing.proposal.id)).body.refused).toEqual([])
  const trip = (await user.get(`/api/itineraries/${itineraryId}`)).body
  const visits = trip.days[0].items.filter(({ type }: { type: string }) => type === 'attraction')
  expect(visits.every(({ time }: { time: string }) => time >= '19:30')).toBe(true)
})

test('G4 “nothing before ten” moves a palace out of town by minutes, and its lunch with it, not the one behind the other', async () => {
  const user = await app.user('wanderlust')
  const plan = (await user.post('/api/plans', lisbonUntil('2027-05-14'))).body
  const trip = (await user.post('/api/itineraries', { planId: plan.id })).body
  type Item = { name: string; type: string; time: string }
  const early = trip.days.find(({ items }: { items: Item[] }) =>
    items.some(({ name, time }) => name === 'Pena Palace' && time < '10:00'),
  )
  expect(early).toBeDefined()
  const { proposal } = (
    await user.post(send, { message: 'nothing before ten', itineraryId: trip.id })
  ).body
  await apply(user, proposal.id)
  const { days } = (await user.get(`/api/itineraries/${trip.id}`)).body
  const items: Item[] = days.find(({ date }: { date: string }) => date === early.date).items
  const at = (name: string) => items.find((item) => item.name === name)?.time ?? ''
  expect([at('Pena Palace') >= '10:00', at('Pena Palace') <= '10:30']).toEqual([true, true])
  const lunch = items.find(({ type }) => type === 'restaurant')?.time ?? ''
  expect([lunch >= '11:30', lunch <= '14:00']).toEqual([true, true])
})

test('G5 sources say what they are of: entry rules are no official source, and own texts name their page', async () => {
  const user = await app.user()
  const visa = (
    await user.post(send, { message: 'Do I need a visa for Japan with a Canadian passport?' })
  ).body
  expect(visa.sources.length).toBeGreaterThan(0)
  expect(visa.sources.some(({ kind }: { kind: string }) => kind === 'official')).toBe(false)
  const around = (await user.post(send, { message: 'How do we get around in Rome?' })).body
  expect(around.sources).toMatchObject([{ kind: 'own text', url: '/destinations/rome' }])
  expect(around.answeredBy).toBe('rules')
})

test('G5 a language that it does not speak is named in it, then English', async () => {
  const user = await app.user()
  const { body } = await user.post(send, {
    message: 'Hola, quiero saber como es el tiempo en Roma en mayo',
  })
  expect(body.understood.language).toBe('es')
  expect(body.message).toMatch(/^Lo siento, todavía no hablo español/)
})
