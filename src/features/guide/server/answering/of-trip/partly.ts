import { wellSpelt } from '../../reading/spelling.ts'
import { Reader } from '../../reading/tokens.ts'
import { readTripQuestion, type TripQuestion } from '../../reading/trip-question.ts'
import { speaksOfChange } from '../../reading/trip-command.ts'
import { anchorOf } from '../anchor-of.ts'
import { type Asking, goalTowns, type Said, sourceOf } from '../answer.ts'
import type { Standing } from '../plan-port.ts'
import { isPlaced, wayText } from '../way-in-plan.ts'
import { sentencesOn } from '../note-sentences.ts'
import { phrasesOf } from '../phrases.ts'
import { placeNotesSource } from '../../retrieval/place-notes.ts'
import { stopWords } from '../../reading/stop-words.ts'
import { listed } from '../words.ts'
import { oneAnswer } from './ask-trip.ts'
import { namedItems, partsMeant, partsOf, spokenOf, townsOf } from './trip-parts.ts'

const ownWords =
  /\b(?:our|my|the|this|that|we|i|notre|nos|mon|ma|mes|le|la|l|cet?|cette|on|nous|je)\b/

const isOwn = (read: TripQuestion, message: string): boolean =>
  read.items.length > 0 || read.days.length > 0 || (read.parts.length > 0 && ownWords.test(message))

const mostUnread = 3
/** They are asked of one thing, named or not. */
const ofOne = ['ahead', 'about', 'length', 'terms', 'where'] as const
const ofRain = /^(?:rain|pleu)/

/** What the notes of the trip's towns say of words that no table holds, else that nothing is known of them. */
export function ofUnread(asking: Asking, words: readonly string[]): Said {
  const { say, turn } = asking
  const slugs = goalTowns(asking).map(({ slug }) => slug)
  const found = sentencesOn(asking, slugs, words)
  if (found.took.length === words.length) return { text: found.text, sources: [placeNotesSource] }
  const quoted = phrasesOf(turn.reader, words, true)
  return {
    text: say(
      `About ${listed(
        'en',
        quoted.map((one) => `“${one}”`),
      )} I can’t say anything certain. What the trip says:`,
      `Sur ${listed(
        'fr',
        quoted.map((one) => `« ${one} »`),
      )}, je ne peux rien dire de sûr. Voici ce que dit le voyage :`,
    ),
    isUnknown: true,
  }
}

/** "Is our hotel good": of what is named all that is known. */
const withAsk = (read: TripQuestion): TripQuestion =>
  read.asks.size > 0 ? read : { ...read, asks: new Set(['about'] as const) }

/** "Is the hotel far from the centre": from where one stays, or a stop, to what is no part of the trip. */
function wayFrom(asking: Asking, standing: Standing, read: TripQuestion): Said | undefined {
  if (!read.asks.has('way') && !read.asks.has('near')) return undefined
  const parts = partsOf(standing)
  const [one] = partsMeant(parts, read, [])
  const from = (read.items.length > 0 ? one : parts.find(({ kind }) => kind === 'stay'))?.item
  const to = anchorOf(asking, goalTowns(asking))
  return isPlaced(from) && to && to.name !== from.name && !read.asks.has('near')
    ? {
        text: wayText(asking, from, to),
        sources: [sourceOf(asking, 'plan')],
        took: asking.turn.unused(),
      }
    : undefined
}

/** A question that names a part of the trip and is not read whole: what is read of it is answered, what is not is named. */
export async function answerPartly(asking: Asking): Promise<Said | undefined> {
  const { turn, plans, world } = asking
  const { plan, edits } = turn.before
  if (!plan) return undefined
  const standing = await plans.standing(plan, edits)
  if (!standing) return undefined
  const message = wellSpelt(turn.message, world)
  const reader = new Reader(message)
  if (speaksOfChange(reader)) return undefined
  const read = readTripQuestion(reader, namedItems(partsOf(standing)), townsOf(standing))
  // "That isn't seafood", "if it rains": other readers weigh that.
  if (read.kitchens.length > 0 || read.unread.some((word) => ofRain.test(word))) return undefined
  const open = read.unread.filter((word) => !stopWords.has(word))
  const isOfOne = read.isSpoken || ofOne.some((ask) => read.asks.has(ask))
  const points = isOfOne && spokenOf(asking, standing).length === 1
  const isOfTrip = isOwn(read, message.toLowerCase()) || points || read.asks.has('near')
  if (open.length > mostUnread || !isOfTrip) return undefined
  if (!turn.isQuestion && !read.asks.has('near')) return undefined
  const told =
    wayFrom(asking, standing, read) ??
    (await oneAnswer(asking, standing, { read: withAsk(read), before: [] }))?.said ??
    (
      await oneAnswer(asking, standing, {
        read: { ...read, asks: new Set(['program']) },
        before: [],
      })
    )?.said
  if (!told) return undefined
  const lead = open.length > 0 && !told.took ? ofUnread(asking, open) : undefined
  return {
    ...told,
    text: [lead?.text, told.text].filter(Boolean).join('\n\n'),
    sources: [...(lead?.sources ?? []), ...(told.sources ?? [])],
    took: turn.unused(),
    isWhole: true,
  }
}
