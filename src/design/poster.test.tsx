import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Poster, Print } from './poster.tsx'
import { isPosterSlug } from './posters.ts'

test('B6 a poster keeps its room and is named by its destination', () => {
  const html = renderToString(<Poster slug="paris" ratio="3/4" lazy />)
  expect(html).toContain('width="600" height="800"')
  expect(html).toContain('alt="Paris"')
  expect(html).toContain('loading="lazy"')
  expect(html).not.toContain('style=')
})

test('a poster is a file, never a data URI', () => {
  expect(renderToString(<Poster slug="rome" />)).not.toContain('data:image')
})

test('a print names the place beside the poster', () => {
  const html = renderToString(<Print slug="tokyo" name="Tokyo" place="Japan" />)
  expect(html).toMatch(/figcaption.*Tokyo.*Japan/)
})

test('only drawn posters count as posters', () => {
  expect(isPosterSlug('swiss-alps')).toBe(true)
  expect(isPosterSlug('toString')).toBe(false)
})
