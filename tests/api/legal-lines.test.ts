import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageWords } from '../support/page-words.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const pages = [
  '/',
  '/about',
  '/consultation',
  '/flights',
  '/search',
  '/stay-dine',
  '/maps',
  '/planner',
  '/guide',
  '/help',
  '/faq',
  '/contact',
  '/partners',
  '/earn',
  '/tico-protection',
]

/** A page as it is read, without its scripts. */
async function whole(app: TestApp, path: string): Promise<string> {
  const { status, text } = await app.visitor().get(path)
  expect(status, path).toBe(200)
  return text.replaceAll(/<script.*?<\/script>/gs, '')
}

describe('HOME-10 an agency without a registration', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  test.each(pages)(
    'HOME-10 says so once at the foot of %s, and shows no zeros for a number',
    async (path) => {
      const text = await whole(app, path)
      const [, foot = ''] = text.split('<footer')
      expect(foot).toContain('Demonstration: not a registered agency.')
      expect(text.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, ' ')).not.toMatch(/\b0{4,}\b/)
      expect(text).not.toContain('{{')
    },
  )

  test('SHOP-01 the page of consultations has no numbers for a hero', async () => {
    const words = await pageWords(app, '/consultation')
    expect(words).toContain('We contact you within 24 hours.')
    for (const part of ['certificate', 'TICO registration', 'Sample counsellor'])
      expect(words).not.toContain(part)
  })

  test.each([
    '/',
    '/flights',
    '/search',
    '/stay-dine',
    '/maps',
    '/planner',
    '/consultation',
    '/partners',
    '/earn',
  ])('HOME-10 %s does not repeat it in the page itself', async (path) => {
    expect(await pageWords(app, path)).not.toContain('Demonstration: not a registered agency')
  })

  test('DINE-07 HOME-10 "Sample" stands in the heading of the tiles, on none of them', async () => {
    const [tiles = ''] =
      /Where to start.*?(?:Stays from.*?a night.*?){4}/.exec(await pageWords(app, '/')) ?? []
    expect(tiles.match(/Sample/g)).toHaveLength(1)
    expect(tiles.match(/Stays from/g)).toHaveLength(4)
  })
})

describe('HOME-10 SHOP-01 an agency with its numbers', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({
      BUSINESS_REGISTRATION: '50012345',
      BUSINESS_CERTIFICATE: '4321',
      BUSINESS_COUNSELLOR: 'Ann Roy',
    })
  })
  afterAll(() => app.close())

  test('HOME-10 SHOP-01 shows them in the footer, on the about page, at booking and before a consultation', async () => {
    const law =
      'Registered under the Travel Industry Act, 2002 (Ontario). TICO registration no. 50012345.'
    expect(await whole(app, '/flights')).toContain(`${law} Counsellor certificate no. 4321.`)
    for (const path of pages)
      expect(await whole(app, path), path).not.toContain('Demonstration: not a registered agency')
    const words = await pageWords(app, '/consultation')
    for (const part of [
      'counsellor’s certificate',
      '4321',
      'TICO registration',
      '50012345',
      'Ann Roy',
    ])
      expect(words).toContain(part)
    expect(await pageWords(app, '/')).toContain('TICO registration no. 50012345')
    expect(await pageWords(app, '/about')).toMatch(/Ann Roy *, certificate no. *4321/)
  })
})
