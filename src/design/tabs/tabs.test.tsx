import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

const items = [
  { id: 'dates', label: 'Dates', done: true, content: 'When' },
  { id: 'hotels', label: 'Hotels', content: 'Where' },
]

const render = (value: string, look: 'line' | 'steps'): string =>
  renderToString(
    <Tabs label="Steps" items={items} value={value} onValueChange={() => undefined} look={look} />,
  )

test('one tab is in the tab order and names the panel', () => {
  const html = render('hotels', 'line')
  expect(html.match(/role="tab"[^>]*tabindex="0"/gi)).toHaveLength(1)
  expect(html.match(/tabindex="-1"/gi)).toHaveLength(1)
  expect(html).toContain('Where')
  expect(html).not.toContain('When')
})

test('an unknown value shows the first tab', () => {
  expect(render('gone', 'line')).toContain('When')
})

test('done steps are announced in words; plain tabs are not', () => {
  expect(render('hotels', 'steps')).toContain(', done')
  expect(render('hotels', 'line')).not.toContain(', done')
})
