import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const send = '/api/chat/send'
const ask = (message: string) => ({ message })

test('GUIDE-10 talks are in the copy of all data, and go with the account', async () => {
  const [user, other] = [await app.user(), await app.user()]
  const { pool } = app.database
  const rowsOf = async (email: string) => {
    const { rows } = await pool.query(
      `select id, (select count(*)::int from guide_messages where owner_id = u.id) as messages,
        (select count(*)::int from guide_usage where owner_id = u.id) as months,
        (select count(*)::int from guide_conversations where speaker = 'account:' || u.id) as talks
        from users u where email = $1`,
      [email],
    )
    return rows[0]
  }
  for (const one of [user, other])
    await one.post(send, ask(`weather in Rome in May for ${one.email}`))
  const copy = await user.get('/api/account/export')
  expect(copy.status).toBe(200)
  const text = copy.text
  expect(text).toContain(`weather in Rome in May for ${user.email}`)
  expect(text).toContain('highs of')
  expect(text).toContain('"remembers"')
  expect(text).not.toContain(other.email)
  const before = await rowsOf(user.email)
  expect(before).toMatchObject({ messages: 2, months: 1, talks: 1 })
  expect((await user.delete('/api/account')).status).toBe(200)
  const { rows } = await pool.query(
    `select (select count(*)::int from guide_messages where owner_id::text = $1::text)
      + (select count(*)::int from guide_usage where owner_id::text = $1::text)
      + (select count(*)::int from guide_conversations where speaker = 'account:' || $1::text) as left`,
    [before.id],
  )
  expect(rows[0].left).toBe(0)
  expect(await rowsOf(other.email)).toMatchObject({ messages: 2, months: 1, talks: 1 })
})

test('GUIDE-05 of a visitor the places and days are remembered, never the words, and a reset forgets them', async () => {
  const visitor = app.visitor()
  const words = 'my neighbour Zebulon asks whether tap water in Rome is safe'
  expect((await visitor.post(send, ask(words))).status).toBe(200)
  expect((await visitor.post(send, ask('and the weather in May?'))).body.message).toContain('Rome')
  const { rows } = await app.database.pool.query(
    `select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as talks,
      (select count(*)::int from guide_messages where content like '%Zebulon%') as messages
      from guide_conversations t`,
  )
  expect(rows[0].talks).toContain('rome')
  expect(rows[0].talks.toLowerCase()).not.toContain('zebulon')
  expect(rows[0].messages).toBe(0)
  // Only the cookie's holder gets answers from it.
  expect(
    (await app.visitor().post(send, ask('and the weather in June?'))).body.message,
  ).not.toContain('Rome')
  expect((await visitor.delete('/api/chat/visitor')).status).toBe(204)
  expect((await visitor.post(send, ask('and the weather in June?'))).body.message).not.toContain(
    'Rome',
  )
})

/**
 * Asks a provider that `serve` plays, until `serve` reports that it is silent; then runs `act`, with the
 * client and a function that aborts the question.
 */
async function whileSilent(
  serve: (response: ServerResponse, silent: () => void) => void,
  act: (user: TestClient, callOff: () => Promise<void>) => Promise<void>,
): Promise<void> {
  let silent = (): void => {}
  const isSilent = new Promise<void>((done) => {
    silent = done
  })
  const provider = createServer((_, response) => serve(response, silent))
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  const { port } = provider.address() as AddressInfo
  const other = await startTestApp({
    GUIDE_PROVIDER: 'openai',
    GUIDE_MODEL_URL: `http://127.0.0.1:${port}`,
    GUIDE_MODEL: 'silent',
  })
  try {
    const user = await other.user()
    const leaving = new AbortController()
    const call = user.send('POST', send, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ask('what is Rome like in May')),
      signal: leaving.signal,
    })
    await isSilent
    await act(user, async () => {
      leaving.abort()
      await expect(call).rejects.toThrow()
    })
  } finally {
    await other.close()
    provider.closeAllConnections()
    provider.close()
  }
}

const usageOf = async (user: TestClient) => (await user.get('/api/usage/current')).body

test('GUIDE-06 a question that its asker called off is not counted and not kept', () =>
  // Listens and never answers.
  whileSilent(
    (_, silent) => silent(),
    async (user, callOff) => {
      expect((await usageOf(user)).conversationsUsed).toBe(1)
      await callOff()
      await expect.poll(async () => (await usageOf(user)).conversationsUsed).toBe(0)
      expect((await user.get('/api/chat/history')).body.messages).toEqual([])
    },
  ))

test('GUIDE-06 what a model has cost is counted, though its asker called the answer off', () => {
  let rounds = 0
  // Asks for a tool, which is paid for, and then thinks for ever.
  const serve = (response: ServerResponse, silent: () => void) => {
    rounds += 1
    if (rounds > 1) return silent()
    response.setHeader('content-type', 'application/json')
    const call = { name: 'destinations', arguments: '{"destination":"Rome"}' }
    const message = { content: '', tool_calls: [{ id: 'a', type: 'function', function: call }] }
    const usage = { prompt_tokens: 900, completion_tokens: 100 }
    response.end(JSON.stringify({ choices: [{ message }], usage }))
  }
  return whileSilent(serve, async (user, callOff) => {
    await callOff()
    await expect.poll(async () => (await usageOf(user)).tokensUsed).toBe(1000)
    expect((await usageOf(user)).conversationsUsed).toBe(1)
    expect((await user.get('/api/chat/history')).body.messages).toEqual([])
  })
})

test('GUIDE-10 hotels cost what the hotel search shows for the same nights', async () => {
  const user = await app.user()
  const query = 'checkInDate=2027-03-12&checkOutDate=2027-03-15&adults=2&currency=CAD'
  for (const [town, location] of [
    ['Paris', 'Paris'],
    ['Saskatoon', 'Saskatoon'],
  ]) {
    const { body } = await user.post(
      send,
      ask(`hotels in ${town} from 12 March 2027 to 15 March 2027 for 2 adults`),
    )
    const found = await user.get(`/api/search/hotels?location=${location}&${query}`)
    const prices = new Map<string, number>(
      found.body.data.map(
        (offer: { hotel: { name: string }; pricing: { pricePerNight: number } }) => [
          offer.hotel.name,
          offer.pricing.pricePerNight,
        ],
      ),
    )
    const told = [...body.message.matchAll(/\*\*(.+?)\*\*.*: \$([\d,.]+) a night/g)]
    expect(told.length).toBeGreaterThan(1)
    for (const [, name, price] of told)
      expect(Number(price.replaceAll(',', ''))).toBe(prices.get(name))
  }
})
