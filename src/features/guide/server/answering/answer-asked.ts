import { type AlikeAsked, type Asked, sensesOf } from '../retrieval/alike.ts'
import { askedOf, askedSource } from '../retrieval/asked.ts'
import { fold } from '../../domain/fold.ts'
import { isEveryday } from '../retrieval/everyday.ts'
import { topicModel } from '../intents/all-intents.ts'
import { featuresIn } from '../reading/topic-features.ts'
import type { FoundTopic } from '../reading/read-topics.ts'
import { sharesBy } from '../reading/topic-model.ts'
import { keepsTopic } from '../reading/goes-on.ts'
import type { Reader } from '../reading/tokens.ts'
import { stopWords } from '../reading/stop-words.ts'
import { type Asking, goalCountries, goalTowns, monthOf, type Said } from './answer.ts'

/** Beside a trip what is not surely of travel at large is of the trip. */
const isOfTrip = ({ heard }: Asking): boolean =>
  heard !== undefined && !(heard.act === 'general' && heard.share >= surely)

/** How sure a question has to be: of the place that is meant, of travel at large, where the whole message means it, and that beside a topic which answers too. */
const least = { there: 0.45, anywhere: 0.65, meant: 0.6, beside: 0.7 } as const
/** So many words stand by themselves: fewer lean on what was said before. */
const leastWhole = 6
/** So much more of a part of a message, and where a way or a comparison is asked. */
const more = 0.1
const surely = 0.6
const unsure = 0.5
/** Rows, hours and rules that a tool reads are surer than words. */
const ofTools = new Set(
  'hotels hours layover weather exchange clock water tipping plugs about plan find'.split(' '),
)
/** Ways and comparisons are told by words where the very question stands there. */
const ofWays = new Set('distance flights compare insurance'.split(' '))
/** Which of them hold is told by the country. */
const ofRules = new Set(['entry', 'holiday'])
/** Beside a place or a month so many words have to be those of a question of any place. */
const leastBeside = 2
/** So sure that it is the question, where its words were taken for another topic. */
const verySure = 0.8
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
  if ((place === 'general' && isFirst) || (isOther && found.sure >= verySure)) return true
  const ofMain = new Set(own.flatMap(({ at }) => at))
  const specific = reader.tokens.slice(from, to).filter(({ kind, text }, by) => {
    const isName = named.tokens.has(from + by)
    const isOwn = isName || (!ofMain.has(from + by) && !stopWords.has(text))
    return kind === 'word' && text.length >= shortestName && isOwn && found.holds(text)
  })
  return specific.length >= (place === 'general' ? leastBeside : 1)
}

/** Whether the question or its answer holds most of what is asked: "is there an embassy" is not whether one registers there. */
function holdsMost({ turn: { reader, named } }: Asking, { from, to }: Part, found: AlikeAsked) {
  const own = reader.tokens.slice(from, to).filter(
    ({ kind, text }, by) =>
      kind === 'word' &&
      text.length >= shortestName &&
      !named.tokens.has(from + by) &&
      !stopWords.has(text) &&
      // Who asks is Canadian anyway.
      !text.startsWith('canad'),
  )
  const held = own.filter(({ text }) => sensesOf(text).some(found.holds))
  return found.sure >= verySure || held.length * 2 >= own.length
}

/** Whether what holds anywhere may answer: not for Wayleaf itself, nor for what each place has of its own. */
function isOfAnyPlace(asking: Asking, topic: string, part?: Part): boolean {
  const [main] = asking.turn.own
  const isOfHouse = main?.intent.topic === 'about' && main.score >= surely
  const isPlaced = goalTowns(asking).length + goalCountries(asking).length > 0
  const isOther = main !== undefined && main.score >= verySure && main.intent.topic !== topic
  return (
    !isOfHouse &&
    !(isOther && isPlaced) &&
    !(isPlaced && ofEachPlace.has(topic)) &&
    (!part || asking.turn.own.some(({ intent }) => intent.topic === topic))
  )
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

/** How likely each topic is by a part of a message, and what the part means. */
function heardOf(reader: Reader, { from, to }: Part) {
  const model = topicModel()
  const meaning = reader.meaning(from, to)
  const shares = sharesBy(model, featuresIn(reader, from, to), meaning)
  return { meaning, share: (topic: string) => shares[model.topics.indexOf(topic)] ?? 0 }
}

export interface FoundAsked {
  readonly said: Said
  readonly topic: string
}

/** What we answer to a question that travellers often ask, where a message or a part of it asks the same. */
export function answerAsked(asking: Asking, part?: Part): FoundAsked | undefined {
  const { turn } = asking
  const { reader, own } = turn
  const [main] = own
  const isSure = (topics: ReadonlySet<string>): boolean =>
    main !== undefined && main.score >= surely && topics.has(main.intent.topic)
  const isPlaced = goalTowns(asking).length + goalCountries(asking).length > 0
  // "How long is the flight", where both ends are told, is of no other way.
  const ends =
    turn.named.places.length === 0 && isSure(ofWays) ? turn.frame.places : turn.named.places
  const isWay = ['from', 'to'].every((end) => ends.some(({ role }) => role === end))
  if (isWay || isSure(ofTools) || (isPlaced && isSure(ofRules)) || keepsTopic(turn.doing))
    return undefined
  const range = part ?? { from: 0, to: reader.tokens.length }
  const words = reader.tokens.slice(range.from, range.to).map(({ text }) => text)
  const { share } = heardOf(reader, range)
  const places = placesOf(asking)
  for (const place of places) {
    const found = askedOf(place)?.find(words.join(' '), { share, month: monthOf(asking) })
    if (!found) continue
    const { asked, sure } = found
    const needed =
      (place === 'general' ? least.anywhere : least.there) +
      (part ? more : 0) +
      (isSure(ofWays) ? more : 0)
    const isOfTopic = own.some(({ intent }) => intent.topic === asked.topic)
    // What holds of a country is no answer to another question of its town.
    const isThere = place === places[0] || isOfTopic
    const isOpen = place === 'general' ? isOfAnyPlace(asking, asked.topic, part) : isThere
    const isAlike = sure >= needed
    // It asks no more than its topic, which the topic answers.
    if (isAlike && !isSpecific(asking, range, place, found)) return undefined
    // "Is Khao San too loud" answers no question that does not name it.
    const isNamed = found.subject.length === 0 || found.subject.some((name) => words.includes(name))
    const isHeld = holdsNames(asking, range, place, found) && holdsMost(asking, range, found)
    if (!isAlike || !isOpen || !isNamed || !isHeld) continue
    return told(asking, asked, { place, words })
  }
  return part ? undefined : askedByMeaning(asking)
}

/** Whether a question is of the topic that is meant, or none is surely meant. */
const isOfMain = (main: FoundTopic | undefined, { topic }: Asked, least = unsure): boolean =>
  main === undefined || main.score < least || main.intent.topic === topic

/** The question of ours that means the same as the whole message, of the topic that is meant; where its words find none. */
function askedByMeaning(asking: Asking): FoundAsked | undefined {
  const { reader, own } = asking.turn
  const [main] = own
  const range = { from: 0, to: reader.tokens.length }
  const heard = heardOf(reader, range)
  const isWhole = reader.words().split(' ').length >= leastWhole
  if (!heard.meaning || !isWhole || isOfTrip(asking)) return undefined
  // Ways and lists are told by what a tool finds.
  if (ofWays.has(main?.intent.topic ?? '') || main?.intent.act === 'find') return undefined
  const isPlaced = goalTowns(asking).length + goalCountries(asking).length > 0
  for (const place of placesOf(asking)) {
    // What holds anywhere is no answer about a place.
    if (place === 'general' && isPlaced) continue
    const found = askedOf(place)?.find(reader.words(), { ...heard, month: monthOf(asking) })
    const isOpen = main === undefined || main.score < unsure
    const needed = isOpen ? least.meant : least.beside
    if (
      found &&
      isOfMain(main, found.asked) &&
      found.sure >= needed &&
      holdsNames(asking, range, place, found)
    )
      return told(asking, found.asked, { place, words: reader.tokens.map(({ text }) => text) })
  }
  return undefined
}

/** What we answer to a question. */
function told(
  asking: Asking,
  asked: Asked,
  { place, words, lead = '' }: { place: string; words: readonly string[]; lead?: string },
): FoundAsked {
  asking.know(asked)
  const { language, turn } = asking
  return {
    said: {
      text: lead + bare(language === 'fr' ? asked.af : asked.a, turn.reader.message, asked),
      sources: [askedSource],
      took: words,
      memory: { often: { place, q: asked.q[0] ?? '' } },
    },
    topic: asked.topic,
  }
}

/** So sure it has to be where nothing else is known: of a place, of any place, going on with what was told. */
const leastOfAll = { there: 0.6, anywhere: 0.3, before: 0.3 } as const
const plainly = 0.5

/** The question of ours that is most alike, where no other answer is known; it may go on with the one that was told last. */
export function likelyAsked(asking: Asking): FoundAsked | undefined {
  const { turn, say } = asking
  const { reader, before } = turn
  const range = { from: 0, to: reader.tokens.length }
  const words = reader.tokens.map(({ text }) => text)
  const { share, meaning: whole } = heardOf(reader, range)
  const [main] = turn.own
  const isWay = ofWays.has(main?.intent.topic ?? '')
  const meaning = isWay || reader.words().split(' ').length < leastWhole ? undefined : whole
  const isOfPlan = before.plan !== null || isOfTrip(asking)
  const last = before.often
  const tries = [
    ...placesOf(asking).map((place) => ({ place, before: undefined })),
    ...(last && turn.named.places.length === 0
      ? [{ place: last.place, before: askedOf(last.place)?.by(last.q) }]
      : []),
  ]
  const found = tries.flatMap(({ place, before: last }) => {
    const one = askedOf(place)?.find(words.join(' '), {
      share,
      meaning,
      month: monthOf(asking),
      before: last,
    })
    const ofPlace = place === 'general' ? leastOfAll.anywhere : leastOfAll.there
    const usual = last ? leastOfAll.before : ofPlace
    const needed = meaning && isOfPlan ? least.beside : usual
    // "Two days in Saskatoon" is no question of another place.
    const isNamed =
      place !== 'general' ||
      turn.named.places.every(({ name }) =>
        fold(name)
          .split(' ')
          .some((word) => one?.holds(word)),
      )
    const held = words.filter(
      (word) => word.length >= shortestName && !stopWords.has(word) && one?.holds(word),
    )
    const isHeld =
      one &&
      isNamed &&
      (!meaning || isOfMain(main, one.asked, place === 'general' ? verySure : unsure)) &&
      (meaning !== undefined ||
        (place === 'general'
          ? held.some((word) => !isEveryday(word))
          : held.length >= leastBeside)) &&
      one.sure >= needed &&
      holdsNames(asking, range, place, one) &&
      (meaning !== undefined || holdsMost(asking, range, one))
    return isHeld ? [{ ...one, place }] : []
  })
  const best = found.toSorted((a, b) => b.sure - a.sure)[0]
  if (!best) return undefined
  const lead =
    best.sure < plainly ? say('The nearest that I know: ', 'Ce que je sais de plus proche : ') : ''
  return told(asking, best.asked, { place: best.place, words, lead })
}
