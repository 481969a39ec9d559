import phenomena from '../../texts/phenomena.json' with { type: 'json' }
import {
  properties,
  type PlaceToGo,
  placesToGo,
  placeToGo,
  barePlace,
} from '../retrieval/places-to-go.ts'
import type { FoundTopic } from '../reading/read-topics.ts'
import { type Asking, goalTowns, type Said } from './answer.ts'
import { answerSuggest } from './answer-suggest.ts'
import { dayCost } from './day-cost.ts'
import { placeNotesSource } from '../retrieval/place-notes.ts'
import { choiceOf, lineOf } from './place-lines.ts'
import { type Candidate, isPlanned, judge } from './rank-places.ts'
import { isLooking, tells, wishAfter, wishesOf, wishIn } from './suggest-wish.ts'
import { wantedBy } from './choose-topics.ts'
import type { Step } from './step-guards.ts'

const sure = 0.6
const plainly = 0.8

/** "Somewhere", "which island", "a honeymoon": a place is looked for. */
const looking =
  /\b(?:somewhere|anywhere|someplace|where (?:should|can|could|do|would|to|might|is good|in|else)|wh(?:ich|at) (?:country|countries|island|islands|place|places|city|cities|town|towns|part|region|destination|beach)|places? (?:to|for|with|where|that)|a place|destinations?|getaway|honeymoon|babymoon|holiday idea|ideas?|suggest|recommend|inspire|a (?:trip|holiday|vacation|week|weekend|break)|some (?:island|town|country|city)|(?:an?|some|quiet|small|little|seaside|beach|old|ski|fishing) (?:island|town|village|city|country)|quelque part|n.importe o[uù]|une place|un endroit|un coin|destinations?|id[ée]es?|sugg[eè]re|propose|voyage de noces|lune de miel|o[uù] (?:partir|aller|va|vont|on|est-ce|peut|pourrait|nous|voir|faire)|quel(?:le)?s? (?:pays|[îi]le|ville|endroit|destination|r[ée]gion)|une? (?:[îi]le|ville|village|voyage|semaine|s[ée]jour))\b/iu

/** It has a name of its own, and where and when it is had stands in a table. */
function isPhenomenonOnly(
  { turn: { reader } }: Asking,
  found: ReturnType<typeof wishesOf>,
): boolean {
  const at = new Set(
    phenomena.flatMap(({ words }) =>
      words.split(', ').flatMap((phrase) => {
        const from = reader.find(phrase)
        return from < 0 ? [] : phrase.split(' ').map((_, by) => from + by)
      }),
    ),
  )
  return (
    at.size > 0 &&
    found.every(({ from, to }) =>
      Array.from({ length: to - from }, (_, by) => from + by).some((one) => at.has(one)),
    )
  )
}

/** So much has to be told of a place where no word says that one is looked for. */
const muchTold = 3.2

/** What is looked for is told by what it is like: a lighthouse to sleep near, tulips and old cemeteries. */
export const wished: Step = async (asking, topics) => {
  const { turn } = asking
  const { before } = turn
  if (before.plan || turn.reference?.what === 'pick' || goalTowns(asking).length > 0)
    return undefined
  // Days that are wished are laid, and of a country that is named its towns are told.
  if (wantedBy(asking).plan || turn.named.places.some(({ role }) => role === 'to')) return undefined
  const found = wishesOf(asking)
  if (found.length === 0 || isPhenomenonOnly(asking, found)) return undefined
  const [main] = topics
  const isElse =
    main !== undefined &&
    !ofPlaces.has(main.intent.topic) &&
    main.score >= (looking.test(turn.message) ? plainly : sure)
  const isPlace =
    looking.test(turn.message) ||
    (!turn.isQuestion && tells(found) >= muchTold && found.length > 1) ||
    (!turn.isQuestion &&
      found.some(({ id }) => rare.has(id)) &&
      turn.reader.tokens.length <= shortest)
  if (!isPlace || isElse) return undefined
  const said = await answerSuggest(asking)
  return said && { said, topic: 'find' }
}
const ofPlaces = new Set(
  'find plan sights like day-trips food kids hotels quiet free access evening season weather festival shopping off-topic'.split(
    ' ',
  ),
)
const shortest = 12
/** Few places have them: naming one looks for a place. */
const rare = new Set(
  properties
    .filter(({ id }) => tells([{ id, how: 'want', from: 0, to: 0 }]) > 2)
    .map(({ id }) => id),
)

const comparing =
  /\b(?:warmer|hotter|cooler|colder|cheaper|closer|nearer|farther|quieter|shorter|plus (?:chaud|pr[eè]s|frais|calme|tranquille)|moins (?:cher|loin|chaud)|pas (?:trop|si) (?:loin|chaud)|not (?:too|so|that) (?:far|hot))\b/i

/** "What about Panama": whether it is so. */
const asksAbout =
  /^(?:and |ok |okay |hmm,? )?(?:what about|how about|why not|et |pourquoi pas|que dites.vous de|and )/i

/** "Not mountains", "under three hours", "with a direct flight": where to go is told anew with it. */
export const refined: Step = async (asking, topics) => {
  const { before, edited, isQuestion, message } = asking.turn
  if (!isLooking(asking) || before.plan) return undefined
  const about = await answerAbout(asking)
  if (about) return { said: about, topic: 'find' }
  // "Plan it for five days", "then Porto": one is chosen.
  const isChosen = asking.turn.named.places.some(({ role, ref }) => role === 'to' && ref !== null)
  if (isChosen || wantedBy(asking).plan) return undefined
  // "Warmer maybe" is of the place, whatever else is warm.
  const compares = comparing.test(message)
  const isElse =
    !compares &&
    !wishesOf(asking).some(({ id }) => id === 'direct' || id === 'drive') &&
    topics.some(
      ({ intent, score }: FoundTopic) =>
        intent.topic !== 'find' && score >= (isQuestion ? sure : plainly),
    )
  const isOther = isQuestion && !compares && !looking.test(message) && wishesOf(asking).length === 0
  if (isElse || isOther) return undefined
  const isNarrowed =
    (['dislikes', 'money', 'span', 'party', 'mobility'] as const).some((key) => edited.has(key)) ||
    asking.turn.named.places.some(({ role }) => role === 'from' || role === 'not') ||
    wishIn(asking).length > 0
  const said = isNarrowed ? await answerSuggest(asking) : undefined
  return said && { said, topic: 'find' }
}

const candidateOf = (asking: Asking, place: PlaceToGo): readonly Candidate[] => {
  const town = asking.world.town(place.town)
  return town ? [{ place, town }] : []
}

/** How well a place that is named has what is looked for. */
async function answerAbout(asking: Asking): Promise<Said | undefined> {
  const { turn, world, say } = asking
  const { places } = turn.named
  const [named] = places
  if (
    places.length !== 1 ||
    !named ||
    named.role === 'not' ||
    named.role === 'from' ||
    !asksAbout.test(turn.message)
  )
    return undefined
  const wish = wishAfter(turn.before.wish ?? [], wishIn(asking))
  const [slug] = named.ref?.split('/') ?? []
  const known = placesToGo
    .flatMap((place) => candidateOf(asking, place))
    .filter(({ town }) => (slug ? town.slug === slug : town.countryCode === named.countryCode))
  const town = slug ? world.town(slug) : undefined
  const some = known.length > 0 || !town ? known : [{ place: barePlace(town), town }]
  const best = some
    .map((one) => judge(asking, wish, one))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 2)
  if (best.length === 0) return undefined
  const isFull = best[0]?.unmet.length === 0
  return {
    text: [
      isFull
        ? say('Yes, beside what you look for:', 'Oui, d’après ce que vous cherchez :')
        : say('Partly, beside what you look for:', 'En partie, d’après ce que vous cherchez :'),
      best.map((one) => lineOf(asking, one, dayCost)).join('\n'),
      say('Shall I plan it, or look on?', 'Je le planifie, ou je cherche encore ?'),
    ].join('\n\n'),
    sources: [placeNotesSource],
    // What is only weighed narrows nothing: the next message looks on.
    isUnread: true,
    memory: {
      listed: [...best.map(({ place }) => place.id), ...turn.before.listed],
      wish: [...wish],
    },
  }
}

/** "The second one", of a place whose days want their number, or cannot be laid. */
export const pickedPlace: Step = (asking) => {
  const { turn, say } = asking
  const place = turn.picked ? placeToGo(turn.picked) : undefined
  const [one] = place ? candidateOf(asking, place) : []
  if (!one || turn.before.plan || turn.saysLength || (!one.place.route && isPlanned(asking, one)))
    return undefined
  const choice = choiceOf(asking, one)
  const wish = new Set(turn.before.wish)
  return {
    said: {
      text: [
        lineOf(asking, judge(asking, wish, one), dayCost).replace(/^- /, ''),
        choice
          ? say(
              'For how many days shall I plan it?',
              'Pour combien de jours dois-je le planifier ?',
            )
          : say(
              'I have no sights on file there, so I can’t lay out its days; ask me about hotels, flights or the weather there.',
              'Je n’ai pas d’attraits au dossier là-bas : je ne peux donc pas en planifier les journées ; demandez-moi les hôtels, les vols ou le temps qu’il y fait.',
            ),
      ].join('\n\n'),
      sources: [placeNotesSource],
      isWhole: true,
      ...(choice ? { question: 'days' as const } : {}),
    },
    topic: 'find',
  }
}
