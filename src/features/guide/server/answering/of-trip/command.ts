import { clausesOf, type NamedItem } from '../../reading/scan-trip.ts'
import { Reader } from '../../reading/tokens.ts'
import { readTripQuestion } from '../../reading/trip-question.ts'
import { readTripCommand, type TripCommand, wishedOn } from '../../reading/trip-command.ts'
import { wellSpelt } from '../../reading/spelling.ts'
import { anchorOf } from '../anchor-of.ts'
import { type Asking, goalTowns, type Said } from '../answer.ts'
import type { Standing } from '../plan-port.ts'
import { datesOf } from '../propose-edit.ts'
import { addedByWords, hasSights } from './by-words.ts'
import { carried } from './change-trip.ts'
import { agrees, besideMeal, type Commanded } from './commanded.ts'
import { farthestOf } from './trip-whole.ts'
import {
  datesAsked,
  isStop,
  namedItems,
  once,
  partsMeant,
  partsOf,
  spokenOf,
  townsOf,
  type TripPart,
  toldDate,
} from './trip-parts.ts'

const pronoun = /\b(?:that one|this one|it|that|this|ça|ca|cela)\b|-l[ea]\b/i

/** "Move it", of several that were told: which one is asked, and the rest of the wish is kept. */
export function whichOne(
  { turn, say }: Asking,
  { meant, command, dates, parts }: Commanded,
): Said | undefined {
  const stops = once(meant).filter(isStop)
  const isOfDays = command.verbs.includes('move') && dates.length > 0
  const [date] = stops.map((part) => part.date)
  const isWholeDay =
    isOfDays && stops.length === parts.filter((part) => part.date === date && isStop(part)).length
  return stops.length < 2 || isWholeDay
    ? undefined
    : {
        text: say('Which one do you mean?', 'Lequel voulez-vous dire ?'),
        question: 'visit',
        isUnknown: true,
        choices: stops.slice(0, 3).map(({ item: { name } }) => ({
          label: name,
          message: turn.message.replace(pronoun, ` ${name}`),
        })),
      }
}

/** The sights of the towns of a trip, by each name that they have. */
const sightsOf = ({ world }: Asking, { wish }: Standing): readonly NamedItem[] =>
  wish.destinations.flatMap(({ ref }) =>
    (ref ? (world.rows(ref)?.sights ?? []) : []).flatMap(({ id, name, localName, aliases = [] }) =>
      [name, ...(localName ? [localName] : []), ...aliases].map((one) => ({
        id,
        name: one,
        areas: [],
      })),
    ),
  )

const asksBack =
  /^\W*(?:and |so |et )?(?:what|which|why|how|when|where|who|did|do|does|qu|que|quoi|quel|quelle|pourquoi|comment|quand|où)\b/i

/** What "the second one" and "them" mean: of what was listed where something comes in, else of what was told. */
function itemsOf(
  { turn: { before } }: Asking,
  { read, parts, standing, points, spoken }: ReadCommand,
): readonly string[] {
  const { listed, toldDay = 0 } = before
  if (read.pick === undefined) return points ? spoken : read.items
  const told = datesOf(standing)[toldDay - 1]
  const ofDay = parts.filter((part) => part.date === told && isStop(part)).map(({ id }) => id)
  const list = read.verbs.includes('add') ? listed : spoken.length > 1 ? spoken : ofDay
  const picked = list.at(read.pick)
  return picked ? [picked] : []
}

/** "The dearest dinner", "the farthest": it is one of them. */
function mostOf(
  { most }: TripCommand,
  parts: readonly TripPart[],
  all: readonly TripPart[],
): readonly TripPart[] {
  if (most === 'far' || most === 'near') {
    const one = farthestOf(all, parts.length > 0 ? parts : all, most)
    return one ? [one] : []
  }
  if (most !== 'dear' && most !== 'cheap') return parts
  const sorted = once(parts).toSorted((a, b) => (b.item.price ?? 0) - (a.item.price ?? 0))
  const one = most === 'dear' ? sorted[0] : sorted.at(-1)
  return one ? [one] : []
}

const wishing =
  /\b(?:move|swap|add|remove|drop|have (?:lunch|dinner|breakfast|it|the)|make|put|change|skip|replace|slow|start|earlier|later|cheaper|ajoute|enl[eè]ve|d[ée]place|remplace|day|jour|\w+day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/i

/** The whole message as a change, or the one part of it that is one, where no other part wishes anything. */
function soleOf([whole, ...parts]: readonly {
  readonly clause: string
  readonly command: TripCommand | undefined
  readonly isTold: boolean
}[]): TripCommand | undefined {
  if (whole?.command) return whole.command
  const [one, ...more] = parts.filter(({ command }) => command !== undefined)
  // "Day 3 is too full" only tells why.
  const isAlone = parts.every((part) => part === one || part.isTold || !wishing.test(part.clause))
  return more.length === 0 && isAlone ? one?.command : undefined
}

const nearWords =
  /(?:^|\s)(?:near|nearby|close to|next to|around|pr[eè]s d[eu]|autour d[eu])\s(.{2,60})$/i

/** "Something vegetarian near the castle": where it is to be, which no table is sought by yet. */
export function withoutNear(message: string): {
  readonly near: string | undefined
  readonly rest: string
} {
  const found = nearWords.exec(message.replace(/[.!?\s]{1,20}$/, ''))
  return { near: found?.[1], rest: found ? message.slice(0, found.index) : message }
}

interface ReadCommand {
  /** Where it is to be near, in their words. */
  readonly near?: string | undefined
  readonly read: TripCommand
  readonly standing: Standing
  readonly parts: readonly TripPart[]
  /** It points at what was told last. */
  readonly points: boolean
  readonly spoken: readonly string[]
}

/** It only tells how a day is. */
function tells(clause: string, parts: readonly TripPart[], standing: Standing): boolean {
  const { asks, unread } = readTripQuestion(
    new Reader(clause),
    namedItems(parts),
    townsOf(standing),
  )
  return unread.length === 0 && asks.has('load')
}

/** "Add a boat trip": what comes in is no part of the trip and no sight by its name. */
const isOfWords = ({ verbs, items, parts }: TripCommand): boolean =>
  verbs.length === 1 && verbs.includes('add') && items.length === 0 && parts.length === 0

/** What a part of a message wishes: by itself, after the wish before it, or to add what words of no table call. */
function wishOf(last: TripCommand | null | undefined, read: TripCommand): TripCommand | undefined {
  if (read.isWish && read.unread.length === 0) return read
  return (
    (last && wishedOn(last, read)) ?? (isOfWords(read) && read.unread.length > 0 ? read : undefined)
  )
}
const judging =
  /^\W*(?:and |so |but |et )?(?:is|are|was|were|isn['’]t|aren['’]t|est-ce que)\s(?!there\b)/i
const ofSame = /\b(?:same|m[eê]me)\b/i
const adding = /\b(?:add|include|fit in|squeeze in|ajoute\w*)\b/i

/** By what a message may call what is in the trip, or could be. */
export const knownItems = (asking: Asking, standing: Standing): readonly NamedItem[] => [
  ...namedItems(partsOf(standing)),
  ...sightsOf(asking, standing),
]

/** The parts and days that a change names or points at. Undefined where it names a day that is none of the trip. */
export function meantBy(
  asking: Asking,
  standing: Standing,
  read: TripCommand,
  near: string | undefined,
): (Commanded & ReadCommand) | undefined {
  const { verbs } = read
  const parts = partsOf(standing)
  const dates = datesAsked(asking, standing, read.days)
  if (!dates) return undefined
  const spoken = spokenOf(asking, standing)
  const isOwn = read.parts.length > 0 || read.items.length > 0
  const points =
    !isOwn &&
    spoken.length > 0 &&
    // "Something indoors instead of the park" names both.
    read.tastes.length < 2 &&
    !verbs.some((verb) => verb === 'start' || verb === 'suggest') &&
    (read.isSpoken || dates.length === 0)
  const items = itemsOf(asking, { read, parts, standing, points, spoken })
  const isNamed = isOwn || points || items.length > 0 || read.most === 'far'
  // "Move it to Tuesday": the day is where it goes.
  const from = verbs.includes('move') || read.hour || points ? [] : dates
  const dayPart = from.length > 0 ? read.dayPart : undefined
  const command = { ...read, items }
  const told = toldDate(asking, standing)
  const ofDay = parts.filter(({ date }) => (from.length > 0 ? from.includes(date) : date === told))
  const meant = mostOf(
    read,
    isNamed ? partsMeant(parts, { ...command, dayPart }, from) : read.most ? ofDay : [],
    parts,
  )
  const isNearby = near !== undefined && ofSame.test(near)
  return { read, command, standing, parts, meant, dates, isNamed, points, spoken, near, isNearby }
}

/** A message as a change of the trip. Undefined where it is none. */
function commanded(asking: Asking, standing: Standing): (Commanded & ReadCommand) | undefined {
  const { turn, world } = asking
  const parts = partsOf(standing)
  const known = knownItems(asking, standing)
  const { near, rest } = withoutNear(wellSpelt(turn.message, world))
  const { command: last } = turn.before
  const sole = soleOf(
    clausesOf(rest).map((clause) => ({
      clause,
      command: wishOf(last, readTripCommand(clause, known, townsOf(standing))),
      isTold: tells(clause, parts, standing),
    })),
  )
  // "Near Rossio", after "a cheaper hotel".
  const isAgreed = last?.isAdvised === true && agrees.test(turn.message)
  const isNear = near !== undefined && last?.parts.includes('stay') === true
  const read = isAgreed ? last : (sole ?? (isNear ? (last ?? undefined) : undefined))
  if (!read) return undefined
  // "Cheap food near the hotel" looks for something there.
  const isOfStay = read.parts.includes('stay')
  if (near && !isOfStay && read.verbs.length === 0) return undefined
  if (isOfStay && near && !ofSame.test(near) && !anchorOf(asking, goalTowns(asking)))
    return undefined
  const { verbs, qualities } = read
  if (read.unread.length > 0 && !adding.test(turn.message)) return undefined
  // "What did you take out" asks.
  if (!isAgreed && !verbs.includes('suggest') && asksBack.test(turn.message)) return undefined
  if (verbs.length + qualities.length === 0 && turn.isQuestion) return undefined
  // "Is our hotel good" asks for no other.
  if (judging.test(turn.message) && !verbs.includes('suggest')) return undefined
  return meantBy(asking, standing, read, near)
}

/** "Take them out", "swap it for pizza": a change of the trip, where every word of it is one of such a change. */
export async function answerCommand(asking: Asking): Promise<Said | undefined> {
  const { turn, plans } = asking
  const { plan, edits } = turn.before
  const standing = plan ? await plans.standing(plan, edits) : undefined
  const isTimed = besideMeal.test(turn.message) && adding.test(turn.message)
  if (!standing || isTimed) return undefined
  const all = commanded(asking, standing)
  if (!all) return undefined
  const { read, points, meant, isNamed } = all
  const isOfDay = read.qualities.includes('lighter')
  const which = read.isOne && points && !isOfDay ? whichOne(asking, all) : undefined
  const isByWords =
    isOfWords(read) &&
    adding.test(turn.message) &&
    (read.unread.length > 0 || !hasSights(asking, standing, read.tastes))
  const said =
    which ??
    (isByWords ? addedByWords(asking, all, [...read.unread, ...read.known]) : undefined) ??
    (read.unread.length > 0 ? undefined : await carried(asking, all))
  // What comes in, once it is accepted, is spoken of no less.
  const came = (said?.proposal?.edits ?? []).flatMap(({ op, write }) =>
    op === 'replace' && write && 'id' in write ? [write.id] : [],
  )
  const memory =
    isNamed && meant.length > 0 ? { spoken: [...meant.map(({ id }) => id), ...came] } : {}
  if (!said) return undefined
  const { near } = all
  const unmet =
    near && !read.parts.includes('stay')
      ? `\n\n${asking.say(`How near that is to ${near} I haven’t weighed: the stops’ legs show it.`, `Je n’ai pas tenu compte de « près de ${near} » : les trajets le montrent.`)}`
      : ''
  return {
    ...said,
    text: said.text + unmet,
    memory: { ...said.memory, ...memory, command: all.command },
    took: turn.unused(),
    isWhole: true,
  }
}
