import { expect, test } from 'vitest'
import { aliases } from './aliases.ts'
import { notFound, pages } from './pages.ts'

const paths = pages.map(({ path }) => path)

test('SHELL-01 every path of the specification has a page, and none has two', () => {
  const wanted =
    '/ /about /planner /planner-new /search /airbnb /flights /chat /travelbuddy /guide /consultation /consultation/success /pricing /pricing-success /pdf-export-success /faq /maps /map-test /insurance /partners /earn /affiliate /affiliate/analytics /test-upgrade /email-preview /login /admin /test-verification /help /support /visa /destinations /blog /tico-protection /contact /signup /profile /settings /itinerary /stay-dine /shared/:token /destinations/:slug /blog/:slug'.split(
      ' ',
    )
  expect(wanted.filter((path) => !paths.includes(path))).toEqual([])
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

test('SHELL-01 a second address leads to the same screen', () => {
  for (const [path, main] of Object.entries(aliases)) {
    const [second, first] = [path, main].map((at) => pages.find((page) => page.path === at))
    expect(second).toMatchObject({ aliasOf: main, source: first?.source })
  }
})

test('SHELL-02 paths are lower case without a trailing slash; the 404 page is last', () => {
  for (const path of paths.filter((path) => path !== '/'))
    expect(path.replace(/:\w+/g, ':x')).toMatch(/^(\/[a-z0-9:*?-]+)+$/)
  expect(pages.at(-1)).toBe(notFound)
})

test('SHELL-01 no two paths share a page that would only say that something is to come', () => {
  const own = pages.filter(({ aliasOf }) => aliasOf === undefined)
  const sources = own.map(({ source }) => source)
  expect(sources.filter((source, at) => sources.indexOf(source) !== at)).toEqual([])
})
