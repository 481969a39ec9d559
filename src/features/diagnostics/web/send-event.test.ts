import { afterEach, expect, test, vi } from 'vitest'
import { countEvent } from './send-event.ts'

const { analytics, stored } = vi.hoisted(() => ({
  analytics: { value: 'on' },
  stored: { value: undefined as string | undefined },
}))
vi.mock('#platform/web/facts.ts', () => ({
  facts: {
    get analytics() {
      return analytics.value
    },
  },
}))
vi.mock('#platform/web/storage.ts', () => ({ readStored: () => stored.value }))

const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
afterEach(() => fetched.mockReset())

test.each([
  ['on', 'yes', 1],
  ['on', 'no', 0],
  ['on', undefined, 0],
  ['on', 'perhaps', 0],
  ['off', 'yes', 0],
])(
  'SHELL-20 with the setting %s and the answer %s %i events are sent',
  async (setting, answer, sent) => {
    analytics.value = setting
    stored.value = answer
    await countEvent('help_submit', '/help')
    expect(fetched).toHaveBeenCalledTimes(sent)
  },
)

test('SHELL-20 an event goes without cookies', async () => {
  analytics.value = 'on'
  stored.value = 'yes'
  await countEvent('help_error', '/help')
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    body: '{"event":"help_error","page":"/help"}',
  })
})
