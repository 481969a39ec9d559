import { expect, test } from 'vitest'
import { isActive, mainLinks, moreLinks } from './nav-links.ts'

test('SHELL-04 the bar has the first seven links, the side menu the rest, with two notes', () => {
  expect(mainLinks.map(({ href }) => href)).toEqual([
    '/about',
    '/planner',
    '/guide',
    '/insurance',
    '/consultation',
    '/visa',
    '/help',
  ])
  expect(moreLinks.map((link) => [link.href, 'note' in link ? link.note : undefined])).toEqual([
    ['/partners', undefined],
    ['/earn', 'Extra Options'],
    ['/flights', undefined],
    ['/search', 'vacation-rental property search'],
    ['/maps', undefined],
    ['/pricing', undefined],
    ['/faq', undefined],
  ])
})

test.each([
  ['/about', '/about', true],
  ['/about', '/About/', true],
  ['/consultation', '/consultation/success', true],
  ['/help', '/helpful', false],
  ['/help', '/', false],
  ['/planner', '/planner-new', true],
  ['/search', '/airbnb', true],
  ['/guide', '/CHAT', true],
  ['/guide', '/travelbuddy/', true],
  ['/earn', '/affiliate', true],
  ['/help', '/support/x', true],
  ['/planner', '/planner-newer', false],
])('SHELL-05 the link %s on %s: %s', (href, path, active) => {
  expect(isActive(href, path)).toBe(active)
})
