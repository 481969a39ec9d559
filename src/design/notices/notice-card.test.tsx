import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoticeCard } from './notice-card.tsx'
import type { Notice } from './notices.ts'

const toast: Notice = {
  key: '',
  place: 'toast',
  look: 'done',
  name: 'Item Removed',
  title: 'Item Removed',
  lastsMs: 5000,
  serial: 1,
}
const html = (over: Partial<Notice> = {}): string =>
  renderToStaticMarkup(
    <NoticeCard notice={{ ...toast, ...over }} paused={false} onLeave={() => undefined} />,
  )

test('SHELL-14 a popup is an alert; a toast is read by its region, once', () => {
  expect(html({ place: 'popup' })).toMatch(/role="alert"[^>]*><p[^>]*>Item Removed/)
  expect(html()).not.toContain('role=')
})

test('SHELL-13 each notice is dismissed by a button that names it', () => {
  expect(html()).toContain('aria-label="Dismiss: Item Removed"')
  const text = 'Server is temporarily unavailable.'
  const untitled = html({ place: 'popup', name: text, title: undefined, text })
  expect(untitled).toContain(`aria-label="Dismiss: ${text}"`)
})

test('a failed toast has no check mark', () => {
  const drawn = (look: Notice['look']) => /<svg.*?<\/svg>/.exec(html({ look }))?.[0]
  expect(drawn('failed')).toBe(drawn('error'))
  expect(drawn('done')).toBe(drawn('success'))
  expect(drawn('failed')).not.toBe(drawn('done'))
})

test('the action is a button between the words and the way out', () => {
  const [words = '', rest = ''] = html({
    action: { label: 'Undo', onPress: () => undefined },
  }).split('>Undo<')
  expect(words).toContain('Item Removed')
  expect(rest).toContain('Dismiss: Item Removed')
  expect(html().match(/<button/g)).toHaveLength(1)
})

test('SHELL-14 what could be done instead stands below the words, before the action', () => {
  const act = (label: string) => ({ label, onPress: () => undefined })
  expect(html({ offer: act('Move to day 4'), action: act('Undo') })).toMatch(
    /Item Removed.*>Move to day 4<.*>Undo</,
  )
})
