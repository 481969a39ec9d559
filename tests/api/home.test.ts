import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { liveSettings } from '../support/live-settings.ts'

const live = { ...liveSettings, RATE_LIMITS: 'on' }
let demo: TestApp
let home: string
beforeAll(async () => {
  demo = await startTestApp()
  home = await pageOf(demo, '/')
})
afterAll(() => demo.close())

async function pageOf(app: TestApp, path: string): Promise<string> {
  const html: string = (await app.visitor().get(path)).text
  return html.replace(/<script.*?<\/script>|<style.*?<\/style>|<!--.*?-->/gs, '')
}

/** What stands between a heading and the next section's. */
const sectionOf = (html: string, heading: string): string =>
  html.slice(html.indexOf(heading)).split('</section>')[0] ?? ''

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href ?? '')

describe('what the home page offers', () => {
  test('HOME-01 the planner, the discount, and a sale that names no deadline', () => {
    const top = home.slice(home.indexOf('<main'), home.indexOf('aria-label="Plan a trip"'))
    expect(linksIn(top)).toContain('/planner')
    expect(linksIn(top).filter((href) => href === '/pricing?discount=SAVE25')).toHaveLength(2)
    expect(top).toContain('25%')
    expect(home).not.toMatch(/30 ?%|15 minutes|until \w+day|expires/i)
  })

  test('HOME-02 three quick cards', () => {
    const [, cards = ''] = /aria-label="Start with"[^>]*>(.*?)<\/nav>/s.exec(home) ?? []
    expect(linksIn(cards)).toEqual(['/flights', '/planner', '/search'])
  })

  test('HOME-03 HOME-04 B1 the ticket is a form of its own, and four tiles open the planner', () => {
    expect(home).toMatch(/<form[^>]* action="\/planner" method="get"/)
    const [, fields = ''] = /aria-label="Plan a trip"[^>]*>(.*?)<\/form>/s.exec(home) ?? []
    const names = [...fields.matchAll(/<input[^>]*? name="(\w+)"/g)].map(([, name]) => name)
    expect(names).toEqual(['from', 'to', 'start', 'end', 'adults', 'children', 'budget'])
    expect(linksIn(sectionOf(home, 'Where to start'))).toEqual([
      '/destinations',
      '/planner?destination=Bali',
      '/planner?destination=Rome',
      '/planner?destination=Tokyo',
      '/planner?destination=Swiss%20Alps',
    ])
  })

  test('HOME-05 the map is drawn in the page, and a list says the same', () => {
    const world = sectionOf(home, 'From your airport to the world')
    expect(world).toContain('viewBox="0 0 1024 540"')
    expect(world.match(/<circle/g)?.length).toBeGreaterThan(24)
    const listed = linksIn(world.slice(world.indexOf('</svg>')))
    expect(new Set(listed).size).toBe(24)
  })

  test('HOME-06 features, partners with what we earn, protection with the number', () => {
    const features = sectionOf(home, 'One plan that holds everything')
    expect(features.match(/<h3/g)).toHaveLength(7)
    expect(linksIn(features)).toEqual([
      '/guide',
      '/visa',
      '/insurance',
      '/planner',
      '/consultation',
    ])
    const partners = sectionOf(home, 'Book with partners')
    for (const text of ['Up to 40%', 'off flights and hotels', 'Up to $500', 'savings on bundles'])
      expect(partners).toContain(text)
    expect(partners).toContain('may earn us a commission')
    expect(linksIn(partners)).toEqual(['/flights', '/partners'])
    const protection = sectionOf(home, 'Your money is protected')
    expect(protection).toContain('Registered agency')
    expect(protection).not.toContain('0000')
    expect(linksIn(protection)).toEqual(['/tico-protection', '/consultation'])
    for (const text of ['10,000+', 'travellers', '50+', '24/7', '100%'])
      expect(home).toContain(text)
  })

  test('HOME-07 three sample itineraries with their PDF in a new tab', () => {
    const trips = sectionOf(home, 'Three trips, already planned')
    for (const text of [
      'Paris, 5 days',
      'Tokyo, 7 days',
      'Bali, 6 days',
      '$1,200',
      '$1,800',
      '$900',
    ])
      expect(trips).toContain(text)
    expect(trips.match(/out of 5/g)).toHaveLength(3)
    for (const highlight of ['Sainte-Chapelle', 'Senso-ji', 'Monkey Forest'])
      expect(trips).toContain(highlight)
    for (const name of ['paris', 'tokyo', 'bali']) {
      expect(trips).toContain(`data-slug="${name}"`)
      expect(trips).toMatch(
        new RegExp(`<a (?=[^>]*target="_blank")[^>]*href="/api/sample-pdf\\?itinerary=${name}"`),
      )
    }
  })
})

describe('claims and voices are settings', () => {
  test('HOME-06 HOME-08 a demonstration shows samples and marks them', () => {
    const voices = sectionOf(home, 'What travellers say')
    expect(voices.match(/<blockquote/g)).toHaveLength(6)
    for (const part of [voices, sectionOf(home, 'Book with partners')])
      expect(part).toContain('Sample')
    expect(home).not.toContain('{{')
  })

  test('HOME-06 HOME-08 a live agency shows nothing that it did not configure', async () => {
    const app = await startTestApp(live)
    const html = await pageOf(app, '/')
    const about = await pageOf(app, '/about')
    await app.close()
    expect(html).not.toContain('What travellers say')
    for (const text of ['10,000+', '24/7', 'Up to 40%', 'Sample traveller']) {
      expect(html).not.toContain(text)
      expect(about).not.toContain(text)
    }
  })

  test('HOME-08 what is configured is shown, as it is and without a mark', async () => {
    const said = [
      { name: 'Zoë <b>', content: 'It held & we went.', stars: 3 },
      { name: 'Ines', content: 'Good.', stars: 5 },
    ]
    const app = await startTestApp({
      ...live,
      BUSINESS_TESTIMONIALS: JSON.stringify(said),
      BUSINESS_CLAIMS: JSON.stringify([{ value: '312', label: 'trips planned in 2026' }]),
    })
    const html = await pageOf(app, '/')
    await app.close()
    const voices = sectionOf(html, 'What travellers say')
    expect(voices.match(/<blockquote/g)).toHaveLength(2)
    expect(voices).toContain('Zoë &#60;b&#62;')
    expect(voices).toContain('It held &#38; we went.')
    expect(voices).toContain('data-stars="3"')
    expect(voices).toContain('3 out of 5 stars')
    expect(voices).not.toContain('Sample')
    expect(html).toContain('trips planned in 2026')
  })

  test.each([
    ['BUSINESS_TESTIMONIALS', 'no JSON'],
    ['BUSINESS_TESTIMONIALS', JSON.stringify([{ name: 'A', content: 'B', stars: 6 }])],
    [
      'BUSINESS_TESTIMONIALS',
      JSON.stringify(Array.from({ length: 7 }, () => ({ name: 'A', content: 'B', stars: 5 }))),
    ],
    ['BUSINESS_CLAIMS', JSON.stringify([{ value: '', label: 'x' }])],
    ['BUSINESS_SAVINGS', '{}'],
  ])('HOME-08 %s as %s stops the start by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })
})
