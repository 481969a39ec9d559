import { wordTable } from '#platform/shared/word-table.ts'
import { fold } from '../../domain/fold.ts'
import table from '../../texts/place-kinds.json' with { type: 'json' }
import type { GuideWorld } from '../guide-world.ts'
import { type Route, routeById, routeOf, routesThrough } from '../retrieval/routes.ts'
import { meaningOf } from './lexicon.ts'
import type { Memory } from './memory.ts'
import { Reader } from './tokens.ts'

const kinds: ReadonlyMap<string, 'isle' | 'beach'> = new Map([
  ...(['island', 'islands', 'isle', 'isles', 'ile', 'iles'] as const).map(
    (word) => [word, 'isle'] as const,
  ),
  ...(['beach', 'beaches', 'plage', 'plages'] as const).map((word) => [word, 'beach'] as const),
])
const joins = new Set('plus and then with on at to et puis avec sur a &'.split(' '))
const articles = new Set(
  'a an one the une un la some other another greek thai small quiet'.split(' '),
)
/** "Which island", "an island or a town" chooses none. */
const open = new Set('which what or any quelle quel ou hopping'.split(' '))
const unit = /^(?:days?|nights?|weeks?|jours?|nuits?|semaines?)$/

/** Routes through what a message, or the talk before it, is about. */
function routesOf(reader: Reader, before: Memory, world: GuideWorld): readonly Route[] {
  const text = reader.tokens.map((token) => token.text).join(' ')
  const named = world.namesIn(text, [])
  const ofName = named.flatMap(({ kind, id }): readonly Route[] => {
    if (kind === 'town') return routesThrough([id])
    const route = kind === 'region' ? routeById(id) : undefined
    const land =
      kind === 'country' ? routeOf({ name: '', ref: null, countryCode: id, role: 'to' }) : undefined
    return [route, land].flatMap((one) => one ?? [])
  })
  const ofTalk = before.frame.places.flatMap(({ ref, role }) =>
    ref && role === 'to' ? routesThrough([ref]) : [],
  )
  return ofName.length > 0 ? ofName : ofTalk
}

interface Asked {
  readonly from: number
  readonly to: number
  readonly kind: 'isle' | 'beach'
  readonly count: number
}

/** "Plus one island", "then beach 5 nights", "two islands": a kind of place with days of its own. */
function askedIn(reader: Reader): Asked | undefined {
  const numberAt = (at: number): number =>
    reader.value(at) || Number(meaningOf((n) => reader.text(n), at, 'number')?.value)
  for (const [at, { text }] of reader.tokens.entries()) {
    const kind = kinds.get(text)
    if (!kind || reader.tokens[at]?.isName) continue
    let from = at
    while (from > 0 && articles.has(reader.text(from - 1))) from -= 1
    const count = numberAt(from - 1)
    const isCounted = count >= 1 && count <= 3 && !unit.test(reader.text(from))
    if (isCounted) from -= 1
    const around = Array.from({ length: 11 }, (_, by) => reader.text(at - 6 + by))
    const hasNights = around.some((word) => unit.test(word))
    const isOpen = [at - 2, at - 1, at + 1].some((one) => open.has(reader.text(one)))
    const isOne = from < at && !isCounted
    const isMany = text !== 'beach' && text !== 'plage' && text.endsWith('s')
    const isMeant =
      kind === 'isle' ? isCounted || isOne || (isMany && hasNights) : hasNights && !isCounted
    if (!isMeant || isOpen || !joins.has(reader.text(from - 1))) continue
    return { from, to: at + 1, kind, count: isCounted ? count : isMany ? 2 : 1 }
  }
  return undefined
}

const slugs = { isle: new Set(table.isle.split(' ')), beach: new Set(table.beach.split(' ')) }
/** Months for its beaches, where they are not good all the time that one travels there. */
const seasons = wordTable<readonly number[]>(table.best)

const isOf = (slug: string, kind: Asked['kind'], month: number | null): boolean =>
  slugs[kind].has(slug) && (month === null || seasons.get(slug)?.includes(month) !== false)

/** An island or a beach with days of its own is named: the foremost of the region, in its season. */
export function withKindsNamed(message: string, before: Memory, world: GuideWorld): string {
  const reader = new Reader(message)
  const asked = askedIn(reader)
  if (!asked) return message
  const monthAt = reader.tokens.findIndex(
    (_, at) => meaningOf((n) => reader.text(n), at, 'month') !== undefined,
  )
  const month =
    monthAt < 0
      ? (before.frame.span?.month ?? null)
      : Number(meaningOf((n) => reader.text(n), monthAt, 'month')?.value)
  const text = ` ${fold(message)} `
  // The smallest region that has one.
  const [names = []] = routesOf(reader, before, world)
    .map(({ bases }) =>
      bases
        .filter(({ at }) => isOf(at, asked.kind, month))
        .toSorted((a, b) => a.tier - b.tier)
        .flatMap(({ at, name }) => name ?? world.town(at)?.name ?? []),
    )
    .filter(({ length }) => length > 0)
  // One that is named is meant.
  if (names.length === 0 || names.some((name) => text.includes(` ${fold(name)} `))) return message
  const [first, last] = [reader.tokens[asked.from], reader.tokens[asked.to - 1]]
  if (!first || !last) return message
  const chosen = names.slice(0, asked.count).join(' and ')
  return `${message.slice(0, first.at)}${chosen}${message.slice(last.end)}`
}
