import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import * as online from '#platform/web/online.ts'
import { ChatBox } from './chat-box.tsx'

const box = () =>
  renderToString(
    <ChatBox ready pending={false} onSend={() => true} onStop={() => undefined} prompt="" />,
  )

test('GUIDE-06 without a network nothing can be asked, and the box says why', () => {
  expect(box()).not.toContain('disabled')
  vi.spyOn(online, 'useOnline').mockReturnValue(false)
  const html = box()
  expect(html).toContain('The guide needs a connection.')
  expect(html.match(/ disabled=""/g)).toHaveLength(2)
})
