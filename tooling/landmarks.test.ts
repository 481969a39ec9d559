import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawnLandmarks, landmarkOf, landmarkPath } from '#design/art/landmarks.ts'

const files = readdirSync('public/landmarks')
const pathOf = (id: string) => `public${landmarkPath(id)}`

test('B6 each drawing has its sight, and each sight of the list its drawing', () => {
  expect(files.toSorted()).toEqual(
    drawnLandmarks()
      .map((id) => landmarkPath(id).replace('/landmarks/', ''))
      .toSorted(),
  )
  for (const id of drawnLandmarks()) {
    const [place = '', slug = ''] = id.split('/')
    const sights: { slug: string }[] = JSON.parse(
      readFileSync(`src/atlas/destinations/${place}/sights.json`, 'utf8'),
    )
    expect(sights.map((sight) => sight.slug)).toContain(slug)
  }
})

test('B6 a drawing is small, named, and draws with shapes alone', () => {
  for (const id of drawnLandmarks()) {
    const text = readFileSync(pathOf(id), 'utf8')
    expect(text.length, id).toBeLessThanOrEqual(14 * 1024)
    expect(text, id).toMatch(/^<svg [^>]*viewBox="0 0 800 600"[^>]*>\s*<title>[^<]{3,}<\/title>/)
    expect(text, id).not.toMatch(
      /<(?:script|text|image|foreignObject|filter|a)\b|href=|on\w+=|url\(/,
    )
  }
})

test.each([
  ['dining:embedded:lisbon/belem-tower', 'lisbon/belem-tower'],
  ['dining:embedded:lisbon/tasca-da-ti-albertina', undefined],
  ['stays:embedded:lisbon/belem-tower', undefined],
  [null, undefined],
])('B6 an item of %s shows %s', (source, id) => {
  expect(landmarkOf(source)).toBe(id)
})
