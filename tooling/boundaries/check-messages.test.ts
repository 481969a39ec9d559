// Plants sentences in screens, rules and answers and expects each outside a messages file to be named.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSentences } from './check-messages.mjs'
import { plant, removeScratch, root, scratchProject } from './scratch-project.ts'

const forbidden: readonly (readonly [string, string])[] = [
  ['features/a/web/child.tsx', 'export const A = () => <p>Your trips</p>'],
  ['features/a/web/one-word.tsx', 'export const A = () => <p>{1} nights</p>'],
  ['features/a/web/label.tsx', 'export const A = () => <p aria-label="Trips" />'],
  ['app/pages/toast.ts', `export const text = 'We could not load your trips.'`],
  ['app/web/mixed.ts', 'export const text = (n: number) => `Only ${n} seats are left`'],
  ['features/a/domain/rule.ts', `export const why = 'We could not load your trips.'`],
  ['features/a/server/answer.ts', 'export const no = (d: number) => `This trip lasts ${d} days.`'],
  ['design/either.tsx', `export const A = (o: boolean) => <p>{o ? 'Show all days' : ''}</p>`],
]

const legal: readonly (readonly [string, string])[] = [
  ['features/a/web/messages.ts', `export const listText = { none: 'You have no trips yet.' }`],
  ['features/a/web/error.ts', `export const e = new Error('The page has no root')`],
  ['features/a/web/path.tsx', 'export const A = () => <path d="M3 30c3 4 8 5 9 9s1 5 2 8" />'],
  ['features/a/web/sign.tsx', 'export const A = () => <p>{1} · {2}</p>'],
  ['features/a/web/class.tsx', 'export const A = () => <p className="mute small" />'],
  ['features/a/web/kind.ts', `export const is = (k: string) => k === 'Bed and breakfast'`],
  ['features/a/web/shown.test.ts', `export const text = 'We could not load your trips.'`],
  ['features/a/server/messages.ts', `export const text = 'We could not load your trips.'`],
  ['features/a/server/log-line.ts', `export const name = 'Purchases of the month'`],
  ['features/guide/server/say.ts', `export const text = 'We could not load your trips.'`],
  ['features/a/contract/a.errors.ts', `export const text = 'We could not load your trips.'`],
]

let found: ReturnType<typeof findSentences>
beforeAll(() => {
  const folder = scratchProject()
  for (const config of ['base', 'shared', 'web', 'server'])
    cpSync(join(root, `tsconfig.${config}.json`), join(folder, `tsconfig.${config}.json`))
  for (const [name, text] of [...forbidden, ...legal]) plant(folder, `src/${name}`, text)
  found = findSentences(folder)
})
afterAll(removeScratch)

const errorsIn = (name: string) => found.errors.filter((error) => error.startsWith(`src/${name}:`))

test.each(forbidden)('the sentence in %s is found', (name) => {
  expect(errorsIn(name)).toHaveLength(1)
})

test.each(legal)('%s is left alone', (name) => {
  expect(errorsIn(name)).toEqual([])
})
