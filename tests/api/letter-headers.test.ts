import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { awaitLetters, lettersTo } from '../support/outbox.ts'
import { opened, pay } from '../support/sandbox-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const house = 'desk@agency.example'
const address = '12 Spruce Lane, Ottawa ON K1A 0A1'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ BUSINESS_EMAIL: house, BUSINESS_ADDRESS: address })
})
afterAll(() => app.close())

/** The lines of a letter's head, folded ones whole. */
function headOf(letter: string): ReadonlyMap<string, string> {
  const [head = ''] = letter.split(/\r?\n\r?\n/)
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
    }),
  )
}

const someone = () => `${randomUUID()}@example.ca`
const ask = (email: string, over: object = {}) =>
  app.visitor().post('/api/support/request', {
    name: 'Zoé Roy',
    email,
    message: 'How do I move a day?',
    ...over,
  })
const copyTo = (email: string) =>
  app.visitor().post('/api/demo-pdf-export', {
    itinerary: [{ id: '1', type: 'hotel', title: 'Inn', cost: 1 }],
    email,
  })

const toHouse = async (about: string): Promise<string> => {
  const found = async () => (await lettersTo(app, house)).find((letter) => letter.includes(about))
  await expect.poll(found, { timeout: 10_000 }).toBeDefined()
  return (await found()) ?? ''
}

describe('H3 the heads of letters', () => {
  test('HELP-02 H3 "Reply" to a message of the help form reaches its sender', async () => {
    const email = someone()
    const { requestId } = (await ask(email)).body
    const head = headOf(await toHouse(requestId))
    expect(head.get('reply-to')).toBe(email)
    expect(head.get('from')).toContain(house)
  })

  test('HELP-02 H3 "Reply" to the request for a consultation reaches its buyer', async () => {
    const ann = await app.user()
    const session = await opened(ann, '/api/consultation/checkout', { tier: 'express' })
    const { purchase } = await pay(ann, session)
    await ann.get(`/api/consultation/verify/${purchase}`)
    const letter = await toHouse(ann.email)
    expect(letter).toMatch(/^Subject: Consultation request/m)
    expect(headOf(letter).get('reply-to')).toBe(ann.email)
  })

  test('H3 every letter says that a program wrote it, and where the business can be written to', async () => {
    const [typed, ann] = [someone(), await app.user()]
    await ask(typed)
    await copyTo(typed)
    await app.visitor().post('/api/auth/password-reset', { email: ann.email })
    const letters = [
      ...(await awaitLetters(app, typed, 2)),
      ...(await awaitLetters(app, ann.email, 1)),
    ]
    for (const letter of letters) {
      expect(headOf(letter).get('auto-submitted')).toBe('auto-generated')
      expect(letter).toContain(address)
    }
    expect(headOf(await toHouse('Address:')).get('auto-submitted')).toBe('auto-generated')
  })

  test('H3 without a setting no letter has an address, and no empty line for one', async () => {
    const plain = await startTestApp()
    await plain
      .visitor()
      .post('/api/support/request', { name: 'Z', email: 'z@example.ca', message: 'Hi' })
    const [letter = ''] = await awaitLetters(plain, 'z@example.ca', 1)
    expect(letter).toMatch(/Demonstration: not a registered agency\.\r?\n\+1 416 555 0100/)
    await plain.close()
  })
})

/** The address for programs and the one for people, out of a letter. */
function stopsIn(letter: string): { readonly api: string; readonly page: string } {
  const [, api = ''] =
    /^<https?:\/\/[^/]+(\/[^>]+)>$/.exec(headOf(letter).get('list-unsubscribe') ?? '') ?? []
  const [, page = ''] = /To stop such emails:\s+https?:\/\/[^/\s]+(\/\S+)/.exec(letter) ?? []
  return { api, page }
}

describe('H3 letters that others ask us to send', () => {
  test('H3 have a link that stops them without signing in, tells nothing, and a way back', async () => {
    const email = someone()
    await copyTo(email)
    const [letter = ''] = await awaitLetters(app, email, 1)
    const { api, page } = stopsIn(letter)
    const token = page.split('#')[1] ?? ''
    expect(page).toBe(`/account/letters#${token}`)
    expect(api).toBe(`/api/letters/${token}`)
    expect(letter).toContain(`href="http://localhost:3000${page}"`)
    for (const part of token.split('.'))
      expect(Buffer.from(part, 'base64url').toString()).not.toContain(email.slice(0, 8))
    const visitor = app.visitor()
    const opened = await visitor.get(api)
    expect([opened.status, opened.headers.get('location')]).toEqual([302, page])
    // To look at a link changes nothing.
    expect((await visitor.get(`${api}/stop`)).body).toEqual({ stopped: false })

    for (const _ of [1, 2])
      expect((await visitor.put(`${api}/stop`, { stopped: true })).body).toEqual({ stopped: true })
    await ask(email)
    await copyTo(email)
    await toHouse(email)
    await expect
      .poll(async () => {
        const { rows } = await app.database.pool.query(
          'select state from letters where receiver = $1',
          [email],
        )
        return rows
      })
      .toEqual([{ state: 'sent' }])
    expect(await lettersTo(app, email)).toHaveLength(1)

    expect((await visitor.put(`${api}/stop`, { stopped: false })).body).toEqual({ stopped: false })
    await copyTo(email)
    expect(await awaitLetters(app, email, 2)).toHaveLength(2)
  })

  test('H3 stopped or not, letters about one’s own account still come', async () => {
    const ann = await app.user()
    await copyTo(ann.email)
    const [copy = ''] = await awaitLetters(app, ann.email, 1)
    await app.visitor().put(`${stopsIn(copy).api}/stop`, { stopped: true })
    await app.visitor().post('/api/auth/password-reset', { email: ann.email })
    const letters = await awaitLetters(app, ann.email, 2)
    const reset = letters.at(-1) ?? ''
    expect(reset).toContain('new-password#')
    expect(headOf(reset).has('list-unsubscribe')).toBe(false)
    // The stored key does not reveal the address.
    const { rows } = await app.database.pool.query('select receiver_key from stopped_letters')
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  test('H3 invitations to plan are among them', async () => {
    const [owner, friend] = [await app.user(), someone()]
    const days = { startDate: '2027-06-21', endDate: '2027-06-22' }
    const { id } = (await owner.post('/api/itineraries', { destination: 'Paris', ...days })).body
    await owner.post(`/api/itineraries/${id}/invitations`, { id: randomUUID(), email: friend })
    const [letter = ''] = await awaitLetters(app, friend, 1)
    expect(stopsIn(letter).page).toContain('/account/letters#')
  })

  test('H3 each says beside the link why this person gets it', async () => {
    const [owner, friend, typed, shopper] = [await app.user(), someone(), someone(), someone()]
    const days = { startDate: '2027-06-21', endDate: '2027-06-22' }
    const { id } = (await owner.post('/api/itineraries', { destination: 'Paris', ...days })).body
    await owner.post(`/api/itineraries/${id}/invitations`, { id: randomUUID(), email: friend })
    await ask(typed)
    await copyTo(shopper)
    for (const [email, why] of [
      [friend, 'invited this address to a trip'],
      [typed, 'a message to us gave this address for the answer'],
      [shopper, 'someone asked us to send a copy of an itinerary to this address'],
    ] as const) {
      const [letter = ''] = await awaitLetters(app, email, 1)
      expect(letter).toMatch(/getting this email because [^.]*\. To stop such emails:/)
      expect(letter).toContain(`${why}. To stop such emails:`)
      expect(letter).toContain(`${why}. <a href=`)
    }
  })

  test('H3 one press in a mail program stops them, where we are reached by TLS', async () => {
    const live = await startTestApp({ APP_ORIGIN: 'https://travel.example' })
    const email = someone()
    await live.visitor().send('POST', '/api/demo-pdf-export', {
      headers: { 'content-type': 'application/json', origin: 'https://travel.example' },
      body: JSON.stringify({
        itinerary: [{ id: '1', type: 'hotel', title: 'Inn', cost: 1 }],
        email,
      }),
    })
    const [letter = ''] = await awaitLetters(live, email, 1)
    const head = headOf(letter)
    expect(head.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const { api } = stopsIn(letter)
    const press = (body: string, type = 'application/x-www-form-urlencoded') =>
      fetch(live.url + api, { method: 'POST', headers: { 'content-type': type }, body })
    expect((await press('')).status).toBe(422)
    expect((await press('List-Unsubscribe=One-Click')).status).toBe(200)
    const form =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--'
    expect((await press(form, 'multipart/form-data; boundary=x')).status).toBe(200)
    expect((await live.visitor().get(`${api}/stop`)).body).toEqual({ stopped: true })
    await live.close()
  })

  test('H3 a link without a valid signature stops nothing', async () => {
    const email = someone()
    await copyTo(email)
    const [letter = ''] = await awaitLetters(app, email, 1)
    const [key = '', signature = ''] = stopsIn(letter).api.split('/').at(-1)?.split('.') ?? []
    const forged = [
      key,
      `${key}.`,
      `${key}.${signature}x`,
      `${signature}.${key}`,
      'é'.repeat(24),
      `${key}.${'é'.repeat(24)}`,
    ]
    for (const token of forged) {
      const path = `/api/letters/${encodeURIComponent(token)}`
      for (const answer of [
        await app.visitor().get(path),
        await app.visitor().get(`${path}/stop`),
        await app.visitor().put(`${path}/stop`, { stopped: true }),
        await app.visitor().send('POST', path, { body: 'List-Unsubscribe=One-Click' }),
      ])
        expect([answer.status, answer.body.code]).toEqual([404, 'letter-link-unknown'])
    }
  })
})
