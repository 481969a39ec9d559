import { isOpenOn, weekdayName } from '#features/trips/domain/opening-hours.ts'
import { fold } from '../../domain/fold.ts'
import { stopWords } from '../reading/stop-words.ts'
import { type Asking, type Said, sourceOf } from './answer.ts'
import type { Standing, WrittenItem } from './plan-port.ts'
import { datesOf } from './propose-edit.ts'
import { day, dollars, listed, weekdayText } from './words.ts'

const typesOf = new Map(
  Object.entries({
    restaurant:
      'dinner dinners lunch lunches restaurant restaurants meal meals table tables repas souper diner',
    hotel: 'hotel hotels room bed lodging chambre',
    flight: 'flight flights vol vols',
    attraction:
      'sight sights museum museums visit visits ticket tickets activity activities attraction musee musees visite visites',
  }).flatMap(([type, words]) => words.split(' ').map((word) => [word, type] as const)),
)
const dearest = 'dearest,most expensive,priciest,costliest,le plus cher,la plus chere'.split(',')
const cheapest = ['cheapest', 'least expensive', 'le moins cher', 'la moins chere']
const nouns = new Set('plan trip itinerary our my we first last'.split(' '))
const closedWords = ['closed', 'open', 'shut', 'ferme', 'fermee', 'ouvert', 'ouverte']
const listWords =
  'what s on,whats on,what is on,what do we do,show me,what are we doing,qu y a t il,on fait quoi,what have we'.split(
    ',',
  )

const priceOf = ({ price = 0 }: WrittenItem): number => price

function whenOf({ language, say }: Asking, standing: Standing, item: WrittenItem): string {
  if (!item.day) return say('without a day yet')
  const at = datesOf(standing).indexOf(item.day) + 1
  return `${say('day')} ${at}${item.time ? `, ${item.time}` : ''} (${weekdayText(language, weekdayName(item.day))} ${day(language, item.day)})`
}

const shortestStem = 5
const termsWords = /^(?:refund|cancel|annul|rembours)/

/** One begins with the other; what can be cancelled is what is refunded. */
const isAlike = (one: string, word: string): boolean =>
  one.startsWith(word) ||
  (one.length >= shortestStem && word.startsWith(one)) ||
  (termsWords.test(one) && termsWords.test(word))

/** Items that the message means by words of their names or their kind. */
function meant({ turn }: Asking, items: readonly WrittenItem[]): readonly WrittenItem[] {
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

/** Whether what is planned is open on its day, as far as its hours are known. */
function openText(asking: Asking, standing: Standing, item: WrittenItem): string {
  const { say, world, turn, language } = asking
  const towns = turn.frame.places.flatMap(({ ref }) => (ref ? [ref.split('/')[0] ?? ref] : []))
  const found = world.namesIn(item.name, towns).find(({ kind }) => kind === 'sight')
  const row =
    found && world.rows(found.id.split('/')[0] ?? '')?.sights.find(({ id }) => id === found.id)
  const when = whenOf(asking, standing, item)
  if (!row || !item.day)
    return say(
      `**${item.name}** is on ${when}. Its hours I don’t know: look at its own page.`,
      `**${item.name}** est prévu : ${when}. Je ne connais pas ses heures : voyez sa page.`,
    )
  const isOpen = isOpenOn(row, { date: item.day })
  const times = row.opens && row.closes ? ` (${row.opens}–${row.closes})` : ''
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

/** What a message asks about a plan, by its words. */
function asksOf({ turn: { reader, change, before, isQuestion } }: Asking) {
  const has = (phrases: readonly string[]) => phrases.some((phrase) => reader.find(phrase) >= 0)
  const [number] = has(listWords) ? (change?.days ?? []) : []
  const isClosed = has(closedWords)
  const isEdit = change !== undefined && change.changes.length > 0
  const isOfTrip = Boolean(before.plan?.tripId) && has(ownWords)
  const price = has(dearest)
    ? ('dearest' as const)
    : has(cheapest)
      ? ('cheapest' as const)
      : undefined
  const isAsked = price !== undefined || number !== undefined || isClosed || isOfTrip
  return isAsked && (!isEdit || (isClosed && isQuestion)) ? { number, isClosed, price } : undefined
}

const ownWords = ['our', 'my', 'we', 'this', 'notre', 'mon', 'nos']

function toldDay(asking: Asking, standing: Standing, number: number): Said {
  const all = datesOf(standing)
  const date = number === -1 ? all.at(-1) : all[number - 1]
  const lines = standing.items
    .filter((item) => item.day === date && item.type !== 'hotel')
    .toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))
    .map(({ name, time }) => `- ${time ? `${time} ` : ''}**${name}**`)
  return {
    text: lines.join('\n') || asking.say('That day is free.'),
    sources: [sourceOf(asking, 'plan')],
  }
}

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
      `Your trip says:\n\n${names}\n\nMore${of} is not written there: your booking, or the provider, tells the rest.`,
      `Votre voyage contient :\n\n${names}\n\nRien de plus n’y est écrit${of} : votre réservation ou le fournisseur dit le reste.`,
    ),
    isUnknown: true,
    took,
    sources: [sourceOf(asking, 'plan')],
  }
}

/** What is asked about the plan or trip that stands: its dearest dinner, a day of it, what a part of it says. */
export async function answerStanding(asking: Asking): Promise<Said | undefined> {
  const { turn, plans, language } = asking
  const { plan, edits } = turn.before
  const asks = plan ? asksOf(asking) : undefined
  const standing = plan && asks ? await plans.standing(plan, edits) : undefined
  if (!asks || !standing) return undefined
  if (asks.number !== undefined) return toldDay(asking, standing, asks.number)
  const items = meant(asking, standing.items)
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
  return asksTerms || isOpen ? written(asking, standing, items, took) : undefined
}
