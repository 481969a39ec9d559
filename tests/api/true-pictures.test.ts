import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressesOf } from '#app/web/page-addresses.ts'
import { pages } from '#app/web/pages.ts'
import { isDrawn } from '#design/art/landmarks.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** The main part of a page, without what only browsers without a script show. */
async function mainOf(path: string): Promise<string> {
  const { text } = await app.visitor().get(path)
  const main = /<main[^]*?<\/main>/.exec(text)?.[0] ?? ''
  return main.replaceAll(/<noscript>[^]*?<\/noscript>/g, '')
}

const kinds = /^(?:landmark:(?<sight>[\w/-]+)|poster:[\w-]+|photo|map|icon)$/

/** What B6 asks of a picture; undefined where it holds. */
function faultOf(tag: string): string | undefined {
  const art = attribute(tag, 'data-art') ?? ''
  const alt = attribute(tag, 'alt')
  const isHidden = attribute(tag, 'aria-hidden') === 'true'
  const found = kinds.exec(art)
  if (!found) return `no such data-art: ${art || 'none'}`
  const sight = found.groups?.['sight']
  if (sight !== undefined && !isDrawn(sight)) return `no drawing of ${sight}`
  if (/^(?:icon|map)$/.test(art)) return alt === '' || isHidden ? undefined : 'has words'
  return alt ? undefined : 'has no words'
}

test('B6 every picture in the main part of every rendered page says what it shows', async () => {
  const faults: string[] = []
  let count = 0
  for (const { path, entry } of await addressesOf(pages)) {
    if (!entry.prerender || entry.path === '/gallery') continue
    const main = await mainOf(path)
    for (const [tag] of main.matchAll(/<svg\b[^>]*>/g))
      if (attribute(tag, 'aria-hidden') !== 'true')
        faults.push(`${path}: a drawing that is no map: ${tag}`)
    for (const [tag] of main.matchAll(/<(?:img\b|[a-z]+\b[^>]*\sdata-art=)[^>]*>/g)) {
      count += 1
      const fault = faultOf(tag)
      if (fault) faults.push(`${path}: ${fault}: ${tag.slice(0, 120)}`)
    }
  }
  expect(count).toBeGreaterThan(200)
  expect(faults).toEqual([])
}, 60_000)

test('B6 one drawing belongs to one place, and each sight of a guide has its drawing or a sign', async () => {
  const places = new Map<string, string>()
  for (const { path, entry } of await addressesOf(pages)) {
    if (entry.path !== '/destinations/:slug') continue
    const main = await mainOf(path)
    const see = /<section[^>]*id="see"[^]*?<\/section>/.exec(main)?.[0] ?? main
    const sights = [...see.matchAll(/data-slug="([\w-]+)" data-name="([^"]+)"/g)]
    expect(sights.length, path).toBeGreaterThanOrEqual(5)
    const tags = [...see.matchAll(/<(?:img|span)\b[^>]*\sdata-art="(landmark:[^"]+|icon)"[^>]*>/g)]
    expect(tags.length, path).toBe(sights.length)
    const prices = [...see.matchAll(/<b>(?:Free|About \$\d[\d,.]* each)<\/b>/g)]
    expect(prices.length, path).toBe(sights.length)
    for (const [at, [tag, art = '']] of tags.entries()) {
      if (art === 'icon') continue
      const name = sights[at]?.[2]
      expect(attribute(tag, 'alt'), path).toBe(name)
      expect([undefined, name]).toContain(places.get(art))
      places.set(art, name ?? '')
    }
  }
  expect(places.size).toBeGreaterThan(50)
}, 60_000)
