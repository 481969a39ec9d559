import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pay, sessionOf } from '#tests/support/sandbox-steps.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ PAYMENT_DOUBT_SECONDS: '600' })
})
afterAll(() => app.close())

const tripOf = async (client: TestClient): Promise<string> =>
  (
    await client.post('/api/itineraries', {
      destination: 'Rome',
      startDate: '2027-04-12',
      endDate: '2027-04-14',
    })
  ).body.id

/** The four checkouts: where each is opened, with what body, and where its purchase is looked up. */
const checkouts = [
  ['a tier', '/api/pricing/checkout', { plan: 'explorer' }, '/api/pricing/verify/'],
  ['a plan', '/api/subscription/create', { planType: 'premium' }, '/api/pricing/verify/'],
  [
    'a consultation',
    '/api/consultation/checkout',
    { tier: 'express' },
    '/api/consultation/verify/',
  ],
  ['a PDF', '/api/pdf-export/checkout', {}, '/api/pdf-export/verify/'],
] as const

describe.each(checkouts)(
  'SHOP-06 the way back from the checkout of %s',
  (kind, path, body, verify) => {
    test(`SHOP-02 SHOP-05 SHOP-06 SHOP-07 it leads back to the page and its query, paid or called off (${kind})`, async () => {
      const ann = await app.user()
      const tripId = await tripOf(ann)
      const returnTo = `/planner?trip=${tripId}&step=dates`
      const asked = kind === 'a PDF' ? { itineraryId: tripId } : body
      const session = sessionOf(await ann.post(path, { ...asked, returnTo }))
      const checkout = (await ann.get(`/api/sandbox-checkout/${session}`)).body
      expect(checkout.cancelUrl).toBe(`${app.url}${returnTo}`)
      const { purchase } = await pay(ann, session)
      const query = kind === 'a PDF' ? `?itinerary_id=${tripId}` : ''
      // Looked up by another tab, which knows only the URL: the server has stored the page.
      expect((await ann.get(verify + purchase + query)).body.returnTo).toBe(returnTo)
    })

    test.each([
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https://evil.example/planner',
      'javascript:alert(1)',
      'planner',
      '',
      '/\t/evil.example',
      '/planner\\..\\..',
      '/api/logout',
      '/API/logout',
      `/${'a'.repeat(500)}`,
    ])(
      `SHOP-06 SHOP-10 another way than to a page of this site is refused (${kind}): %j`,
      async (returnTo) => {
        const ann = await app.user()
        const asked = kind === 'a PDF' ? { itineraryId: await tripOf(ann) } : body
        const answer = await ann.post(path, { ...asked, returnTo })
        expect([answer.status, answer.body.code]).toEqual([422, 'invalid-input'])
        expect((await ann.get('/api/purchases')).body.purchases).toEqual([])
      },
    )

    test.runIf(kind !== 'a consultation')(
      `SHOP-04 a code that was typed still counts after a checkout that was called off (${kind})`,
      async () => {
        const ann = await app.user()
        const tripId = await tripOf(ann)
        const returnTo = `/planner?trip=${tripId}&step=dates`
        const asked = kind === 'a PDF' ? { itineraryId: tripId } : body
        const sent = { ...asked, returnTo, discount: 'SAVE25' }
        const checkout = (
          await ann.get(`/api/sandbox-checkout/${sessionOf(await ann.post(path, sent))}`)
        ).body
        expect(checkout.cancelUrl).toBe(`${app.url}${returnTo}&discount=SAVE25`)
      },
    )

    test(`SHOP-10 without a returnTo the buyer is led where earlier clients were (${kind})`, async () => {
      const ann = await app.user()
      const tripId = await tripOf(ann)
      const asked = kind === 'a PDF' ? { itineraryId: tripId } : body
      const session = sessionOf(await ann.post(path, asked))
      const usual = {
        'a tier': '/pricing',
        'a plan': '/pricing',
        'a consultation': '/consultation',
        'a PDF': `/planner?trip=${tripId}`,
      }[kind]
      const { cancelUrl } = (await ann.get(`/api/sandbox-checkout/${session}`)).body
      expect(cancelUrl).toBe(app.url + usual)
    })
  },
)

describe('SHOP-06 one checkout, several pages', () => {
  const buy = (client: TestClient, returnTo: string, key?: string) =>
    client.post(
      '/api/pricing/checkout',
      { plan: 'explorer', returnTo },
      key ? { 'idempotency-key': key } : {},
    )

  test('SHOP-06 twice at once from one page is one checkout; from another page the first is closed', async () => {
    const ann = await app.user()
    const answers = await Promise.all(Array.from({ length: 6 }, () => buy(ann, '/planner?trip=1')))
    const [first = ''] = [...new Set(answers.map(sessionOf))]
    expect(new Set(answers.map(sessionOf)).size).toBe(1)
    const second = sessionOf(await buy(ann, '/pricing'))
    expect(second).not.toBe(first)
    const { state } = (await ann.get(`/api/sandbox-checkout/${first}`)).body
    expect(state).not.toBe('open')
    const { purchase } = await pay(ann, second)
    expect((await ann.get(`/api/pricing/verify/${purchase}`)).body.returnTo).toBe('/pricing')
  })

  test('SHOP-10 the same request sent again under its key is the same purchase', async () => {
    const ann = await app.user()
    const [one, two] = [await buy(ann, '/planner', 'k1'), await buy(ann, '/planner', 'k1')]
    expect(sessionOf(two)).toBe(sessionOf(one))
  })

  test('SHOP-10 AUTH-05 the page to return to is told to the buyer alone, and erased with the account', async () => {
    const ann = await app.user()
    const { purchase } = await pay(ann, sessionOf(await buy(ann, '/planner?trip=secret')))
    const stranger = await (await app.user()).get(`/api/pricing/verify/${purchase}`)
    expect(stranger.status).toBe(404)
    expect(stranger.text).not.toContain('secret')
    expect((await ann.get(`/api/pricing/verify/${purchase}`)).status).toBe(200)
    expect((await ann.send('DELETE', '/api/account')).status).toBe(200)
    const { rows } = await app.database.pool.query(
      'select return_to from purchases where id = $1',
      [purchase],
    )
    expect(rows).toEqual([{ return_to: null }])
  })
})
