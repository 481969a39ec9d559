import { expect, test } from 'vitest'
import { artDataUri, artKinds, artSceneNames, categoryArt } from './category-art.ts'

const names = Array.from({ length: 500 }, (_, index) => `Place no. ${index}`)

/** Balanced tags, quoted attributes, no stray angle bracket or ampersand: enough of XML for our output. */
function expectWellFormed(xml: string): void {
  const open: string[] = []
  const rest = xml.replaceAll(
    /<(\/?)([a-z]+)((?: [A-Za-z-]+="[^"<]*")*)(\/?)>/g,
    (_, closing: string, tag: string, _attributes: string, empty: string) => {
      if (closing) expect(open.pop()).toBe(tag)
      else if (!empty) open.push(tag)
      return ''
    },
  )
  expect(open).toEqual([])
  expect(rest).not.toMatch(/[<>]/)
  expect(rest.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&')
}

test.each(artKinds)('the same %s has the same picture every time', (kind) => {
  for (const name of names.slice(0, 40))
    expect(categoryArt(kind, name)).toBe(categoryArt(kind, name))
})

test.each(artKinds)('500 names of kind %s have 500 pictures', (kind) => {
  const withoutTitle = names.map((name) =>
    categoryArt(kind, name).replace(/<title>.*<\/title>/, ''),
  )
  expect(new Set(withoutTitle).size).toBe(500)
})

test.each(artKinds)('pictures of kind %s are well formed and small', (kind) => {
  for (const scene of artSceneNames(kind))
    for (const name of names.slice(0, 30)) {
      const svg = categoryArt(kind, name, { scene })
      expectWellFormed(svg)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\d\.\d{3}/)
      expect(svg.length).toBeGreaterThan(800)
      expect(svg.length).toBeLessThan(8192)
    }
})

test('a name cannot break out of the title', () => {
  const svg = categoryArt('hotel', 'Bed & <Breakfast> "O\'Hara"\u0000')
  expect(svg).toContain('<title>Bed &amp; &lt;Breakfast&gt; &quot;O&#39;Hara&quot;</title>')
  expectWellFormed(svg)
})

test('data decides the scene and the palette before the hash does', () => {
  const one = categoryArt('restaurant', 'Tsuta', { scene: 'noodles', palette: 2 })
  expect(one).not.toBe(categoryArt('restaurant', 'Tsuta', { scene: 'sushi', palette: 2 }))
  expect(one).not.toBe(categoryArt('restaurant', 'Tsuta', { scene: 'noodles', palette: 3 }))
  expect(categoryArt('restaurant', 'Tsuta', { scene: 'noodles', palette: 10 })).toBe(one)
})

test('a scene without art falls back to the hash', () => {
  expect(categoryArt('hotel', 'Arlo', { scene: 'toString' })).toBe(categoryArt('hotel', 'Arlo'))
})

test.each(['shrine', 'temple', 'mosque', 'stupa', 'pyramid', 'hall', 'temple-towers'])(
  'a %s is drawn where data asks for it, never by the hash',
  (scene) => {
    for (const name of names)
      expect(categoryArt('attraction', name)).not.toBe(categoryArt('attraction', name, { scene }))
  },
)

test('a data URI carries the whole picture', () => {
  const svg = categoryArt('property', 'Kits bungalow')
  expect(decodeURIComponent(artDataUri(svg).slice('data:image/svg+xml,'.length))).toBe(svg)
})
