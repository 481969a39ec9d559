import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { posters } from '#design/posters.ts'
import { Flights } from './flights-page.tsx'

const html = renderToString(
  <Router ssrPath="/flights">
    <Flights notice={null} dialogs={() => null} />
  </Router>,
).replaceAll('<!-- -->', '')
const parts = (pattern: RegExp): readonly string[] => html.match(pattern) ?? []

test('FLY-09 the hero leads home and to the planner, and a button home floats over the page', () => {
  expect(html).toMatch(/<h1[^>]*>Flights<\/h1>/)
  expect(parts(/<a [^>]*href="\/planner"[^>]*>.*?Trip Planner.*?<\/a>/g)).toHaveLength(1)
  const homes = parts(/<a [^>]*href="\/"[^>]*>(?:(?!<\/a>).)*Home<\/(?:(?!<\/a>).)*<\/a>/g)
  expect(homes).toHaveLength(2)
  const [inHero = '', floating = ''] = homes
  expect(html.indexOf(floating, html.indexOf(inHero) + 1)).toBeGreaterThan(
    html.indexOf('Three tips before you book'),
  )
  const classOf = (link: string) => /class="([^"]*)"/.exec(link)?.[1]
  expect(classOf(floating)).not.toBe(classOf(inHero))
})

test('FLY-09 eight destinations: a poster, a name, a fare in Canadian dollars marked as sample', () => {
  const tiles = parts(/<button[^>]*aria-label="Fly to [^>]*>.*?<\/button>/g)
  const labels = tiles.map((tile) => /aria-label="Fly to ([^"]*)"/.exec(tile)?.[1])
  expect(labels).toEqual([
    'New York, from $299 CAD',
    'London, from $599 CAD',
    'Paris, from $649 CAD',
    'Tokyo, from $899 CAD',
    'Dubai, from $749 CAD',
    'Barcelona, from $799 CAD',
    'Santorini, from $899 CAD',
    'Rome, from $699 CAD',
  ])
  const slugs = tiles.map((tile) => /data-slug="([^"]*)"/.exec(tile)?.[1] ?? '')
  expect(new Set(slugs).size).toBe(8)
  for (const slug of slugs) expect(Object.keys(posters)).toContain(slug)
  expect(html).toContain('Sample fares')
})

test('FLY-09 three tips before one books', () => {
  const tips = html.slice(html.indexOf('Three tips before you book'))
  expect(tips.match(/<h3>/g)).toHaveLength(3)
})

test('FLY-03 before a search the page says what to do', () => {
  expect(html).toContain('Search for flights to see available options.')
})
