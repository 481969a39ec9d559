import { createHmac, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#platform/server/config/read-config.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import { type Postback, signedText } from '../domain/postback-signature.ts'
import { createClickWriter } from './click-writer.ts'
import { createPartnerLinks } from './partner-links.ts'
import { createPostbackSecrets } from './postback-secrets.ts'

const secret = 'a-secret-of-at-least-24-characters'
const othersSecret = 'of-trip.com-with-24-characters'
const link = 'https://www.expedia.ca/?affcid=wayleaf'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    PARTNER_LINKS: JSON.stringify({ expedia: link }),
    PARTNER_POSTBACK_SECRETS: JSON.stringify({ expedia: secret, tripcom: othersSecret }),
  })
})
afterAll(() => app.close())

const click = (over: Record<string, unknown> = {}) => ({
  serviceType: 'hotels',
  serviceName: 'Hotels in Paris',
  partner: 'expedia',
  affiliateUrl: link,
  source: 'travel_integration',
  timestamp: new Date().toISOString(),
  destination: 'Paris',
  travelDates: { checkIn: '2027-07-15', checkOut: '2027-07-22' },
  ...over,
})
const press = (body: unknown, client: TestClient = app.visitor()) =>
  client.post('/api/affiliate/track-click', body)
const report = (postback: Partial<Postback>, signature?: string, key = secret) => {
  const body: Postback = {
    partner: 'expedia',
    reference: randomUUID(),
    serviceType: 'hotels',
    bookingValue: 1000,
    occurredAt: new Date().toISOString(),
    ...postback,
  }
  const signed = createHmac('sha256', key).update(signedText(body)).digest('hex')
  return app.visitor().post('/api/affiliate/postback', body, { 'x-signature': signature ?? signed })
}
const analytics = async (client: TestClient, period = '30d') =>
  (await client.get(`/api/affiliate/analytics?period=${period}`)).body.analytics

describe('PARTNER-02 links and presses', () => {
  test('PARTNER-02 links come from the settings; the way over the server leads there too', async () => {
    const { body } = await app.visitor().get('/api/affiliate/links')
    expect(body.links).toMatchObject({ expedia: link, tripcom: 'https://www.trip.com/' })
    const gone = await app.visitor().get('/api/affiliate/go/expedia')
    expect([gone.status, gone.headers.get('location')]).toEqual([302, link])
    expect((await app.visitor().get('/api/affiliate/go/evil')).status).toBe(422)
  })

  test.each([
    ['an unknown partner', { evil: 'https://evil.example/' }],
    ['a foreign host', { expedia: 'https://evil.example/' }],
    ['plain http', { expedia: 'http://www.expedia.ca/' }],
  ])('PARTNER-02 %s in the settings stops the start', (_, links) => {
    expect(() => createPartnerLinks(links)).toThrow(ConfigError)
  })

  test('PARTNER-02 a click is stored; its user comes from the session, whatever the page says', async () => {
    const user = await app.user()
    const other = await app.user()
    const { id } = (await other.get('/api/auth/user')).body
    const name = randomUUID()
    const { status, body } = await press(click({ serviceName: name, customerId: id }), user)
    expect([status, body]).toEqual([200, { success: true }])
    const { rows } = await app.database.pool.query(
      `select c.*, c.check_in::text as day, u.email from partner_clicks c
       join users u on u.id = c.account_id where service_name = $1`,
      [name],
    )
    expect(rows).toMatchObject([{ email: user.email, destination: 'Paris', day: '2027-07-15' }])
    expect((await user.get('/api/account/export')).text).toContain(name)
    expect((await other.get('/api/account/export')).text).not.toContain(name)
    await user.send('DELETE', '/api/account', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'spruce-and-maple' }),
    })
    const left = await app.database.pool.query(
      'select 1 from partner_clicks where service_name = $1',
      [name],
    )
    expect(left.rows).toEqual([])
  })

  test.each([
    ['an address off the list', { affiliateUrl: 'https://evil.example/' }, 'affiliateUrl'],
    ['another partner’s address', { affiliateUrl: 'https://www.trip.com/' }, 'affiliateUrl'],
    ['a script', { affiliateUrl: 'javascript:alert(1)' }, 'affiliateUrl'],
    ['an unknown partner', { partner: 'constructor' }, 'partner'],
    ['an unknown service', { serviceType: 'rockets' }, 'serviceType'],
    ['an unknown source', { source: 'newsletter' }, 'source'],
    ['a destination of two lines', { destination: 'Paris\r\nx' }, 'destination'],
    [
      'dates in the wrong order',
      { travelDates: { checkIn: '2027-07-22', checkOut: '2027-07-15' } },
      'travelDates.checkOut',
    ],
  ])('PARTNER-02 %s is refused', async (_, over, field) => {
    const { status, body } = await press(click(over))
    expect(status).toBe(422)
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field)
  })

  test('PARTNER-02 a press of an account that is gone is kept without it, and costs no other', async () => {
    const writer = createClickWriter(app.database.db)
    const name = randomUUID()
    const pressed = {
      partner: 'expedia',
      service_type: 'hotels',
      service_name: name,
      source: 'partners_page',
      destination: null,
      check_in: null,
      check_out: null,
    }
    await Promise.all(
      [null, 'erased-meanwhile', null].map((account_id) =>
        writer.record({ ...pressed, account_id }),
      ),
    )
    const { rows } = await app.database.pool.query(
      'select account_id from partner_clicks where service_name = $1',
      [name],
    )
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ account_id: null })))
  })

  test('PARTNER-02 three hundred presses at once are all kept and all counted', async () => {
    const owner = await app.user('owner')
    const before = (await analytics(owner)).totalClicks
    const clients = Array.from({ length: 300 }, () => press(click({ destination: 'Rome' })))
    expect(new Set((await Promise.all(clients)).map(({ status }) => status))).toEqual(
      new Set([200]),
    )
    const after = await analytics(owner)
    expect(after.totalClicks - before).toBe(300)
    expect(after.topDestinations).toContainEqual({ destination: 'Rome', count: 300 })
  })
})

describe('PARTNER-04 what came of it', () => {
  test('PARTNER-04 visitors and other accounts see nothing of it', async () => {
    const paths = ['/analytics', '/analytics/export', '/partners'].map(
      (path) => `/api/affiliate${path}`,
    )
    const user = await app.user('wanderlust')
    for (const path of paths)
      expect([(await app.visitor().get(path)).status, (await user.get(path)).status]).toEqual([
        401, 403,
      ])
    const operator = await app.user('operator')
    for (const path of paths) expect((await operator.get(path)).status).toBe(200)
  })

  test('PARTNER-04 a signed report counts once, with the partner’s commission or the lower bound', async () => {
    const owner = await app.user('owner')
    const before = await analytics(owner, '7d')
    const reference = randomUUID()
    const twice = await Promise.all([report({ reference }), report({ reference })])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await report({ commission: 55.5, serviceType: 'flights' })).status).toBe(200)
    const after = await analytics(owner, '7d')
    expect(after.totalConversions - before.totalConversions).toBe(2)
    expect(after.totalCommissionValue - before.totalCommissionValue).toBeCloseTo(40 + 55.5)
    expect(after.totalBookingValue - before.totalBookingValue).toBeCloseTo(2000)
    const other = await report({ reference, bookingValue: 9000 })
    expect([other.status, other.body.code]).toEqual([409, 'postback-contradicts'])
    const listed = after.partnerBreakdown.find(
      ({ partner }: { partner: string }) => partner === 'expedia',
    )
    expect(listed.conversions).toBeGreaterThanOrEqual(2)
    expect(after.recentActivity.length).toBeLessThanOrEqual(8)
  })

  test('PARTNER-04 an unsigned, wrongly signed or changed report is refused', async () => {
    for (const signature of ['', 'sha256=', '00'.repeat(32), 'zz'])
      expect((await report({}, signature)).body.code).toBe('postback-refused')
    const body = { partner: 'expedia', reference: 'r', serviceType: 'hotels', bookingValue: 10 }
    const occurredAt = new Date().toISOString()
    const signed = createHmac('sha256', secret)
      .update(signedText({ ...body, occurredAt }))
      .digest('hex')
    expect((await report({ ...body, occurredAt, bookingValue: 10_000 }, signed)).status).toBe(401)
    const bare = await startTestApp()
    const answer = await bare.visitor().post('/api/affiliate/postback', { ...body, occurredAt })
    expect([answer.status, answer.body.code]).toEqual([404, 'postback-off'])
    await bare.close()
  })

  test('PARTNER-04 a partner’s secret signs only that partner’s purchases', async () => {
    const asExpedia = { partner: 'expedia', reference: randomUUID() }
    expect((await report(asExpedia, undefined, othersSecret)).body.code).toBe('postback-refused')
    expect((await report(asExpedia)).status).toBe(200)
    const asTripcom = { partner: 'tripcom', reference: randomUUID() }
    expect((await report(asTripcom)).body.code).toBe('postback-refused')
    expect((await report(asTripcom, undefined, othersSecret)).status).toBe(200)
    // Without a secret of its own, a partner cannot report, whatever the signature.
    expect((await report({ partner: 'compensair' })).body.code).toBe('postback-off')
  })

  test('PARTNER-04 a secret of an unknown partner, one that two share, or a short one stops the start', () => {
    expect(() => createPostbackSecrets({ nobody: secret })).toThrow('unknown partner "nobody"')
    const shared = () => createPostbackSecrets({ expedia: secret, tripcom: secret })
    expect(shared).toThrow('the same secret')
    expect(shared).not.toThrow(secret)
    const short = { PARTNER_POSTBACK_SECRETS: JSON.stringify({ expedia: 'short' }) }
    expect(() => readConfig(short)).toThrow('PARTNER_POSTBACK_SECRETS.expedia: needs at least 24')
  })

  test('PARTNER-04 the export holds no formula, and the audit log names the person who took it', async () => {
    const operator = await app.user('operator')
    await press(click({ destination: '=HYPERLINK("https://evil.example")' }))
    const { text, headers } = await operator.get('/api/affiliate/analytics/export?period=7d')
    expect(headers.get('content-disposition')).toContain('affiliate-7d-')
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    const owner = await app.user('owner')
    const { deeds } = (await owner.get('/api/admin/audit')).body
    const exported = deeds.find(({ action }: { action: string }) => action === 'analytics-export')
    expect(exported).toMatchObject({ actor: operator.email })
  })

  test('PARTNER-04 periods are three; partners come with links and rates', async () => {
    const owner = await app.user('owner')
    expect((await owner.get('/api/affiliate/analytics')).body).toMatchObject({
      success: true,
      period: '30d',
    })
    expect((await owner.get('/api/affiliate/analytics?period=1y')).status).toBe(422)
    const { partners } = (await owner.get('/api/affiliate/partners')).body
    expect(partners[0]).toMatchObject({
      id: 'expedia',
      featured: true,
      affiliateUrl: link,
      commissionStructure: { hotels: { rate: '4-6%' } },
    })
  })
})

test('PARTNER-01 what orders a list knows no commission: no feature uses the partners', async () => {
  const features = resolve('src/features')
  const files = (await readdir(features, { recursive: true })).filter(
    (path) => /\.tsx?$/.test(path) && !path.startsWith('partners/'),
  )
  expect(files.length).toBeGreaterThan(300)
  for (const path of files)
    expect(await readFile(join(features, path), 'utf8'), path).not.toMatch(
      /from '#features\/partners\//,
    )
})
