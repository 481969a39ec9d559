import type { FramePlace } from '../../contract/frame.schema.ts'
import type { GuideWorld } from '../guide-world.ts'
import { outingAt } from './in-talk.ts'
import { isEveryday } from '../retrieval/everyday.ts'
import { routeById } from '../retrieval/routes.ts'
import { meaningOf, meaningsAt } from './lexicon.ts'
import type { Memory } from './memory.ts'
import { betterKnown } from './place-of.ts'
import type { Leg } from './read-holds.ts'
import { sharedDays } from './shared-days.ts'
import { stopWords } from './stop-words.ts'
import type { Reader } from './tokens.ts'

interface Found {
  readonly ref: string
  readonly from: number
  readonly to: number
  /** Undefined: the rest. */
  readonly count?: number
  readonly isNights?: boolean
  readonly hasUnit?: boolean
  /** Of days that are there already: so many more, or fewer. */
  readonly sign?: 1 | -1
  readonly isRest?: boolean
  /** "Less time in …" */
  readonly isVague?: boolean
  /** Where its length stands. */
  readonly said?: Count
}

const fillers = new Set(
  'for in at to on - – ( : about around pendant en au dans more extra additional less fewer only just'.split(
    ' ',
  ),
)
const rests = new Set('rest remaining remainder reste restant'.split(' '))
const articles = new Set('a an one another un une'.split(' '))
const moreWords = new Set('add more extra another additional ajoute ajouter plus longer'.split(' '))
const lessWords = new Set(
  'less fewer drop remove cut minus shorter moins enleve enlever retire'.split(' '),
)
/** What counts something else. */
const others =
  /^(?:people|persons?|adults?|kids?|children|friends|stars?|rooms?|km|hours?|h|[$€£%]|trip|trips)$/

function towns(reader: Reader, world: GuideWorld, near: readonly string[]): Found[] {
  const at = reader.tokens.flatMap(({ kind }, index) => (kind === 'sign' ? [] : [index]))
  const text = at.map((index) => reader.text(index).replaceAll(/[.,]/g, '')).join(' ')
  const known = world.namesIn(text, near).flatMap(({ kind, id, from, to, isSlip }) => {
    const route = kind === 'region' ? routeById(id) : undefined
    const spot = { ref: route?.ref ?? id, from: at[from] ?? 0, to: (at[to - 1] ?? 0) + 1 }
    // "Split evenly": a word of every sentence is a name only where it is written like one.
    const token = reader.tokens[spot.from]
    const isWord =
      to - from === 1 && token?.raw === token?.raw.toLowerCase() && isEveryday(token?.text ?? '')
    return isSlip || isWord ? [] : [{ ...spot, kind, route }]
  })
  // Towns of the gazetteer that the index of known names does not hold.
  const others = reader.tokens.flatMap(({ raw, text: word }, from): Found[] => {
    const isFree = known.every((one) => from < one.from || from >= one.to)
    const isCapital = /^\p{Lu}/u.test(raw) && !reader.isLoud && !stopWords.has(word)
    const isOther = isCapital && isFree && meaningsAt((n) => reader.text(n), from).length === 0
    const [town] = isOther ? world.named(word) : []
    return town ? [{ ref: town.slug, from, to: from + 1 }] : []
  })
  const own = known.flatMap(({ kind, route: _, ref, ...spot }): Found[] =>
    kind === 'town' ? [{ ...spot, ref: betterKnown(world, ref)?.slug ?? ref }] : [],
  )
  // "Italy: 3 days in Rome, 4 in Florence": a land is no place beside its own towns.
  const slugs = [...own, ...others].map(({ ref }) => ref)
  const lands = known.flatMap(({ kind, route, ...spot }): Found[] => {
    const isOwn = (slug: string): boolean =>
      kind === 'country'
        ? world.town(slug)?.countryCode === spot.ref
        : route?.bases.some((base) => base.at === slug) === true
    return (kind === 'country' || kind === 'region') && !slugs.some(isOwn) ? [spot] : []
  })
  return [...own, ...others, ...lands].toSorted((one, other) => one.from - other.from)
}

interface Count {
  readonly count: number
  readonly isNights: boolean
  readonly hasUnit: boolean
  readonly from: number
  readonly to: number
}

/** '3', 'three nights', 'a week', 'a day': a length that begins here. */
function countAt(reader: Reader, at: number): Count | undefined {
  const textAt = (n: number): string => reader.text(n)
  const word = meaningOf(textAt, at, 'number')
  const value = Number.isInteger(reader.value(at)) ? reader.value(at) : Number(word?.value)
  let to = at + (word?.length ?? 1)
  while (/^(?:full|whole|more|extra|additional|fewer|less|-)$/.test(textAt(to))) to += 1
  const unit = meaningOf(textAt, to, 'unit')
  const isLength = unit && /^(?:day|night|week)$/.test(unit.value)
  const isArticle = articles.has(textAt(at)) && !/^(?:more|less|fewer)$/.test(textAt(at + 1))
  if (isArticle && !isLength) return undefined
  const count = isArticle || articles.has(textAt(at)) ? 1 : value
  if (!(count >= 1 && count <= 30) || reader.text(at - 1) === '$') return undefined
  const end = isLength ? to + unit.length : to
  if (others.test(textAt(end)) || (unit && !isLength)) return undefined
  return {
    count: unit?.value === 'week' ? count * 7 : count,
    isNights: unit?.value === 'night',
    hasUnit: Boolean(isLength),
    from: at,
    to: end,
  }
}

/** A length that stands before a town, with nothing but small words between. */
function countBefore(reader: Reader, first: number, at: number): Count | undefined {
  for (let here = at - 1; here >= first; here -= 1) {
    const found = countAt(reader, here)
    if (!found) continue
    const between = reader.tokens.slice(found.to, at)
    return between.every(({ text }) => text === 'a' || fillers.has(text) || lessWords.has(text))
      ? found
      : undefined
  }
  return undefined
}

/** One that stands behind it, and is not of what follows. */
function countAfter(reader: Reader, at: number): Count | undefined {
  const from = [0, 1, 2].map((by) => at + by).find((n) => !fillers.has(reader.text(n))) ?? at
  const found = countAt(reader, from)
  const next = found ? reader.text(found.to) : ''
  return found && (found.hasUnit || /^(?:|[,.;!)?]|and|then|et|puis|,)$/.test(next))
    ? found
    : undefined
}

/** The length of each town: behind it, or before it. Nothing is marked as read. */
function counted(reader: Reader, found: readonly Found[], isAfter: boolean): readonly Found[] {
  let taken = 0
  return found.flatMap((town, n): readonly Found[] => {
    const first = Math.max(taken, found[n - 1]?.to ?? 0)
    const before = reader.tokens.slice(first, town.from)
    const ahead = reader.tokens.slice(town.to, found[n + 1]?.from ?? town.to + 3)
    if ((isAfter ? ahead : before).some(({ text }) => rests.has(text)))
      return [{ ...town, isRest: true }]
    // "Halifax 2 days, then 3 in Quebec City": each as it is said.
    const count = isAfter
      ? (countAfter(reader, town.to) ?? countBefore(reader, first, town.from))
      : countBefore(reader, first, town.from)
    if (!count) return vague(town, before)
    taken = count.to
    const own = isAfter ? ahead.slice(0, 5) : before
    const cut = own.findIndex(({ kind }) => kind === 'sign')
    const near = isAfter && cut >= 0 ? own.slice(0, cut) : own
    // "Add a day in Rome": the verb may stand before all.
    const around = [...(isAfter ? [] : reader.tokens.slice(0, 2)), ...near].map(({ text }) => text)
    const sign = around.some((text) => lessWords.has(text))
      ? { sign: -1 as const }
      : around.some((text) => moreWords.has(text))
        ? { sign: 1 as const }
        : {}
    return [{ ...town, ...count, from: town.from, to: town.to, said: count, ...sign }]
  })
}

/** "Six days in Paris and London for two": where days stand before a town, a bare number behind one counts people. */
function withoutPeople(found: readonly Found[]): readonly Found[] {
  const isBefore = ({ said, from, hasUnit }: Found): boolean =>
    hasUnit === true && said !== undefined && said.from < from
  const isBare = ({ said, from, hasUnit }: Found): boolean =>
    !hasUnit && said !== undefined && said.from > from
  return found.some(isBefore) ? found.filter((town) => !isBare(town)) : found
}

/** Behind or before, whichever gives more towns their days; else by which of both ends the message. */
function likelier(reader: Reader, found: readonly Found[]): readonly Found[] {
  const after = withoutPeople(counted(reader, found, true))
  const before = counted(reader, found, false)
  const towns = (all: readonly Found[]): number => new Set(all.map(({ ref }) => ref)).size
  if (towns(after) !== towns(before)) return towns(after) > towns(before) ? after : before
  const lastCount = Math.max(...after.map(({ said }) => said?.from ?? 0))
  return lastCount > (found.at(-1)?.from ?? 0) ? after : before
}

function markWords(reader: Reader, words: ReadonlySet<string>): void {
  for (const [at, { text }] of reader.tokens.entries()) if (words.has(text)) reader.use(at)
}

/** What was taken is read. */
function markCounts(reader: Reader, legs: readonly Found[]): void {
  for (const { said, sign, from, isVague } of legs) {
    if (said) reader.use(said.from, said.to)
    if (isVague) reader.use(from - 3, from)
    if (sign) markWords(reader, sign > 0 ? moreWords : lessWords)
  }
}

/** "Less time in Halifax": a day less. */
function vague(town: Found, before: readonly { readonly text: string }[]): readonly Found[] {
  const text = before.map((one) => one.text).join(' ')
  const said = /(?:^| )(less|more) time in(?: the)?$/.exec(text)?.[1]
  if (!said) return []
  return [{ ...town, count: 1, sign: said === 'less' ? -1 : 1, isVague: true }]
}

/** What a leg is of: a town, or a whole country. */
const keyOf = ({ ref, countryCode }: FramePlace): string => ref ?? countryCode ?? ''

const goalsOf = ({ frame }: Memory): readonly FramePlace[] =>
  frame.places.filter(({ role, ref }) => role === 'to' && ref !== null && !ref.includes('/'))

/** The days of each town of the plan that stands. */
function legsBefore(before: Memory): readonly Leg[] {
  const goals = goalsOf(before)
  const known = before.holds?.legs ?? before.holds?.laid
  if (known?.length === goals.length) return known
  const days = before.frame.span?.days ?? before.plan?.days ?? 0
  const each = Math.floor(days / Math.max(1, goals.length))
  return goals.map(({ ref }, at) => ({
    ref: ref ?? '',
    days: each + (at < days % goals.length ? 1 : 0),
  }))
}

/** Legs of a plan with one town longer, shorter or new in it. */
function changed(legs: readonly Leg[], town: Found): readonly Leg[] | undefined {
  const { ref, count = 0, sign } = town
  const old = legs.find((leg) => leg.ref === ref)
  if (!old && sign !== 1) return undefined
  if (!old) return [...legs, { ref, days: count }]
  if (legs.length < 2 || (sign === -1 && old.days <= count)) return undefined
  const days = sign ? old.days + sign * count : count
  return legs.map((leg) => (leg.ref === ref ? { ref, days } : leg))
}

export interface ReadLegs {
  readonly legs: readonly Leg[]
  /** Of all legs together. */
  readonly days: number
}

/** 'Paris for 3 days, then London for 3', '4 in Tokyo, 3 in Kyoto, the rest in Osaka', 'a day more in Rome'. */
export function readLegs(reader: Reader, before: Memory, world: GuideWorld): ReadLegs | undefined {
  const near = before.frame.places.flatMap(({ ref }) => ref?.split('/')[0] ?? [])
  const outing = outingAt(reader)
  const found = towns(reader, world, near).filter(({ from }) => outing < 0 || from < outing)
  const whole = reader.tokens.findIndex((_, at) => countAt(reader, at)?.hasUnit === true)
  const length = whole < 0 ? undefined : countAt(reader, whole)
  // "Plan it, five days each", of the goals before.
  const meant = found.length > 0 ? found : goalsOf(before)
  const refs = [...new Set(meant.flatMap(({ ref }) => ref ?? []))]
  const shared = sharedDays(
    reader,
    refs,
    length && { ...length, days: length.count + (length.isNights ? 1 : 0) },
  )
  if (shared) return { legs: shared, days: shared.reduce((total, { days }) => total + days, 0) }
  if (found.length === 0) return undefined
  const probe = likelier(reader, found)
  const own = probe.filter(({ isRest }) => !isRest)
  const isChange =
    own.length === probe.length && (own.length === 1 || own.every(({ sign }) => sign))
  if (before.plan && own.length > 0 && isChange) {
    const legs = own.reduce<readonly Leg[] | undefined>(
      (now, town) => now && changed(now, town),
      legsBefore(before),
    )
    if (legs) markCounts(reader, own)
    if (legs) return { legs, days: legs.reduce((sum, leg) => sum + leg.days, 0) }
  }
  const said = length
  // "3 in Lisbon, 2 in Porto", of the towns of a plan.
  const goals = goalsOf(before).map(({ ref }) => ref)
  const isOfPlan = before.plan !== null && probe.every(({ ref }) => goals.includes(ref))
  if (probe.length < 2 || !(said || isOfPlan || probe.some(({ hasUnit }) => hasUnit)))
    return undefined
  const isNights = own.every((one) => one.isNights)
  const sum = own.reduce((total, { count = 0 }) => total + count, 0)
  // The last day is that of the way home.
  const home = isNights ? 1 : 0
  const rest =
    probe.length > own.length && said
      ? said.count + (said.isNights ? 1 : 0) - sum - home
      : undefined
  if (rest !== undefined && rest < 1) return undefined
  const legs = probe.map(({ ref, count, isRest }, at): Leg => {
    const isLast = at === probe.length - 1
    return { ref, days: (isRest ? (rest ?? 1) : (count ?? 1)) + (isLast ? home : 0) }
  })
  markCounts(reader, probe)
  markWords(reader, rests)
  return { legs, days: legs.reduce((total, leg) => total + leg.days, 0) }
}

const leaving = new Set(
  'skip drop remove cut without scrap avoid altogether completely entirely all'.split(' '),
)

/** A town of the plan that is named to leave it: "skip Osaka". */
export function leavesOut(
  reader: Reader,
  { plan, frame }: Memory,
  places: readonly FramePlace[],
): boolean {
  const isGone =
    plan !== null &&
    places.some(
      ({ role, ref }) =>
        role === 'not' && frame.places.some((old) => old.role === 'to' && old.ref === ref),
    )
  if (isGone) markWords(reader, leaving)
  return isGone
}

const reversing =
  'swap the order,change the order,switch the order,other order,other way round,other way around,reverse the order,in reverse,dans l autre sens'
const beginning = 'start,begin,starting,beginning,commencer,commence,first'

/** 'Start in London', 'swap Kyoto and Osaka': the towns of a journey in another order. */
export function readOrder(
  reader: Reader,
  before: Memory,
  named: readonly { readonly ref: string | null }[],
): readonly string[] | undefined {
  const refs = goalsOf(before).flatMap(({ ref }) => ref ?? [])
  if (!before.plan || refs.length < 2) return undefined
  if (reader.takes(reversing)) return refs.toReversed()
  const own = named.flatMap(({ ref }) => (ref !== null && refs.includes(ref) ? [ref] : []))
  const [one, other] = own
  // "Can we start in Catania instead": it comes in before the others.
  const fresh = named.find(({ ref }) => ref !== null && !ref.includes('/') && !refs.includes(ref))
  if (fresh?.ref && !one && reader.takes(beginning)) return [fresh.ref, ...refs]
  if (one && other && own.length === 2 && reader.takes('swap,switch,exchange,echange,inverse'))
    return refs.map((ref) => (ref === one ? other : ref === other ? one : ref))
  if (one && own.length === 1 && reader.takes(beginning))
    return [one, ...refs.filter((ref) => ref !== one)]
  return undefined
}

/** Legs of these goals: of a town that is gone its days go to the last one; none where one has no days yet. */
export function legsOf(
  legs: readonly Leg[] | undefined,
  places: readonly FramePlace[],
  total: number | null | undefined,
): readonly Leg[] | undefined {
  const refs = places.flatMap((place) => {
    const key = keyOf(place)
    // A country whose towns have the days is no place of its own.
    const isPlace = place.ref !== null || legs?.some(({ ref }) => ref === key) === true
    return place.role === 'to' && isPlace && key && !key.includes('/') ? [key] : []
  })
  const kept = refs.flatMap((ref) => legs?.find((leg) => leg.ref === ref) ?? [])
  if (!legs || kept.length < refs.length || kept.length < 2) return undefined
  const sum = kept.reduce((all, { days }) => all + days, 0)
  const rest = (total ?? sum) - sum
  const last = kept.at(-1)
  if (!last || last.days + rest < 1) return undefined
  return kept.map((leg) => (leg === last ? { ...leg, days: leg.days + rest } : leg))
}

/** Towns of the journey in the order that is said; all else behind them. */
export function inOrder(
  places: readonly FramePlace[],
  refs: readonly string[],
): readonly FramePlace[] {
  const at = (place: FramePlace): number => {
    const found = place.role === 'to' ? refs.indexOf(keyOf(place)) : -1
    return found < 0 ? refs.length : found
  }
  return places.toSorted((a, b) => at(a) - at(b))
}
