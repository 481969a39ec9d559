import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { termsVersion, termsVersions } from '#features/accounts/domain/terms.ts'
import { keptYears } from '#features/support/domain/support-request.ts'
import { processors } from '#app/server/processors.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { liveSettings } from '../support/live-settings.ts'
import { pageWords } from '../support/page-words.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const paths = ['/privacy', '/terms', '/cookies', '/accessibility'] as const
const origin = 'https://travel.example'
const business = {
  ...liveSettings,
  APP_ORIGIN: origin,
  TRUSTED_PROXIES: '1',
  BUSINESS_NAME: 'Maple & Co',
  BUSINESS_EMAIL: 'desk@maple.example',
  BUSINESS_ADDRESS: '1 Spruce Street, Toronto ON M5V 2T6',
  PRIVACY_OFFICER: 'Zoé Roy, privacy officer',
  PRIVACY_EMAIL: 'privacy@maple.example',
  DATA_PLACE: 'Montréal, Canada',
  BACKUP_DAYS: '35',
  RECEIPT_YEARS: '8',
  VISITOR_PURCHASE_DAYS: '200',
  ANALYTICS: 'on',
  SECURITY_CONTACT: 'https://maple.example/security',
  SECURITY_TXT_DAYS: '30',
  RATE_LIMITS: 'on',
}
let demo: TestApp
let live: TestApp
beforeAll(async () => {
  ;[demo, live] = await Promise.all([startTestApp(), startTestApp(business)])
})
afterAll(async () => {
  await Promise.all([demo.close(), live.close()])
})

const wordsOf = async (app: TestApp, path: string): Promise<string> =>
  (await pageWords(app, path)).replaceAll('&#38;', '&')
const source = (path: string): string => readFileSync(`src/${path}`, 'utf8')
/** A number as the code has it. */
const inCode = (path: string, pattern: RegExp): number =>
  Number(pattern.exec(source(path))?.[1] ?? Number.NaN)

describe('H3 the pages of the law', () => {
  test.each(paths)(
    'H3 %s is complete without a script, dated, in footer and map of the site',
    async (path) => {
      const { status, text } = await live.visitor().get(path)
      expect(status).toBe(200)
      expect(text).toContain('data-static')
      expect(await wordsOf(live, path)).toContain(
        `In force since ${['/privacy', '/cookies'].includes(path) ? 23 : 22} November 2026`,
      )
      const home = (await live.visitor().get('/')).text
      const [, footer = ''] = home.split('<footer')
      expect(footer).toContain(`href="${path}"`)
      expect((await live.visitor().get('/sitemap.xml')).text).toContain(
        `<loc>${origin}${path}</loc>`,
      )
    },
  )

  test('H3 a demonstration says once on each page that it is no agency, and names no number as real', async () => {
    for (const path of paths) {
      const words = await wordsOf(demo, path)
      expect(words.match(/Demonstration: not a registered agency/g), path).toHaveLength(1)
      expect(words, path).not.toContain('00000000')
      expect(await wordsOf(live, path), path).not.toContain('Demonstration')
    }
  })

  test('H3 a live agency is named with address, officer, number and what the settings say', async () => {
    const privacy = await wordsOf(live, '/privacy')
    for (const words of [
      'Maple & Co , 1 Spruce Street, Toronto ON M5V 2T6',
      'desk@maple.example',
      'Zoé Roy, privacy officer is responsible for personal information at Maple & Co',
      'privacy@maple.example',
      '50012345',
      'Our servers are in Montréal, Canada',
      'Deleted after 35 days',
      'for 200 days',
      'for 8 years',
      'Personal Information Protection and Electronic Documents Act',
      'Law 25',
      'Download my data',
      'Delete my account',
      'Commission d’accès à l’information',
      'We answer within 30 days',
      '127.0.0.1 : Your email address and the emails we send you.',
      'Which page was opened, if you agree.',
    ])
      expect(privacy).toContain(words)
    expect(privacy).not.toContain('No other company works')
    const terms = await wordsOf(live, '/terms')
    for (const words of [
      '50012345',
      'Nothing is sold here at present',
      'You can’t book stays here',
    ])
      expect(terms).toContain(words)
  })

  test('H3 what the demonstration does not have is said there too', async () => {
    const privacy = await wordsOf(demo, '/privacy')
    expect(privacy).toContain('No other company works with this site’s data')
    expect(privacy).toContain('We don’t count visits')
    expect(privacy).toContain('Ask us how far back they go')
    expect(await wordsOf(demo, '/terms')).toContain('takes published test cards, charges no one')
  })

  test('H3 every company that a setting brings in is named with what it gets', () => {
    const named = (settings: Readonly<Record<string, string>>) =>
      processors(readConfig(settings)).map(({ name }) => name)
    expect(named({})).toEqual([])
    expect(
      named({
        PAYMENTS_PROVIDER: 'stripe',
        STRIPE_SECRET_KEY: 'sk_test_aaaaaaaaaaaaaaaaaaaaaaaa',
        STRIPE_WEBHOOK_SECRET: 'whsec_aaaaaaaa',
      }),
    ).toEqual(['Stripe'])
    expect(named({ MAIL_PROVIDER: 'smtp', SMTP_URL: 'smtps://mail.example' })).toEqual([
      'mail.example',
    ])
    expect(named({ GUIDE_PROVIDER: 'anthropic' })).toEqual(['Anthropic'])
    expect(
      named({ GUIDE_PROVIDER: 'openai', GUIDE_MODEL_URL: 'https://model.example/v1' }),
    ).toEqual(['model.example'])
    expect(named({ SIGN_IN_PROVIDER: 'oidc', OIDC_ISSUER: 'https://id.example' })).toEqual([
      'id.example',
    ])
    expect(named({ GOOGLE_MAPS_KEY: 'AIzaAAAAAAAAAAAA' })).toEqual(['Google Maps'])
    expect(named({ MAP_PMTILES_URL: 'https://tiles.example/w.pmtiles' })).toEqual(['tiles.example'])
    for (const port of ['FLIGHTS', 'STAYS', 'BOOKINGS', 'RENTALS', 'DINING', 'PLACES', 'INSURANCE'])
      expect(named({ [`${port}_PROVIDER`]: 'somebody' }), port).toEqual(['somebody'])
  })
})

describe('H3 what the privacy policy says of times is what the code does', () => {
  const rows = async () => {
    const { text } = await demo.visitor().get('/privacy')
    return new Map(
      [...text.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/gs)].map(
        ([, name, cells = '']) => [name, cells.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')],
      ),
    )
  }
  const day = 24 * 60 * 60

  test.each([
    [
      'Where you’re signed in',
      /(\d+) days/,
      inCode(
        'features/accounts/server/session-cookie.ts',
        /sessionSeconds = (\d+) \* 24 \* 60 \* 60/,
      ),
    ],
    [
      'Ways back into your account',
      /(\d+) hour/,
      inCode('features/accounts/server/account-mail.ts', /linkSeconds = (60) \* 60/) / 60,
    ],
    [
      'Ways back into your account',
      /(\d+) minutes/,
      inCode('features/accounts/server/sign-in-attempts.store.ts', /attemptSeconds = (\d+) \* 60/),
    ],
    [
      'Your trips',
      /after (\d+) days/,
      inCode('features/trips/server/removed-items.store.ts', /keptDays = (\d+)/),
    ],
    [
      'People you plan with',
      /(\d+) days/,
      inCode('features/sharing/server/invite-editor.ts', /weekSeconds = (\d+) \* 24/),
    ],
    ['What you buy without an account', /(\d+) days/, readConfig({}).VISITOR_PURCHASE_DAYS],
    ['What you buy without an account', /(\d+) years/, readConfig({}).RECEIPT_YEARS],
    [
      'The guide, without an account',
      /(\d+) days/,
      inCode('features/guide/server/allowance.store.ts', /keptDays = (\d+)/),
    ],
    ['Messages to us', /(\d+) years/, keptYears],
    [
      'Emails we send you',
      /(\d+) days/,
      inCode('platform/server/mail/letters.store.ts', /keptDays = (\d+)/),
    ],
  ])('H3 %s: %s is %s', async (name, pattern, wanted) => {
    expect(Number(pattern.exec((await rows()).get(name) ?? '')?.[1])).toBe(wanted)
  })

  test('H3 no count against abuse is kept for longer than a day', () => {
    const limits = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\/server\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'))
      .flatMap((path) =>
        [
          ...source(path).matchAll(
            /points: [^,]+, seconds: ([\d *_]+)|seconds: ([\d *_]+),\n\s+by:/g,
          ),
        ].map(([, one, other]) =>
          (one ?? other ?? '')
            .split('*')
            .map(Number)
            .reduce((a, b) => a * b, 1),
        ),
      )
    expect(limits.length).toBeGreaterThan(3)
    expect(Math.max(...limits)).toBeLessThanOrEqual(day)
  })

  test('H3 the policy has a row for every table that knows an account, an address or a visitor', async () => {
    const { rows: tables } = await demo.database.pool.query<{ name: string }>(`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and (column_name ~ '(user|owner|buyer|account|actor|payer)_id|email|receiver|ip_address|speaker|browser|token_hash|guest'
        or table_name = 'users') order by 1`)
    // Which row of the policy speaks of it.
    const spoken: Readonly<Record<string, string>> = {
      account_passports: 'Passports in your profile',
      audit_entries: 'What our staff do',
      booking_holds: 'Stays booked here',
      bookings: 'Stays booked here',
      credentials: 'Your account',
      deadline_mails: 'Reminders of deadlines',
      deadline_mails_sent: 'Reminders of deadlines',
      entitlements: 'Your account',
      fare_holds: 'Fares held here',
      guide_conversations: 'The guide, with an account',
      guide_messages: 'The guide, with an account',
      guide_proposals: 'The guide, with an account',
      guide_talks: 'The guide, without an account',
      guide_usage: 'The guide, with an account',
      guide_visitors: 'The guide, without an account',
      letters: 'Emails we send you',
      partner_clicks: 'Links to partners that you open',
      password_resets: 'Ways back into your account',
      purchases: 'What you buy with an account',
      request_keys: 'Repeated requests',
      sessions: 'Where you’re signed in',
      sign_in_attempts: 'Ways back into your account',
      stopped_letters: 'Emails you stopped',
      support_requests: 'Messages to us',
      team_seats: 'Seats in a team',
      terms_answers: 'Your account',
      trip_invitations: 'People you plan with',
      trip_links: 'People you plan with',
      trip_members: 'People you plan with',
      trip_payments: 'Your trips',
      trip_travellers: 'Your trips',
      trips: 'Your trips',
      users: 'Your account',
    }
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(spoken).toSorted())
    const said = await rows()
    for (const row of Object.values(spoken)) expect([...said.keys()]).toContain(row)
  })
})

test('H3 the page of terms is of the version that accounts accept', async () => {
  expect(termsVersions.at(-1)).toBe(termsVersion)
  expect(termsVersions).toEqual(termsVersions.toSorted())
  const months =
    'January February March April May June July August September October November December'.split(
      ' ',
    )
  const [year, month, date] = termsVersion.split('-').map(Number)
  expect(await wordsOf(demo, '/terms')).toContain(
    `In force since ${date} ${months[(month ?? 0) - 1]} ${year}`,
  )
})

test('H3 the times that the terms promise for money are those of the code', async () => {
  const terms = await wordsOf(demo, '/terms')
  const days = inCode('features/billing/domain/refund-window.ts', /refundDays = (\d+)/)
  expect(terms).toContain(`within ${days} days of your first payment`)
  expect(inCode('features/billing/server/price-list.ts', /trialDays = (\d+)/)).toBe(7)
  expect(terms).toContain('seven-day trial')
})

test('H3 pages that charge link to the seller and the refund policy', async () => {
  for (const path of ['/pricing', '/consultation']) {
    const words = await wordsOf(demo, path)
    expect(words, path).toContain('By paying, you accept our Terms of use and Privacy policy')
  }
})

describe('H3 /.well-known/security.txt', () => {
  const fields = async (app: TestApp) => {
    const { status, headers, text } = await app.visitor().get('/.well-known/security.txt')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    return new Map(
      text
        .trim()
        .split('\n')
        .map((line) => [line.split(': ')[0], line.split(': ').slice(1).join(': ')] as const),
    )
  }

  test('H3 has contact, expiry and address from the settings, by RFC 9116', async () => {
    const found = await fields(live)
    expect(found.get('Contact')).toBe('https://maple.example/security')
    expect(found.get('Canonical')).toBe(`${origin}/.well-known/security.txt`)
    const expires = String(found.get('Expires'))
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/)
    const days = (Date.parse(expires) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(28.9)
    expect(days).toBeLessThanOrEqual(30)
  })

  test('H3 without settings the business is written to, for half a year', async () => {
    const found = await fields(demo)
    expect(found.get('Contact')).toBe('mailto:hello@wayleaf.example')
    const days = (Date.parse(String(found.get('Expires'))) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(178)
    expect(days).toBeLessThan(366)
  })

  test.each([
    ['SECURITY_CONTACT', 'desk@maple.example', 'must begin with mailto:, https: or tel:'],
    ['SECURITY_TXT_DAYS', '400', ''],
    ['PRIVACY_EMAIL', 'nobody', ''],
  ])('H3 %s=%s stops the start', (name, value, words) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}: ${words}`)
  })
})

test('H3 the folder of pages has no text of the law that the site does not serve', () => {
  const files = readdirSync(join('src/app/pages/legal')).filter((name) =>
    name.endsWith('-page.tsx'),
  )
  const served = files
    .filter((name) => name !== 'legal-page.tsx')
    .map((name) => `/${name.replace('-page.tsx', '')}`)
  expect(served.toSorted()).toEqual(paths.toSorted())
})
