import { memoryStorage } from '#tests/support/memory-storage.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepTier, onTierChange, readTier, takeTierParameter } from './local-tier.ts'

let stored: Map<string, string>
let address: URL

/** Opens a browser at a URL, signed in or not. */
function open(path: string, cookie = ''): void {
  address = new URL(path, 'https://travel.example')
  const localStorage = memoryStorage(stored)
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => void (address = new URL(to, address)),
  }
  const window = Object.assign(new EventTarget(), { localStorage, history, location: address })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', { cookie })
}
const left = () => address.pathname + address.search + address.hash

beforeEach(() => {
  stored = new Map()
  return () => vi.unstubAllGlobals()
})

test('TIER-01 the tier starts as free, is kept under its key, and what is none is free', () => {
  open('/')
  expect(readTier()).toBe('free')
  const told = vi.fn()
  const stop = onTierChange(told)
  keepTier('wanderlust')
  expect([stored.get('user-tier'), readTier()]).toEqual(['wanderlust', 'wanderlust'])
  expect(told).toHaveBeenCalledTimes(1)
  stop()
  stored.set('user-tier', 'emperor')
  expect(readTier()).toBe('free')
})

test.each([
  ['/?tier=explorer', '/', 'explorer'],
  ['/?a=1%20b&tier=wanderlust&c=#faq', '/?a=1%20b&c=#faq', 'wanderlust'],
  ['/about?tier=free', '/about', 'free'],
  ['/?tiers=2&tier=explorer', '/?tiers=2', 'explorer'],
  ['/?tier=Explorer', '/?tier=Explorer', undefined],
  ['/?tier=premium', '/?tier=premium', undefined],
  ['/?tier=', '/?tier=', undefined],
  ['/pricing-success?tier=wanderlust', '/pricing-success?tier=wanderlust', undefined],
  ['/Pricing-Success/?tier=wanderlust', '/Pricing-Success/?tier=wanderlust', undefined],
])('TIER-02 %s becomes %s and keeps %s', (from, to, kept) => {
  open(from)
  takeTierParameter()
  expect([left(), stored.get('user-tier')]).toEqual([to, kept])
})

test('TIER-02 a signed-in visitor’s parameter is removed from the address and not applied', () => {
  open('/?tier=wanderlust&a=1', 'hint=1-0123456789abcdef')
  takeTierParameter()
  expect([left(), stored.has('user-tier')]).toEqual(['/?a=1', false])
})
