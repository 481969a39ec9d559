import type { AlikeAsked, Asked } from '../retrieval/alike.ts'
import { askedOf, askedSource } from '../retrieval/asked.ts'
import { keepsTopic } from '../reading/goes-on.ts'
import { stopWords } from '../reading/stop-words.ts'
import { type Asking, goalCountries, goalTowns, originTown, type Said } from './answer.ts'

/** How alike a question has to be: of the place that is meant, and of travel at large. */
const least = { there: 1.05, anywhere: 1.2 } as const
/** So much less where the topic is the same, and more of a part of a message. */
const ofTopic = 0.2
const ofPart = 0.15
const surely = 0.6
/** Rows, hours and rules that a tool reads are surer than words. */
const ofTools = new Set(
  'hotels hours layover weather exchange clock water tipping plugs about plan find'.split(' '),
)
/** Ways and comparisons are told by words where the very question stands there. */
const ofWays = new Set('distance flights compare insurance'.split(' '))
const besideWay = 0.15
/** Which of them hold is told by the country. */
const ofRules = new Set(['entry', 'holiday'])
/** Beside a place or a month so many words have to be those of a question of any place. */
const leastBeside = 2
/** So alike that it is the question, where its words were taken for another topic. */
const verySame = 1.4
/** A place has its own rules and figures for them: what holds anywhere is no answer. */
const ofEachPlace = new Set(
  'entry weather flights distance exchange clock holiday currency'.split(' '),
)
const shortestName = 4

interface Part {
  readonly from: number
  readonly to: number
}

/** Where the question may stand: of one town, its country, or of any place; of several places none is meant. */
function placesOf(asking: Asking): readonly string[] {
  const towns = goalTowns(asking)
  const lands = goalCountries(asking)
  if (towns.length > 1 || lands.length > 1) return []
  return [...towns.map(({ slug }) => slug), ...lands, 'general']
}

/** A sight, a quarter or another town that is named has to stand in the question or its answer. */
function holdsNames(asking: Asking, { from, to }: Part, place: string, found: AlikeAsked): boolean {
  const { turn } = asking
  const own = new Set([...goalTowns(asking).map(({ slug }) => slug), ...goalCountries(asking)])
  return turn.named.spots
    .filter((spot) => spot.from >= from && spot.to <= to)
    .filter(({ place: { ref, countryCode } }) => {
      const isOrigin = turn.named.places.some((one) => one.ref === ref && one.role === 'from')
      return !own.has(ref ?? countryCode ?? '') && !(isOrigin && place === 'general')
    })
    .every((spot) =>
      turn.reader.tokens
        .slice(spot.from, spot.to)
        .some(({ text }) => text.length >= shortestName && found.holds(text)),
    )
}

/** Whether it asks more than its topic does: a name, or a word of its own that the question holds too. */
function isSpecific({ turn }: Asking, { from, to }: Part, place: string, found: AlikeAsked) {
  const { reader, named, own, edited } = turn
  const isFirst = turn.before.frame.topic === null && edited.size === 0
  const isOther = own.every(({ intent }) => intent.topic !== found.asked.topic)
  if ((place === 'general' && isFirst) || (isOther && found.score >= verySame)) return true
  const ofMain = new Set(own.flatMap(({ at }) => at))
  const more = reader.tokens.slice(from, to).filter(({ kind, text }, by) => {
    const isName = named.tokens.has(from + by)
    const isOwn = isName || (!ofMain.has(from + by) && !stopWords.has(text))
    return kind === 'word' && text.length >= shortestName && isOwn && found.holds(text)
  })
  return more.length >= (place === 'general' ? leastBeside : 1)
}

/** Whether what holds anywhere may answer: not for Wayleaf itself, nor for what each place has of its own. */
function isOfAnyPlace(asking: Asking, topic: string, agrees: number, part?: Part): boolean {
  const [main] = asking.turn.own
  const isOfHouse = main?.intent.topic === 'about' && main.score >= surely
  const isPlaced = goalTowns(asking).length + goalCountries(asking).length > 0
  return !isOfHouse && !(isPlaced && ofEachPlace.has(topic)) && (!part || agrees > 0)
}

/** How a question is put: a yes to one is a no to another. */
const manners = [
  /\b(?:need|must|have to|required|should|faut|dois|doit|oblig)/i,
  /\b(?:can|could|may|allowed|possible|doable|peut|puis|pouvons|permis)\b/i,
  /\b(?:worth|vaut|vaille|overrated|skip)\b/i,
] as const
const yesNo = /^(?:yes|no|oui|non)\b[,:; ]+(?=\p{L})/iu

/** The answer without its yes or no where the message puts the question in another way. */
function bare(text: string, message: string, { q, fr }: Asked): string {
  const isPut = (one: string): string => manners.map((manner) => manner.test(one)).join()
  if ([...q, ...fr].some((one) => isPut(one) === isPut(message))) return text
  const rest = text.replace(yesNo, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

export interface FoundAsked {
  readonly said: Said
  readonly topic: string
}

/** What we answer to a question that travellers often ask, where a message or a part of it asks the same. */
export function answerAsked(asking: Asking, part?: Part): FoundAsked | undefined {
  const { turn, language } = asking
  const { reader, own } = turn
  const [main] = own
  const isSure = (topics: ReadonlySet<string>): boolean =>
    main !== undefined && main.score >= surely && topics.has(main.intent.topic)
  const isPlaced = goalTowns(asking).length + goalCountries(asking).length > 0
  const isWay = originTown(asking) !== undefined && goalTowns(asking).length > 0
  if (isWay || isSure(ofTools) || (isPlaced && isSure(ofRules)) || keepsTopic(turn.doing))
    return undefined
  const range = part ?? { from: 0, to: reader.tokens.length }
  const words = reader.tokens.slice(range.from, range.to).map(({ text }) => text)
  for (const place of placesOf(asking)) {
    const found = askedOf(place)?.find(words.join(' '))
    if (!found) continue
    const { asked, score } = found
    const agrees = own.find(({ intent }) => intent.topic === asked.topic)?.score ?? 0
    const needed =
      (place === 'general' ? least.anywhere : least.there) +
      (part ? ofPart : 0) +
      (isSure(ofWays) ? besideWay : 0)
    const isOpen = place !== 'general' || isOfAnyPlace(asking, asked.topic, agrees, part)
    const isAlike = score >= needed - ofTopic * agrees
    // It asks no more than its topic, which the topic answers.
    if (isAlike && !isSpecific(asking, range, place, found)) return undefined
    if (!isAlike || !isOpen || !holdsNames(asking, range, place, found)) continue
    asking.know(asked)
    return {
      said: {
        text: bare(language === 'fr' ? asked.af : asked.a, reader.message, asked),
        sources: [askedSource],
        took: words,
      },
      topic: asked.topic,
    }
  }
  return undefined
}
