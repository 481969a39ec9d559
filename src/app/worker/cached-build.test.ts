import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeOld } from './cached-build.ts'

const plan = { version: 'd', entry: 'main', documents: ['/planner', '/offline'], files: [] }
const stored = new Map<string, ReadonlySet<string>>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => ({
      match: async (path: string) => (stored.get(name)?.has(path) ? new Response() : undefined),
    }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const whole = new Set(['/assets/a.js', '/planner', '/offline'])
const part = new Set(['/assets/a.js', '/planner'])

test('PLAN-08 an installation that failed does not push out the build before it', async () => {
  stored.set('others', part).set('wayleaf-a', whole).set('wayleaf-b', whole)
  stored.set('wayleaf-c', part).set('wayleaf-d', whole)
  await removeOld(plan)
  expect([...stored.keys()]).toEqual(['others', 'wayleaf-b', 'wayleaf-d'])
})

test('PLAN-08 parts of builds alone are worth nothing', async () => {
  stored.set('wayleaf-a', part).set('wayleaf-b', part).set('wayleaf-d', whole)
  await removeOld(plan)
  expect([...stored.keys()]).toEqual(['wayleaf-d'])
})
