// No regular expression of the server holds it up, whatever it is given: each is found in the sources, or
// watched while it is put together, and timed on texts as long as a question to the guide may be.
import { createContext, Script } from 'node:vm'
import { expect, test, vi } from 'vitest'
import {
  halvesOf,
  longTexts,
  processorMs,
  slowness,
  spoiltTexts,
  textOf,
} from '#tests/support/long-texts.ts'
import { root } from './scratch-project.ts'
import { serverPatterns } from './server-patterns.mjs'

const atMostMs = 20

const { written, made } = serverPatterns(root) as {
  written: ReadonlyMap<string, readonly string[]>
  made: ReadonlyMap<string, number>
}

interface Pattern {
  readonly pattern: RegExp
  readonly where: string
}

/** Patterns that were put together, by their source and flags; and the places that did it, by file. */
const seen = new Map<string, Pattern>()
const places = new Map<string, Set<string>>()

/** Call sites from the engine: source-mapped stacks would be slow. */
function callers(): readonly NodeJS.CallSite[] {
  const { prepareStackTrace } = Error
  Error.prepareStackTrace = (_, sites) => sites
  const { stack } = new Error('here')
  Error.prepareStackTrace = prepareStackTrace
  return stack as unknown as readonly NodeJS.CallSite[]
}

function note(pattern: RegExp): void {
  const caller = callers().find((site) => site.getFileName()?.includes(`${root}/src/`))
  if (!caller) return
  const where = (caller.getFileName() ?? '').replace(/^.*\/(?=src\/)/, '')
  const at = `${caller.getLineNumber()}:${caller.getColumnNumber()}`
  places.set(where, (places.get(where) ?? new Set()).add(at))
  seen.set(String(pattern), { pattern, where })
}

const watching = new Proxy(RegExp, {
  construct(target, words) {
    const pattern = Reflect.construct(target, words)
    note(pattern)
    return pattern
  },
  apply(target, self, words) {
    const pattern = Reflect.apply(target, self, words)
    note(pattern)
    return pattern
  },
})

/** Has every place of the server that puts a pattern together do so. */
async function makeThemAll(): Promise<void> {
  vi.stubGlobal('RegExp', watching)
  await import('#features/guide/domain/fold.ts')
  await import('#features/guide/server/reading/other-scripts.ts')
  await import('#features/guide/server/reading/allergens.ts')
  await import('#features/guide/server/reading/paid-already.ts')
  await import('#features/guide/server/reading/told-ages.ts')
  await import('#features/guide/server/answering/crowd-text.ts')
  await import('#features/guide/server/answering/own-cancellation.ts')
  const { withoutCorrected } = await import('#features/guide/server/reading/in-talk.ts')
  withoutCorrected('to Rome, no wait, to Paris')
  await import('#atlas/fold-text.ts')
  const { pathPattern } = await import('#platform/server/http/path-pattern.ts')
  pathPattern('/shared/:token/*')
  const { streamAnswer } = await import('#features/guide/server/stream-answer.ts')
  streamAnswer({ message: 'a b c' } as Parameters<typeof streamAnswer>[0], () => Promise.resolve())
  const { cardErrors } = await import('#features/bookings/domain/card.ts')
  const card = { cardType: 'visa', cardNumber: '4', expiryDate: '01/30', cvv: '1' } as const
  cardErrors({ ...card, holderName: 'Ann' }, new Date())
  const { printableText } = await import('#platform/server/pdf/printable-text.ts')
  printableText('a', { coverage: { has: () => true } as never })
  vi.unstubAllGlobals()
}

/** Words of a pattern, spread over it. */
function wordsOf({ source }: RegExp, most: number): readonly string[] {
  const all = [...new Set(source.replace(/\\./g, ' ').match(/\p{L}{2,}/gu))]
  const step = Math.max(1, all.length / most)
  return Array.from(
    { length: Math.min(most, all.length) },
    (_, at) => all[Math.floor(at * step)] ?? '',
  )
}

/** Texts of the words that a pattern looks for, in and out of their order. */
function ownTexts(pattern: RegExp): readonly string[] {
  const words = wordsOf(pattern, 12)
  const few = wordsOf(pattern, 6)
  return [
    textOf(...words),
    textOf(...words.toReversed()),
    textOf(...words.flatMap((word) => [word, '12'])),
    ...words.flatMap((word) => [textOf(word), textOf(word, '1'), textOf(word, 'x')]),
    ...few.flatMap((first) => few.map((second) => halvesOf(first, second))),
  ]
}

/** Goes over a text as its users do: a global pattern to the end, any other to its first match. */
function goOver(pattern: RegExp, text: string): void {
  pattern.lastIndex = 0
  if (pattern.global) text.replace(pattern, '')
  else pattern.exec(text)
}

/** Ends what runs too long, as no other way can: a pattern that goes over a text again and again hears nothing. */
const inTime = createContext({ work: () => undefined as unknown })
const call = new Script('work()')
const enough = atMostMs * slowness()
const givenUpMs = 20_000

interface Time {
  readonly ms: number
  readonly text: string
}

/** The text that a pattern takes longest for, and its milliseconds of processor. */
function slowest({ pattern }: Pattern): Time {
  let worst: Time = { ms: 0, text: '' }
  let at = ''
  inTime['work'] = () => {
    for (at of [...longTexts, ...spoiltTexts, ...ownTexts(pattern)]) {
      const ms = processorMs(() => goOver(pattern, at), { enough, tries: 5 })
      if (ms > worst.ms) worst = { ms, text: at }
    }
  }
  try {
    call.runInContext(inTime, { timeout: givenUpMs })
    return worst
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return { ms: givenUpMs, text: at }
    throw error
  }
}

test(`F2 no pattern of the server takes more than ${atMostMs} ms for any text of 4,000 characters`, async () => {
  await makeThemAll()
  const missed = [...made].filter(([file, count]) => (places.get(file)?.size ?? 0) < count)
  expect(missed, 'places that put a pattern together and were never seen to').toEqual([])
  const literals = [...written].map(([text, files]): Pattern => {
    const end = text.lastIndexOf('/')
    const pattern = new RegExp(text.slice(1, end), text.slice(end + 1))
    return { pattern, where: files.join(', ') }
  })
  const all = [...literals, ...seen.values()]
  expect(all.length).toBeGreaterThan(300)
  const slow = all
    .map((one) => ({ ...one, ...slowest(one) }))
    .filter(({ ms }) => ms > enough)
    .toSorted((a, b) => b.ms - a.ms)
    .map(({ ms, text, pattern, where }) => {
      const start = JSON.stringify(text.slice(0, 24))
      return `${ms.toFixed(0)} ms for ${start}…: ${String(pattern).slice(0, 120)} (${where})`
    })
  expect(slow).toEqual([])
}, 300_000)
