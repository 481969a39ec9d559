import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { draftKeys } from '#platform/web/storage.ts'
import { tabKeys } from '#platform/web/tab-storage.ts'
import { type StorageKind, storedInBrowser } from '#app/pages/legal/stored-in-browser.ts'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|example)\.tsx?$|\/testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }))

const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? ''
const listed = (...keepers: readonly StorageKind[]) =>
  storedInBrowser
    .filter(({ storage }) => keepers.includes(storage))
    .map(({ name }) => name)
    .toSorted()

/** The one module that speaks to the local storage. */
const storage = 'platform/web/storage.ts'
/** The one that speaks to the storage of a tab. */
const tabStorage = 'platform/web/tab-storage.ts'
/** Under names that they make by a rule. */
const byRule: Readonly<Record<string, string>> = {
  'features/trips/web/mutations/stored-entry.ts': 'trip-writes/…',
  'features/trips/web/mutations/mutation-outbox.ts': 'trip-writes/…',
}

/** What a constant stands for: of the file itself, or of the one it is imported from. */
function valueOf(text: string, path: string, name: string): string | undefined {
  const own = new RegExp(`const ${name} = '([^']+)'`).exec(text)?.[1]
  if (own) return own
  const [, original = name, from] =
    new RegExp(`import \\{[^}]*?(?:(\\w+) as )?\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text) ??
    []
  if (!from) return undefined
  const file = from.startsWith('.')
    ? `${path.replace(/\/[^/]+$/, '')}/${from.slice(2)}`
    : from.replace('#', '')
  return new RegExp(`const ${original} = '([^']+)'`).exec(textOf(file))?.[1]
}

/** Every name that pages keep something under in the local storage; what cannot be read is an error. */
function storedNames(path: string, text: string): readonly string[] {
  return [...text.matchAll(/\b(?:read|write|remove)Stored\(\s*([^,)]+)/g)].map(
    ([, argument = '']) => {
      const literal = /^'([^']+)'$/.exec(argument)?.[1]
      const draft = /^draftKeys\.(\w+)$/.exec(argument)?.[1]
      const found =
        byRule[path] ??
        literal ??
        (draft ? draftKeys[draft as keyof typeof draftKeys] : valueOf(text, path, argument))
      if (found === undefined) throw new Error(`${path}: under which name is ${argument} kept?`)
      return found
    },
  )
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted()

test('H3 the page of cookies lists every name in the local storage that the code uses, and no other', () => {
  const found = files
    .filter(({ path }) => path !== storage)
    .flatMap(({ path, text }) => storedNames(path, text))
  expect(unique([...found, ...Object.values(draftKeys)])).toEqual(listed('local storage'))
  expect(textOf('features/trips/web/mutations/mutation-outbox.ts')).toContain(
    '`trip-writes/${owner}/`',
  )
})

test('H3 only the listed modules use browser storage', () => {
  const speakers = (pattern: RegExp) =>
    files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
  expect(speakers(/\blocalStorage\b/)).toEqual([storage])
  expect(speakers(/\bsessionStorage\b/)).toEqual([tabStorage])
  expect(speakers(/\bindexedDB\b/)).toEqual(['platform/web/offline-cache.ts'])
  expect(speakers(/\bcaches\./).every((path) => path.startsWith('app/worker/'))).toBe(true)
  expect(speakers(/\bcookieStore\b|document\.cookie = /)).toEqual(['platform/web/hint.ts'])
  const nameIn = (path: string, pattern: RegExp) => pattern.exec(textOf(path))?.[1]
  expect(listed('session storage')).toEqual(Object.values(tabKeys).toSorted())
  expect(listed('database')).toEqual([
    nameIn('platform/web/offline-cache.ts', /databaseName = '([^']+)'/),
  ])
  expect(listed('cache')).toEqual([
    `${nameIn('app/worker/offline-plan.ts', /cachePrefix = '([^']+)'/)}…`,
  ])
})

test('H3 the page of cookies lists every cookie that the code sets, and no other', () => {
  // A cookie has a name for https and one for plain http, side by side.
  const pairs = files.flatMap(({ text }) =>
    [...text.matchAll(/secure \? '__Host-(\w+)' : '(\w+)'/g)].map(([, secure, plain]) => {
      expect(secure).toBe(plain)
      return plain ?? ''
    }),
  )
  expect(unique(pairs)).toEqual(listed('cookie'))
  // Modules that write cookies contain one of these.
  const writers = files.filter(({ text }) => /Max-Age=|secretCookie\(/.test(text))
  expect(unique(writers.map(({ path }) => path))).toEqual([
    'features/accounts/server/begin-remote-sign-in.ts',
    'features/accounts/server/session-cookie.ts',
    'features/billing/server/buyer-of.ts',
    'features/guide/server/visitor-cookie.ts',
    'platform/web/hint.ts',
  ])
})

test('H3 cookies last as long as the table says', () => {
  const lasts = new Map([
    ['wayleaf_session', /sessionSeconds = (\d+) \* 24 \* 60 \* 60/],
    ['hint', /sessionSeconds = (\d+) \* 24 \* 60 \* 60/],
    ['kept', /sessionSeconds = (\d+) \* 24 \* 60 \* 60/],
    ['wayleaf_shop', /cookieSeconds = (\d+) \* 24 \* 60 \* 60/],
    ['wayleaf_guest', /const seconds = (\d+) \* 24 \* 60 \* 60/],
    ['wayleaf_sign_in', /attemptSeconds = (\d+) \* 60/],
  ])
  for (const { name, until } of storedInBrowser.filter(({ storage }) => storage === 'cookie')) {
    const pattern = lasts.get(name)
    const found = files.map(({ text }) => pattern?.exec(text)?.[1]).find(Boolean)
    expect(until, name).toMatch(new RegExp(`^${found} (days|minutes)`))
  }
})
