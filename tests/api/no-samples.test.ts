import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { liveSettings } from '../support/live-settings.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** These show on paper and in a letter what a traveller gets, and say so. */
const excepted = new Set(['/email-preview', '/api/sample-pdf'])

let app: TestApp
let pages: readonly string[]
beforeAll(async () => {
  app = await startTestApp({ ...liveSettings, RATE_LIMITS: 'on' })
  const { text } = await app.visitor().get('/sitemap.xml')
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  const unlisted = [
    '/planner',
    '/planner-new',
    '/search',
    '/stay-dine',
    '/airbnb',
    '/flights',
    '/maps',
    '/insurance',
  ]
  pages = [...new Set([...listed, ...unlisted])].filter((path) => !excepted.has(path))
})
afterAll(() => app.close())

/** Words around what was found, so that a failure says where it is. */
const foundIn = (html: string): readonly string[] =>
  [...html.matchAll(/"sample":\s*true|embedded|\bSamples?\b/g)].map(({ index }) =>
    html.slice(Math.max(0, index - 40), index + 40),
  )

describe('H1 DEMO=off', () => {
  test('H1 no page of the site says sample or embedded, nor links to a sample', async () => {
    expect(pages.length).toBeGreaterThan(40)
    const faults: Record<string, readonly string[]> = {}
    for (const path of pages) {
      const { status, text } = await app.visitor().get(path)
      expect({ path, status }).toEqual({ path, status: 200 })
      const found = foundIn(text)
      if (found.length > 0) faults[path] = found
    }
    expect(faults).toEqual({})
  })
})
