import { legBetween } from '#features/trips/domain/travel/leg.ts'
import { wayOfLeg } from '#features/trips/domain/travel/leg-words.ts'
import { isOpenOn } from '#features/trips/domain/opening-hours.ts'
import type { Point } from '../../../domain/guide-rows.ts'
import { stem } from '../../retrieval/text-index.ts'
import { anchorOf } from '../anchor-of.ts'
import { type Asking, atlasSource, goalTowns, type Said, type Heard } from '../answer.ts'
import { families } from '../answer-sights.ts'
import type { WrittenItem } from '../plan-port.ts'
import { datesOf } from '../propose-edit.ts'
import { isPlaced } from '../way-in-plan.ts'
import { dollars } from '../words.ts'
import { sentencesOn } from '../note-sentences.ts'
import { placeNotesSource } from '../../retrieval/place-notes.ts'
import { dayText } from './part-text.ts'
import { datesAsked, isStop, partsMeant, partsOf, toldDate } from './trip-parts.ts'

const mostIdeas = 4
/** A word that is met weighs so many steps of prominence. */
const ofWord = 3
const ofKind = 2
const kmAStep = 2
const ofMeals = new Set(['lunch', 'dinner', 'breakfast', 'meal'])
const tableWords =
  /\b(?:eat|food|restaurant|bistro|snack|bite|brunch|coffee|caf[eé]|drinks?|manger|souper|bouffe|resto|repas)\b/i

interface Idea extends Point {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly kind: string
  readonly detail: string
  readonly weight: number
}

/** Sights, activities or tables of the trip's towns that are not in it. */
function ideasOf(asking: Asking, heard: Heard, dates: readonly string[]): readonly Idea[] {
  const { say, world, language, turn } = asking
  const { standing, read, wish } = heard
  const parts = partsOf(standing)
  const isOut = ({ id, name }: { readonly id: string; readonly name: string }): boolean =>
    !parts.some(({ item }) => item.source?.endsWith(id) || item.name === name)
  const price = (cad: number): string =>
    cad === 0 ? say('free', 'gratuit') : `${say('about', 'environ')} ${dollars(language, cad)}`
  const towns = standing.wish.destinations.flatMap(({ ref }) =>
    ref ? (world.rows(ref) ?? []) : [],
  )
  const isTable =
    read.parts.some((part) => ofMeals.has(part)) ||
    read.dishes.length + read.kitchens.length + wish.cuisines.length > 0 ||
    tableWords.test(turn.message)
  const isOpen = (row: Parameters<typeof isOpenOn>[0]): boolean =>
    dates.length === 0 || dates.some((date) => isOpenOn(row, { date }))
  if (isTable)
    return towns.flatMap(({ restaurants }) =>
      restaurants
        .filter((row) => isOut(row) && isOpen(row))
        .map((row) => ({
          ...row,
          kind: row.cuisines.join(' ').toLowerCase(),
          text: `${row.name} ${row.description} ${row.cuisines.join(' ')}`,
          detail: `${row.cuisines.join(', ')}, ${price(row.priceCad)}`,
          weight: row.rating - 4,
        })),
    )
  return towns.flatMap(({ sights, activities }) => [
    ...sights
      .filter((row) => isOut(row) && isOpen(row))
      .map((row) => ({
        ...row,
        kind: row.category,
        text: `${row.name} ${row.localName ?? ''} ${row.category} ${row.district} ${row.description}`,
        detail: price(row.admission === 'free' ? 0 : row.priceCad),
        weight: -row.prominence,
      })),
    ...activities.filter(isOut).map((row) => ({
      ...row,
      kind: row.category,
      text: `${row.name} ${row.category} ${row.description}`,
      detail: `${price(row.priceCad)}, ${say('a sample', 'un exemple')}`,
      weight: -2,
    })),
  ])
}

const rootsOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/[^\p{L}]+/u).flatMap((word) => stem(word) ?? []))

/** What a message wishes in words: what it names of kinds, and its own words that say more than that it wishes. */
function wordsOf({ wish, untabled }: Heard): readonly string[] {
  return [...new Set([...wish.known, ...untabled])]
}

/** Where it is to be: what is named, the stops of the day that is meant, where one stays. */
function aroundOf(asking: Asking, { standing, read }: Heard, dates: readonly string[]) {
  const parts = partsOf(standing)
  const named =
    read.items.length > 0
      ? partsMeant(parts, { ...read, parts: [] }, []).map(({ item }) => item)
      : []
  const anchor = anchorOf(asking, goalTowns(asking))
  const stops = parts.filter((part) => isStop(part) && dates.includes(part.date))
  const stay = parts.find(({ kind }) => kind === 'stay')?.item
  const placed = (items: readonly WrittenItem[]): readonly Point[] =>
    items.flatMap((item) => (isPlaced(item) ? [{ lat: item.lat, lng: item.lng }] : []))
  return {
    name: named[0]?.name ?? anchor?.name ?? (stops.length > 0 ? undefined : stay?.name),
    points: [
      placed(named),
      anchor ? [anchor] : [],
      placed(stops.map(({ item }) => item)),
      placed(stay ? [stay] : []),
    ].find((some) => some.length > 0),
  }
}

const ofEvening =
  /\b(?:night|evening|fado|flamenco|jazz|show|concert|theatre|opera|cabaret|dinner|cruise|nightlife|viewpoint|square|neighbourhood|promenade)\b/i

/** Ideas by how much of the wish they meet, then by how well known and near they are. */
function rankedIdeas(asking: Asking, heard: Heard, dates: readonly string[]) {
  const { read, wish } = heard
  const words = wordsOf(heard)
  const roots = words.flatMap((word) => stem(word) ?? [])
  const kinds = [...read.sorts, ...wish.tastes].flatMap((sort) => families.get(sort) ?? [sort])
  const cuisines = [...read.kitchens, ...wish.cuisines].map((one) => one.toLowerCase())
  const dishes = read.dishes.flatMap((dish) => dish.split('|'))
  const isWished = roots.length + kinds.length + cuisines.length + dishes.length > 0
  const around = aroundOf(asking, heard, dates)
  const isEvening = read.dayPart === 'evening' && !isWished
  const ranked = ideasOf(asking, heard, dates)
    .filter(({ text }) => !isEvening || ofEvening.test(text))
    .map((idea) => {
      const has = rootsOf(idea.text)
      const hits =
        roots.filter((root) => has.has(root)).length * ofWord +
        (kinds.includes(idea.kind) ? ofKind : 0) +
        (cuisines.some((one) => idea.kind.includes(one)) ? ofWord : 0) +
        (dishes.some((dish) => idea.text.toLowerCase().includes(dish)) ? ofWord : 0)
      const legs = (around.points ?? []).map((point) => legBetween(point, idea))
      const leg = legs.toSorted((a, b) => a.km - b.km)[0]
      return { idea, hits, leg, rank: idea.weight - (leg?.km ?? 0) / kmAStep }
    })
    .toSorted((a, b) => b.hits - a.hits || b.rank - a.rank)
  const most = ranked[0]?.hits ?? 0
  const found = ranked.filter(({ hits }) => !isWished || hits === most).slice(0, mostIdeas)
  return {
    found: isWished && most === 0 ? [] : found,
    isSure: !isWished || most >= ofWord,
    words,
    around,
  }
}

type Ranked = ReturnType<typeof rankedIdeas>

/** "- **Alfama**: free, 8 min on foot" */
function lineOf({ say }: Asking, { idea, leg }: Ranked['found'][number]): string {
  const way = leg && wayOfLeg(leg)
  const far = !way
    ? ''
    : way.how === 'foot'
      ? say(`, ${way.minutes} min on foot`, `, ${way.minutes} min à pied`)
      : say(
          `, ${way.minutes} min by transit or taxi`,
          `, ${way.minutes} min en transport ou en taxi`,
        )
  return `- **${idea.name}**${say(':', ' :')} ${idea.detail}${far}`
}

/** What could come in, by the words and the kind that a message wishes, near what it is about: a list, each to be added. */
export function answerIdeas(asking: Asking, heard: Heard): Said | undefined {
  const { say } = asking
  const { standing, read } = heard
  const told = toldDate(asking, standing)
  const named = datesAsked(asking, standing, read.days)
  if (!named) return undefined
  const isNear = heard.near !== undefined || read.isSpoken
  const dates = named.length > 0 ? named : told && isNear ? [told] : []
  const { found, isSure, words, around } = rankedIdeas(asking, heard, dates)
  const slugs = standing.wish.destinations.flatMap(({ ref }) => ref ?? [])
  const notes = isSure || words.length === 0 ? undefined : sentencesOn(asking, slugs, words)
  if (found.length === 0 && !notes?.text) return undefined
  const date = dates.length === 1 ? dates[0] : undefined
  const day = date ? datesOf(standing).indexOf(date) + 1 : 0
  const where = around.name ? say(` near **${around.name}**`, ` près de **${around.name}**`) : ''
  const on = date ? dayText(asking, standing, date) : ''
  const when = on ? say(` for ${on}`, ` pour ${on}`) : ''
  const head = say(
    `Ideas${when}${where}, not in your trip yet:`,
    `Idées${when}${where}, pas encore dans le voyage :`,
  )
  const lines = found.map((one) => lineOf(asking, one)).join('\n')
  const [onEn, onFr] = day > 0 ? [` on day ${day}`, ` au jour ${day}`] : ['', '']
  const choices = found.slice(0, 3).map(({ idea: { name } }) => ({
    label: say(`Add ${name}`, `Ajoute ${name}`),
    message: say(`Add ${name}${onEn}`, `Ajoute ${name}${onFr}`),
  }))
  return {
    text: [notes?.text, lines && `${head}\n\n${lines}`].filter(Boolean).join('\n\n'),
    sources: [atlasSource(asking), ...(notes?.text ? [placeNotesSource] : [])],
    memory: {
      listed: found.map(({ idea }) => idea.id),
      ...(day > 0 ? { toldDay: day } : {}),
    },
    ...(choices.length > 1 ? { choices } : {}),
  }
}
