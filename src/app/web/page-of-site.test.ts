import { expect, test } from 'vitest'
import { isPageOfSite } from './page-of-site.ts'

test.each([
  ['/robots.txt', false],
  ['/sitemap.xml', false],
  ['/sitemap-test.xml', false],
  ['/google1234.html', false],
  ['/google1234.html?x=1', false],
  ['/api/login', false],
  ['/art/hotel/inn.svg', false],
  ['https://example.ca/about', false],
  ['//example.ca', false],
  ['#main', false],
  ['/help#contact-form', false],
  ['/', true],
  ['/planner?destination=St.%20John', true],
  ['/planner?file=a.txt', true],
  ['/artists', true],
  ['/apiary', true],
])('SHELL-09 %s is a page of the router: %s', (href, inside) => {
  expect(isPageOfSite(href)).toBe(inside)
})
