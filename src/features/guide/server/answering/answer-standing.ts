import { isOpenOn, openSpans, weekdayName } from '#features/trips/domain/opening-hours.ts'
import { addDays, weekdayOf } from '#platform/shared/local-date.ts'
import { timeOf } from '#platform/shared/time-of-day.ts'
import { fold } from '../../domain/fold.ts'
import { stopWords } from '../reading/stop-words.ts'
import { type Asking, type Said, sourceOf } from './answer.ts'
import { rowOf } from './edit-parts.ts'
import type { Standing, WrittenItem } from './plan-port.ts'
import { datesOf } from './propose-edit.ts'
import { day, dollars, listed, weekdayText } from './words.ts'

const typesOf = new Map(
  Object.entries({
    restaurant:
      'dinner dinners lunch lunches restaurant restaurants meal meals food eating table tables repas souper diner nourriture',
    hotel: 'hotel hotels room bed lodging accommodation chambre hebergement',
    flight: 'flight flights vol vols',
    attraction:
      'sight sights museum museums visit visits ticket tickets activity activities attraction musee musees visite visites',
  }).flatMap(([type, words]) => words.split(' ').map((word) => [word, type] as const)),
)
/** "What does the hotel cost", and not "hotel included": a part of the plan. */
export const namesPart = ({ tokens }: Asking['turn']['reader']): boolean =>
  tokens.some(({ text }) => typesOf.has(text)) &&
  !tokens.some(({ text }) =>
    /^(?:included?|including|inclus|compris|with|without|avec|sans|and|et)$/.test(text),
  )

const dearest = 'dearest,most expensive,priciest,costliest,le plus cher,la plus chere'.split(',')
const cheapest = ['cheapest', 'least expensive', 'le moins cher', 'la moins chere']
const nouns = new Set('plan trip itinerary our my we first last'.split(' '))
const closedWords = ['closed', 'open', 'shut', 'ferme', 'fermee', 'ouvert', 'ouverte']
const includeWords = ['include', 'included', 'includes', 'compris', 'comprend', 'inclus']
const costWords = ['cost', 'price', 'how much', 'spend', 'spending', 'combien', 'coute', 'prix']
const planWords = [
  'that plan',
  'the plan',
  'this plan',
  'le plan',
  'ce plan',
  'in total',
  'en tout',
]
const anyWords = [
  'those',
  'these',
  'them',
  'ceux',
  'any',
  'anything',
  'all',
  'everything',
  'quelque chose',
  'tout',
]

const ofSpending = /^(?:spend|spending|food|eating|money|budget|planned)$/

/** Kinds of items that a message names. */
const typesIn = ({ turn }: Asking): ReadonlySet<string> =>
  new Set(turn.reader.tokens.flatMap(({ text }) => typesOf.get(text) ?? []))

/** Whether the plan holds what is asked about, and what that costs. */
function toldKind(asking: Asking, standing: Standing): Said | undefined {
  const { say, language } = asking
  const types = typesIn(asking)
  if (types.size === 0) return undefined
  const items = standing.items
    .filter(({ type }) => types.has(type))
    .toSorted((a, b) => `${a.day}${a.time}`.localeCompare(`${b.day}${b.time}`))
  const sources = [sourceOf(asking, 'plan')]
  if (items.length === 0)
    return {
      text: say('No: the plan holds none of that.', 'Non : le plan n’en contient pas.'),
      sources,
    }
  const lines = items.map((item) => {
    const price = priceOf(item) > 0 ? `: ${dollars(language, priceOf(item))}` : ''
    return `- **${item.name}**, ${whenOf(asking, standing, item)}${price}`
  })
  const total = asking.know(items.reduce((sum, item) => sum + priceOf(item), 0))
  const head =
    items.length > 1 && total > 0
      ? say(
          `**${dollars('en', total)}** in all, for what has a price:`,
          `**${dollars('fr', total)}** en tout, pour ce qui a un prix :`,
        )
      : say('The plan holds:', 'Le plan contient :')
  const took = asking.turn.unused().filter((word) => ofSpending.test(word))
  return {
    text: `${head}\n\n${lines.join('\n')}`,
    sources,
    took,
  }
}

export const priceOf = ({ price = 0 }: WrittenItem): number => price

/** The day and the hour of an item; the date where it was said. */
export function whenOf(
  { language, say, turn }: Asking,
  standing: Standing,
  item: WrittenItem,
): string {
  if (!item.day) return say('without a day yet')
  const at = datesOf(standing).indexOf(item.day) + 1
  const told = `${say('day')} ${at}${item.time ? `, ${item.time}` : ''}`
  if (turn.before.plan?.isDated === false) return told
  return `${told} (${weekdayText(language, weekdayName(item.day))} ${day(language, item.day)})`
}

const shortestStem = 5
const termsWords = /^(?:refund|cancel|annul|rembours)/

/** One begins with the other; what can be cancelled is what is refunded. */
const isAlike = (one: string, word: string): boolean =>
  one.startsWith(word) ||
  (one.length >= shortestStem && word.startsWith(one)) ||
  (termsWords.test(one) && termsWords.test(word))

/** Items that the message means by words of their names or their kind. */
export function meant({ turn }: Asking, items: readonly WrittenItem[]): readonly WrittenItem[] {
  const words = turn.reader.tokens.flatMap(({ kind, text }) =>
    kind === 'word' && text.length > 3 && !nouns.has(text) ? [text.replace(/s$/, '')] : [],
  )
  const own = words.filter((word) => !stopWords.has(word))
  const byName = items.filter(({ name }) => {
    const named = fold(name).split(' ')
    return own.some((word) => named.some((one) => isAlike(one, word)))
  })
  if (byName.length > 0) return byName
  const types = new Set(words.flatMap((word) => typesOf.get(word) ?? typesOf.get(`${word}s`) ?? []))
  return items.filter(({ type }) => types.has(type))
}

function isShut(asking: Asking, item: WrittenItem): boolean {
  const row = rowOf(asking, item)
  return row !== undefined && Boolean(item.day) && !isOpenOn(row, { date: item.day ?? '' })
}

/** Whether what is planned is open on its day, as far as its hours are known. */
export function openText(asking: Asking, standing: Standing, item: WrittenItem): string {
  const { say, language } = asking
  const row = rowOf(asking, item)
  const when = whenOf(asking, standing, item)
  if (!row || !item.day)
    return say(
      `**${item.name}** is on ${when}. Its hours I don’t know: look at its own page.`,
      `**${item.name}** est prévu : ${when}. Je ne connais pas ses heures : voyez sa page.`,
    )
  const { weekday, before } = asking.turn
  const date =
    weekday === undefined ? item.day : addDays(item.day, (weekday - weekdayOf(item.day) + 7) % 7)
  const isOpen = isOpenOn(row, { date })
  const spans = openSpans(row, date).map(({ from, to }) => `${timeOf(from)}–${timeOf(to)}`)
  const times = spans.length > 0 && row.opens ? ` (${spans.join(', ')})` : ''
  // Where its dates are open, or it is planned on another day, it is asked of any such day.
  if (weekday !== undefined && (before.plan?.isDated === false || date !== item.day)) {
    const [en, fr] = (['en', 'fr'] as const).map((one) =>
      weekdayText(one, weekdayName(date), one === 'en'),
    )
    return isOpen
      ? say(
          `**${item.name}** is open on ${en}${times}; in the plan it is on ${when}.`,
          `**${item.name}** est ouvert le ${fr}${times} ; dans le plan : ${when}.`,
        )
      : say(
          `No: **${item.name}** is closed on ${en}; in the plan it is on ${when}.`,
          `Non : **${item.name}** est fermé le ${fr} ; dans le plan : ${when}.`,
        )
  }
  return isOpen
    ? say(
        `**${item.name}** is open on ${when}${times}.`,
        `**${item.name}** est ouvert : ${when}${times}.`,
      )
    : say(
        `Yes: **${item.name}** is closed on that ${weekdayText(language, weekdayName(item.day))} (${when}). Say “move it to day 2”, for instance.`,
        `Oui : **${item.name}** est fermé ce ${weekdayText(language, weekdayName(item.day))} (${when}). Dites par exemple « déplace-le au jour 2 ».`,
      )
}

/** Which visits of the plan are closed on their day; where its dates are open, on the weekday that is named. */
function closedOf(asking: Asking, standing: Standing): Said {
  const { say, turn, language } = asking
  const { weekday } = turn
  const isDated = turn.before.plan?.isDated !== false
  const all = standing.items.filter(({ type, day: date }) => type === 'attraction' && date)
  const ofDay = datesOf(standing).map((date) =>
    addDays(date, ((weekday ?? 0) - weekdayOf(date) + 7) % 7),
  )[0]
  if (!isDated && weekday !== undefined && ofDay) {
    const shut = all
      .filter((item) => isShut(asking, { ...item, day: ofDay }))
      .map(({ name }) => name)
    const on = weekdayText(language, weekdayName(ofDay))
    return {
      text:
        shut.length > 0
          ? say(
              `Yes, on a ${on} these are closed: ${listed('en', shut)}.`,
              `Oui, le ${on} sont fermés : ${listed('fr', shut)}.`,
            )
          : say(
              `No: nothing in the plan is closed on a ${on}, as far as I know the hours.`,
              `Non : rien dans le plan n’est fermé le ${on}, d’après les heures que je connais.`,
            ),
      sources: [sourceOf(asking, 'plan')],
    }
  }
  const visits = all.filter(
    ({ day: date }) => weekday === undefined || (date && weekdayOf(date) === weekday),
  )
  const closed = visits.filter((item) => isShut(asking, item))
  const asksOpen = turn.reader.tokens.some(({ text }) => /^(?:open|ouvert|ouverts)$/.test(text))
  const text =
    visits.length === 0
      ? say('The plan has no visit on that day.', 'Le plan n’a aucune visite ce jour-là.')
      : closed.length === 0
        ? `${asksOpen ? say('Yes: ', 'Oui : ') : say('No: ', 'Non : ')}${say(
            'all visits of the plan whose hours I know are open on their day.',
            'toutes les visites du plan dont je connais les heures sont ouvertes ce jour-là.',
          )}`
        : closed.map((item) => openText(asking, standing, item)).join('\n\n')
  return { text, sources: [sourceOf(asking, 'plan')] }
}

/** What a message asks about a plan, by its words. */
function asksOf({ turn: { reader, change, before, isQuestion, doing } }: Asking) {
  const has = (phrases: readonly string[]) => phrases.some((phrase) => reader.find(phrase) >= 0)
  const isClosed = has(closedWords)
  const isEdit = change !== undefined && change.changes.length > 0
  const isOfTrip = Boolean(before.plan?.tripId) && has(ownWords)
  const price = has(dearest)
    ? ('dearest' as const)
    : has(cheapest)
      ? ('cheapest' as const)
      : undefined
  // "How much is it, room included" asks for the sum.
  const isIncluded = isQuestion && has(includeWords) && !has(['how much', 'combien'])
  const isCost =
    has(costWords) && (has(planWords) || (doing?.act === 'inplan' && namesPart(reader)))
  const isAsked = isIncluded || isCost || price !== undefined || isClosed || isOfTrip
  return isAsked && (!isEdit || (isClosed && isQuestion))
    ? { isClosed, price, isIncluded, isCost }
    : undefined
}

const ownWords = ['our', 'my', 'we', 'this', 'notre', 'mon', 'nos']

/** What is written in the trip of what is asked about, word for word. */
function written(
  asking: Asking,
  standing: Standing,
  items: readonly WrittenItem[],
  took: readonly string[],
): Said {
  const words = asking.turn.unused().filter((word) => !took.includes(word))
  const of =
    words.length === 0
      ? ''
      : asking.say(
          ` on ${listed(
            'en',
            words.map((word) => `“${word}”`),
          )}`,
          ` sur ${listed(
            'fr',
            words.map((word) => `« ${word} »`),
          )}`,
        )
  const names = items
    .slice(0, 6)
    .map((item) => `- **${item.name}**, ${whenOf(asking, standing, item)}`)
    .join('\n')
  return {
    text: asking.say(
      `Your trip says:\n\n${names}\n\nIt says nothing more${of}. Look at your booking, or ask the provider.`,
      `Votre voyage contient :\n\n${names}\n\nIl ne dit rien de plus${of}. Voyez votre réservation ou demandez au fournisseur.`,
    ),
    isUnknown: true,
    took,
    sources: [sourceOf(asking, 'plan')],
  }
}

/** It wishes for something, which no word of the trip answers. */
const wishing =
  /^(?:move|put|change|swap|find|want|wanna|wish|like|need|take|get|deplace\w*|mets|veux|voudr\w+|cherche)$/

/** What is asked about the plan or trip that stands: its dearest dinner, a day of it, what a part of it says. */
export async function answerStanding(asking: Asking): Promise<Said | undefined> {
  const { turn, plans, language } = asking
  const { plan, edits } = turn.before
  const asks = plan ? asksOf(asking) : undefined
  const whole = plan && asks ? await plans.standing(plan, edits) : undefined
  // What is an idea, or cancelled, is no part of the plan that is asked about.
  const standing = whole && {
    ...whole,
    items: whole.items.filter(({ status }) => status !== 'idea' && status !== 'cancelled'),
  }
  if (!asks || !standing) return undefined
  if (asks.isIncluded || asks.isCost) {
    const told = toldKind(asking, standing)
    if (told || asks.isIncluded) return told
  }
  const named = meant(asking, standing.items)
  const isAny = asks.isClosed && anyWords.some((word) => turn.reader.find(word) >= 0)
  if (named.length === 0 && isAny) return closedOf(asking, standing)
  // "Is the Pergamon Museum open" is about no other museum.
  const left = turn.unused().filter((word) => word.length > 3)
  const isOther =
    asks.isClosed &&
    left.length > 0 &&
    !named.some(({ name }) => left.some((word) => fold(name).includes(word.replace(/s$/, ''))))
  const isWhole =
    asks.price !== undefined &&
    named.length === 0 &&
    turn.reader.tokens.some(({ text }) => /^(?:thing|item|part|stop|chose|plan)$/.test(text))
  const all = standing.items.filter(({ type }) => type !== 'hotel' && type !== 'flight')
  const items = isOther ? [] : isWhole ? all : named
  if (items.length === 0) return undefined
  const sources = [sourceOf(asking, 'plan')]
  const isOfItems = (word: string): boolean =>
    items.some(({ name }) => fold(name).includes(word.replace(/s$/, '')))
  const took = turn.unused().filter(isOfItems)
  if (asks.price) {
    const priced = items
      .filter((item) => priceOf(item) > 0)
      .toSorted((a, b) => priceOf(b) - priceOf(a))
    const one = priced.at(asks.price === 'dearest' ? 0 : -1)
    return (
      one && {
        text: `**${one.name}**, ${whenOf(asking, standing, one)}: ${dollars(language, priceOf(one))}.`,
        sources,
        took,
        memory: { focus: one.id },
      }
    )
  }
  if (asks.isClosed) {
    const told = items.slice(0, 3).map((item) => openText(asking, standing, item))
    return { text: told.join('\n\n'), sources, took }
  }
  const asksTerms = turn.reader.tokens.some(({ text }) => termsWords.test(text))
  const isOpen = turn.unused().length > took.length
  const isWish = turn.reader.tokens.some(({ text }) => wishing.test(text))
  return asksTerms || (isOpen && turn.isQuestion && !isWish)
    ? written(asking, standing, items, took)
    : undefined
}
