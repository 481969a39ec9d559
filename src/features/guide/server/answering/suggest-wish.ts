import { fold } from '../../domain/fold.ts'
import parts from '../../texts/world-parts.json' with { type: 'json' }
import { type FoundWish, readWishes } from '../reading/read-wishes.ts'
import { property, weightOf } from '../retrieval/places-to-go.ts'
import type { Reader } from '../reading/tokens.ts'
import { type Asking, headsMeant } from './answer.ts'

/** The wishes of this message, as they stand in it. */
export const wishesOf = ({ turn }: Asking): readonly FoundWish[] =>
  readWishes(turn.reader, turn.named.tokens)

const shortHopHours = 5
const toddlerAge = 4
const teenAge = 13
const grownAge = 18

const steps: readonly (readonly [string, string])[] = [
  ['closer', 'closer,nearer,less far,shorter flight,not so far,not that far,plus pres,moins loin'],
  ['warmer', 'warmer,hotter,plus chaud,plus chaude'],
  ['cooler', 'cooler,colder,not so hot,not that hot,less hot,plus frais,moins chaud,pas si chaud'],
]

/** "Closer", "warmer", "not so hot": beside what was named last. */
const stepsIn = ({ turn: { reader } }: Asking): readonly string[] =>
  steps.flatMap(([step, phrases]) => (reader.takes(phrases) ? [`than:${step}`] : []))

const small = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** "A three-year-old", "our 15 year old". */
function agesIn(reader: Reader): readonly number[] {
  return reader.tokens.flatMap(({ text, value }, at) => {
    const age = value || small.indexOf(text) + 1
    const isAge = /^years?$/.test(reader.text(at + 1)) && /^olds?$/.test(reader.text(at + 2))
    if (!isAge || !(age > 0 && age < grownAge)) return []
    reader.use(at, at + 3)
    return [age]
  })
}

/** Who goes says what a place is to be good for. */
function ofParty({ turn: { frame, edited, reader } }: Asking): readonly string[] {
  const ages = [...(edited.has('party') ? (frame.party?.children ?? []) : []), ...agesIn(reader)]
  return [
    ...(ages.length > 0 ? ['family'] : []),
    ...(ages.some((age) => age <= toddlerAge) ? ['toddlers'] : []),
    ...(ages.some((age) => age >= teenAge && age < grownAge) ? ['teens'] : []),
    ...(frame.mobility.length > 0 ? ['accessible'] : []),
    ...(frame.dislikes.includes('crowds') ? ['-crowds'] : []),
  ]
}

const liking = 'aime,aimons,aimerait,aimerions,adore,adorons,prefere,preferons,love,prefer,enjoy'
const signs = { want: '', must: '!', shun: '-' } as const

/** How the place is to be, by the words of this message: 'beach', '!direct', '-resorts', 'part:europe'. */
export function wishIn(asking: Asking): readonly string[] {
  const { reader } = asking.turn
  const than = stepsIn(asking)
  reader.takes(liking)
  // A hot tub is no warm place.
  const isTub = reader.tokens.some(({ text }) => text.startsWith('tub'))
  const found = wishesOf(asking).filter(({ id }) => !(id === 'warm' && isTub))
  for (const { from, to } of found) {
    reader.use(from, to)
    // "Isn't", "without": what denies it is understood with it.
    for (let at = from - 4; at < from; at += 1)
      if (
        found.some(({ how, from: own }) => how === 'shun' && own === from) &&
        denying(reader.text(at))
      )
        reader.use(at)
  }
  const hours = hoursIn(asking)
  // "Not hot" wishes it mild.
  const words = found.map(({ id, how }) =>
    how === 'shun' && id === 'warm' ? 'mild' : `${signs[how]}${id}`,
  )
  return [
    ...new Set([
      ...words,
      ...(!asking.turn.edited.has('money') && reader.takes('budget') ? ['cheap'] : []),
      ...ofParty(asking),
      ...partsIn(asking),
      ...regionsIn(asking),
      ...(hours ? [`hours:${hours}`] : []),
      ...than,
    ]),
  ]
}

const denying = (text: string): boolean =>
  /^(?:no|not|without|isnt|arent|dont|avoid|hate|full|sans|pas|trop|too|so)$/.test(text)

const bare = (one: string): string => one.replace(/^[!-]/, '')

/** One of these takes the place of the one before. */
const single = /^(?:hours|least|most|part):/
const opposites: readonly (readonly [string, string])[] = [
  ['warm', 'mild'],
  ['warm', 'cold'],
  ['cheap', 'luxury'],
  ['quiet', 'nightlife'],
  ['no-car', 'drive'],
  ['no-car', 'road-trip'],
]

/** What was wished before and what is wished now: the later word of a thing stands. */
export function wishAfter(before: readonly string[], own: readonly string[]): ReadonlySet<string> {
  const said = new Set(own.map(bare))
  const isOver = (one: string): boolean => {
    const [kind = ''] = single.exec(one) ?? []
    return (
      said.has(bare(one)) ||
      (kind !== '' && own.some((other) => other.startsWith(kind))) ||
      opposites.some(
        (pair) => pair.includes(one) && pair.some((other) => other !== one && own.includes(other)),
      )
    )
  }
  return new Set([...before.filter((one) => !isOver(one) && !one.startsWith('thing:')), ...own])
}

/** What is to be so, without what only rules places out. */
export const wantsOf = (wish: ReadonlySet<string>): readonly string[] =>
  [...wish].filter((one) => !one.startsWith('-') && !one.includes(':')).map(bare)

export const shunsOf = (wish: ReadonlySet<string>): readonly string[] =>
  [...wish].flatMap((one) => (one.startsWith('-') ? [one.slice(1)] : []))

export const valueOf = (wish: ReadonlySet<string>, key: string): readonly string[] =>
  [...wish].flatMap((one) => (one.startsWith(`${key}:`) ? [one.slice(key.length + 1)] : []))

export const labelOf = ({ say }: Asking, id: string): string => {
  const known = property(id)
  return known ? say(known.en, known.fr) : id
}

/** How much a message tells of a place that is looked for. */
export const tells = (found: readonly FoundWish[]): number =>
  [...new Set(found.map(({ id }) => id))].reduce((sum, id) => sum + weightOf(id), 0)

/** Places were told to choose from, and none is chosen yet. */
export const isLooking = ({ turn: { before } }: Asking): boolean =>
  before.frame.topic === 'find' ||
  (before.wish !== undefined &&
    before.listed.length > 0 &&
    before.listed.every((id) => !id.includes('/')))

/** A part of the world is named. */
export const namesPart = ({ turn: { reader } }: Asking): boolean =>
  Object.values(parts).some(({ words }) => words.split(',').some((one) => reader.find(one) >= 0))

const refusing = /^(?:not|no|except|outside|but|leaving|pas|sauf|hors|quitter)$/

/** "In Asia", "anywhere but Europe": a part of the world. */
function partsIn({ turn: { reader } }: Asking): readonly string[] {
  const taken = new Set<number>()
  return Object.entries(parts).flatMap(([name, { words }]) => {
    const phrase = words.split(',').find((one) => reader.find(one) >= 0)
    if (!phrase) return []
    const [at, to] = [reader.find(phrase), reader.find(phrase) + phrase.split(' ').length]
    // "Southeast Asia" is the smaller part of the two.
    if (taken.has(to)) return []
    taken.add(to)
    reader.use(at, to)
    const isRefused = [1, 2, 3].some((by) => refusing.test(reader.text(at - by)))
    return [`${isRefused ? 'notpart' : 'part'}:${name}`]
  })
}

/** "Not Florida": a part of a country that is ruled out. */
function regionsIn({ turn: { reader }, world }: Asking): readonly string[] {
  const regions = [
    ...new Set(world.covered.flatMap(({ region }) => (region ? [fold(region)] : []))),
  ]
  return regions.flatMap((region) => {
    const at = reader.find(region)
    if (at < 1 || !/^(?:not|no|except|pas|sauf)$/.test(reader.text(at - 1))) return []
    reader.use(at, at + region.split(' ').length)
    return [`not:${region}`]
  })
}

const shortWays =
  'short flight,short flights,far from home,jet lag,time difference,decalage,decalage horaire,short hop,not too far,not far,close by,close to home,vol court,vols courts,pas trop loin,pas loin'

/** 'Not more than 5 hours flight', 'a short flight'. */
function hoursIn({ turn: { reader } }: Asking): number | undefined {
  if (reader.takes(shortWays)) return shortHopHours
  const at = reader.tokens.findIndex(
    ({ value }, index) =>
      value > 0 &&
      value <= 24 &&
      /^(?:h|hr|hrs|hour|hours|heure|heures)$/.test(reader.text(index + 1)),
  )
  if (at < 0) return undefined
  reader.use(at, at + 2)
  return reader.value(at)
}

export const codesOf = (names: readonly string[]): readonly string[] =>
  Object.entries(parts).flatMap(([name, { codes }]) =>
    names.includes(name) ? codes.split(' ') : [],
  )

/** What they have for the whole trip, in CAD; 0 for none. */
export function purseOf(asking: Asking): number {
  const { money, span } = asking.turn.frame
  const heads = headsMeant(asking)
  const times = { trip: 1, person: heads, day: (span?.days ?? 0) * heads, night: 0 }
  return (money?.amountCad ?? 0) * (money ? times[money.per] : 0)
}
