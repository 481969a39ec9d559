import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { Gallery } from './gallery.tsx'

test.each(examples)('the example of $name renders on the server without inline styles', (entry) => {
  const html = renderToString(<entry.Example />)
  expect(html.length).toBeGreaterThan(20)
  expect(html).not.toContain(' style=')
})

test('the gallery links to every component it shows', () => {
  const html = renderToString(<Gallery />)
  for (const { id } of examples) {
    expect(html).toContain(`href="#${id}"`)
    expect(html).toContain(`id="${id}"`)
  }
})

test('no id appears twice in the gallery', () => {
  const ids = [...renderToString(<Gallery />).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
