import { fold } from '../../domain/fold.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import type { FoundText, OwnText } from '../retrieval/text-index.ts'
import { placeNotesSource } from '../retrieval/place-notes.ts'
import { stopWords } from '../reading/stop-words.ts'
import { type Asking, goalCountries, goalTowns, hereTown, type Said } from './answer.ts'
import { sentencesOn } from './note-sentences.ts'

/** Which texts a topic is looked for in, and the words that it goes by there. */
interface Sought {
  readonly kinds: readonly string[]
  readonly words: string
  /** Only at the place that is meant. */
  readonly there?: boolean
  /** Only one that goes by the very words: "legal" alone tells no law. */
  readonly named?: boolean
  /** Several texts complete each other. */
  readonly atMost?: number
}

const sought = wordTable<Sought>({
  safety: {
    kinds: ['safety', 'practical', 'around', 'money'],
    words: 'safety pickpockets crime safe',
    there: true,
  },
  transfer: { kinds: ['arrive'], words: 'airport centre train taxi', there: true },
  around: {
    kinds: ['around', 'arrive', 'access'],
    words: 'getting around metro bus tram car',
    there: true,
  },
  districts: { kinds: ['districts'], words: 'where to stay area', there: true },
  kids: {
    kinds: ['kids', 'practical', 'article', 'around'],
    words: 'children kids stroller',
    there: false,
  },
  access: {
    kinds: ['access', 'practical'],
    words: 'wheelchair step-free stairs walk',
    there: true,
  },
  food: { kinds: ['food'], words: 'food eat', there: true },
  health: { kinds: ['health', 'practical', 'unknown', 'article'], words: '', there: false },
  festival: { kinds: ['season', 'unknown'], words: '', there: false },
  driving: {
    kinds: ['driving', 'around', 'practical'],
    words: 'driving licence permit',
    there: true,
    atMost: 2,
  },
  language: { kinds: ['language'], words: 'english language', there: true },
  manners: { kinds: ['manners', 'practical'], words: 'manners wear dress rude', there: true },
  pass: { kinds: ['pass'], words: 'pass card' },
  customs: { kinds: ['flying'], words: 'home back canada declare' },
  law: { kinds: ['law'], words: '', there: false, named: true },
  alcohol: { kinds: ['alcohol', 'practical'], words: 'drinking age', there: true },
  phrase: { kinds: ['phrase'], words: '', there: false },
  insurance: { kinds: ['article', 'practical'], words: 'insurance', there: false },
  currency: {
    kinds: ['currency', 'money', 'practical', 'article'],
    words: 'cash cards money',
    there: false,
  },
  water: { kinds: ['practical'], words: 'tap water', there: true },
  tipping: { kinds: ['practical'], words: 'tipping', there: true },
  plugs: { kinds: ['practical'], words: 'plugs', there: true },
  cost: { kinds: ['money', 'price'], words: 'prices cost', there: true },
  season: { kinds: ['when', 'season'], words: 'season months', there: true },
  hotels: { kinds: ['districts', 'money'], words: 'hotel room night', there: true },
  pets: {
    kinds: ['pets', 'practical', 'unknown', 'article', 'about', 'health'],
    words: 'pet dog',
    there: false,
  },
  emergency: { kinds: ['practical', 'safety'], words: 'emergency embassy police', there: false },
})

/** They begin where one is. */
const fromHere = new Set(['transfer', 'day-trips', 'around'])

const placesOf = (asking: Asking): readonly string[] => [
  ...(goalTowns(asking).length > 0
    ? goalTowns(asking)
    : asking.turn.topics.some(({ intent }) => fromHere.has(intent.topic))
      ? [hereTown(asking)].flatMap((town) => town ?? [])
      : []
  ).map(({ slug }) => slug),
  ...goalCountries(asking),
]

const questionOf = ({ turn }: Asking): string =>
  turn.reader.tokens
    .filter(({ kind, text }) => kind === 'word' && !stopWords.has(text))
    .map(({ text }) => text)
    .slice(0, 60)
    .join(' ')

/** How much of a long paragraph is quoted: the sentences that hold most of the terms, in their order. */
export function excerpt(
  text: string,
  terms: readonly string[],
  focus: readonly string[] = [],
): string {
  const longest = 620
  if (text.length <= longest) return text
  const sentences = text.split(/(?<=[.!?])\s+/)
  const ranked = sentences.map((sentence, at) => {
    const plain = fold(sentence)
    const weigh = (words: readonly string[]) =>
      words.filter((word) => plain.includes(fold(word))).length
    return { sentence, at, hits: 3 * weigh(terms) + weigh(focus) }
  })
  let room = longest
  // Where some sentences tell, those that tell nothing are left out.
  const telling = ranked.filter(({ hits }) => hits > 0)
  const taken = (telling.length > 1 ? telling : ranked)
    .toSorted((a, b) => b.hits - a.hits || a.at - b.at)
    .filter(({ sentence }) => {
      const fits = sentence.length <= room
      if (fits) room -= sentence.length + 1
      return fits
    })
  return taken
    .toSorted((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
    .join(' ')
}

function quoted(
  { say, language, turn }: Asking,
  found: readonly FoundText[],
  focus: readonly string[] = [],
): Said {
  const terms = found.flatMap((one) => one.terms)
  const lines = found.map((one) => {
    const text = language === 'fr' ? (one.textFr ?? one.text) : one.text
    const page = one.source.url ? ` ([${one.source.name}](${one.source.url}))` : ''
    return `${excerpt(text, one.terms, focus)}${page}`
  })
  const isForeign = language === 'fr' && found.some(({ textFr }) => textFr === undefined)
  const note = isForeign ? `${say('', 'Notre texte n’existe qu’en anglais :')}\n\n` : ''
  const words = new Set(turn.reader.tokens.map(({ text }) => text))
  return {
    text: note + lines.join('\n\n'),
    sources: [...new Map(found.map(({ source }) => [source.name, source])).values()],
    took: [...words].filter((word) =>
      terms.some((term) => word.startsWith(term) || (term.length > 3 && term.startsWith(word))),
    ),
  }
}

/** A text that holds anywhere may still speak of places: of others than the one that is meant it is no answer. */
function isElsewhere(asking: Asking, { places, text, kind }: OwnText): boolean {
  const lands = goalCountries(asking)
  if (places.length > 0 || lands.length === 0 || kind === 'article') return false
  const { world } = asking
  const spoken = world
    .namesIn(text, [])
    .filter((found) => found.kind === 'town' || found.kind === 'country')
    .filter(({ from, to }) => to - from > 1 || isCapital(text, from))
    .flatMap((found) =>
      found.kind === 'country' ? [found.id] : (world.town(found.id)?.countryCode ?? []),
    )
  return spoken.length > 0 && !spoken.some((code) => code === 'CA' || lands.includes(code))
}

const isCapital = (text: string, at: number): boolean =>
  /^\p{Lu}/u.test(text.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean)[at] ?? '')

/** Content words of a question but the names in it: "Mexico City" asks nothing of a city tax. */
const ownWordsOf = ({ turn }: Asking): readonly string[] =>
  turn.reader.tokens
    .filter(
      ({ kind, text }, at) => kind === 'word' && !turn.named.tokens.has(at) && !stopWords.has(text),
    )
    .map(({ text }) => text)

/** Tells which texts are asked for: one that holds anywhere only by the words that it goes by. */
function meantBy(asking: Asking): (text: FoundText) => boolean {
  const named = asking.texts.find(ownWordsOf(asking).join(' '), {
    places: placesOf(asking),
    atMost: 40,
  })
  const asked = new Set(named.filter(({ isNamed }) => isNamed).map(({ id }) => id))
  return ({ id, places, words }) => places.length > 0 || words === '' || asked.has(id)
}

/** Of several towns one text each. */
function textOfEach(
  asking: Asking,
  { kinds, words }: Sought,
  towns: ReturnType<typeof goalTowns>,
): Said | undefined {
  const told = towns.slice(0, 3).flatMap((town) => {
    const [text] = asking.texts.find(`${questionOf(asking)} ${words}`, {
      places: [town.slug],
      kinds: kinds.slice(0, 1),
      atMost: 1,
      onlyThere: true,
    })
    return text ? [{ town, said: quoted(asking, [text]) }] : []
  })
  if (told.length === 0) return undefined
  return {
    text: told.map(({ town, said }) => `**${town.name}:** ${said.text}`).join('\n\n'),
    sources: told.flatMap(({ said }) => said.sources ?? []),
    took: told.flatMap(({ said }) => said.took ?? []),
  }
}

/** What our own texts say to a topic, at the place that is meant. */
export function textFor(asking: Asking, topic: string): Said | undefined {
  const where = sought.get(topic)
  const places = placesOf(asking)
  if (!where || (where.there && places.length === 0)) return undefined
  const towns = goalTowns(asking)
  if (where.there && towns.length > 1) return textOfEach(asking, where, towns)
  // "When should I get them" has no word of its own: the topic stands for them.
  const query = `${questionOf(asking)} ${where.words}`.trim() || topic
  const found = asking.texts.find(query, {
    places,
    kinds: where.kinds,
    atMost: 12,
    onlyThere: where.there === true,
  })
  // A text of the place that says nothing of the topic is no answer to it.
  const words = where.words.split(' ').filter(Boolean)
  const isOfTopic = ({ terms, isNamed }: FoundText): boolean =>
    (words.length === 0 && (isNamed || !where.named)) ||
    terms.some((term) => words.some((word) => term.startsWith(word.slice(0, 4))))
  const isMeant = meantBy(asking)
  const own = new Set(ownWordsOf(asking))
  // Another kind of text answers only what it holds most words of.
  const isEnough = ({ kind, terms }: FoundText): boolean =>
    kind === where.kinds[0] ||
    kind !== 'article' ||
    (own.size > 1 && new Set(terms).size >= own.size)
  const right = found.filter(
    (one) => isOfTopic(one) && isMeant(one) && isEnough(one) && !isElsewhere(asking, one),
  )
  const best = right.slice(0, where.atMost ?? 1)
  // A place's own row on the topic tells of it in any words.
  const row = places
    .flatMap((place) => asking.texts.texts.get(`table/${place}/${where.kinds[0]}`) ?? [])
    .slice(0, best.some(({ kind }) => kind === where.kinds[0]) ? 0 : 1)
    .map((text) => ({ ...text, score: 0, terms: [], isNamed: false }))
  return best.length + row.length > 0
    ? quoted(asking, row.length > 0 ? row : best, topic === 'transfer' ? words : [])
    : undefined
}

/** Whether the place itself has a text on a topic: it comes before what holds anywhere. */
export const hasTextThere = (asking: Asking, topic: string): boolean => {
  const where = sought.get(topic)
  const places = placesOf(asking)
  return (
    where !== undefined &&
    places.length > 0 &&
    asking.texts
      .named(ownWordsOf(asking), places)
      .some((text) => text.kind === where.kinds[0] && text.places.length > 0)
  )
}

/** Kinds of texts that a question has to ask for by its topic. */
const onlyByTopic = new Set(['talk', 'refusal', 'entry', 'phrase', 'price', 'dishes', 'about'])

const besides = new Set(['kids', 'access'])

export interface Note {
  readonly said: Said
  /** Content words of the message that name it. */
  readonly by: ReadonlySet<string>
  /** It is of the very place. */
  readonly isThere: boolean
  /** They are all that the message says. */
  readonly isAll: boolean
  /** It is called by its name, whatever else is said; surely by a rare one, or by many words. */
  readonly isCalled: boolean
  readonly isSure: boolean
}

/** A word that names one text alone. */
const rareName = 0.95
/** A rare name is worth so much more. */
const rareMore = 0.6
/** Several words that name few texts beside it. */
const calledBy = 1.75
const surelyBy = 2.5
/** Below this it is hardly known what a message asks. */
export const doubtful = 0.3
/** They say that little is known. */
const doubtsOnly = new Set(['unknown', 'unsold'])

/** The note that the message names by most of its own words. Undefined where only some word fits. */
export function noteFor(asking: Asking): Note | undefined {
  const { turn, texts } = asking
  const content = new Set(ownWordsOf(asking))
  if (content.size === 0) return undefined
  const all = turn.reader.tokens.flatMap(({ kind, text }, at) =>
    kind === 'word' && !turn.named.tokens.has(at) ? [text] : [],
  )
  const ranked = texts
    .named(all, placesOf(asking))
    .filter(
      ({ kind }) =>
        !onlyByTopic.has(kind) &&
        // Fares of children and steps are no answer to another question.
        (!besides.has(kind) || turn.topics.some(({ intent }) => intent.topic === kind)),
    )
    .map((text) => {
      const by = new Set([...text.by].filter((word) => content.has(word)))
      const small = text.by.size - by.size
      return {
        text,
        by,
        rank: (text.weight * (by.size + 0.3 * small)) / text.by.size + (text.isRare ? rareMore : 0),
      }
    })
    .toSorted((a, b) => b.rank - a.rank)
  const best = ranked.slice(0, 3).find(({ text, by }) => by.size > 2 || !isElsewhere(asking, text))
  if (!best) return undefined
  const share = best.by.size / content.size
  // One word names a text only where it is all that is said, or of the very place.
  const isShort = turn.reader.tokens.filter(({ kind: one }) => one === 'word').length <= 2
  const isAlone =
    share === 1 &&
    best.rank >= 0.6 &&
    (best.by.size >= 2 || isShort || best.text.places.length > 0 || best.rank >= rareName)
  const isOpen = (turn.topics[0]?.score ?? 0) < doubtful
  const strength =
    texts.named([...content], placesOf(asking)).find(({ id }) => id === best.text.id)?.weight ?? 0
  const isCalled =
    !doubtsOnly.has(best.text.kind) &&
    (best.text.isRare
      ? best.by.size >= 2 || isOpen || share === 1
      : strength >= calledBy && best.by.size >= 2)
  const isNamed = isCalled || (best.by.size >= 2 && share >= 0.5) || isAlone
  return isNamed
    ? {
        said: {
          ...quoted(asking, [{ ...best.text, score: best.rank, terms: [], isNamed }]),
          took: [...best.by],
        },
        by: best.by,
        isThere: best.text.places.length > 0,
        isAll: share === 1,
        isCalled,
        isSure: best.text.isRare || strength >= surelyBy,
      }
    : undefined
}

const shortTurn = 4

/** What our own texts say to any question: the place's sentences that hold its words, else a text that holds most. */
export function anyText(asking: Asking): Said | undefined {
  // What the frame took asks nothing any more: "Cape Town in January" is no text on January.
  const asked = new Set(asking.turn.unused().filter((word) => !/\d/.test(word)))
  const note = noteFor(asking)
  // Two words that name a note ask for it, also where the frame took them: a son of 17 who flies alone.
  const isAsked = asked.size > 0 || (asking.turn.isQuestion && (note?.by.size ?? 0) > 1)
  if (!isAsked) return undefined
  // In a talk one word of a whole sentence names no text: "left", "home", "earlier".
  const isInTalk = asking.turn.before.frame.topic !== null || asking.turn.before.plan !== null
  const { length } = asking.turn.reader.tokens.filter(({ kind }) => kind === 'word')
  const isLoose = (by: number): boolean => isInTalk && by < 2 && length > shortTurn
  // What holds anywhere is named by its rare words, or by two of them.
  if (
    note &&
    (note.isThere || !isInTalk || note.isSure || (note.isCalled && !isLoose(note.by.size)))
  )
    return note.said
  const slugs = goalTowns(asking).map(({ slug }) => slug)
  const there = sentencesOn(asking, slugs, [...asked])
  if (there.text && !isLoose(there.took.length))
    return {
      text: there.text,
      took: there.took,
      sources: [placeNotesSource],
    }
  const places = placesOf(asking)
  if (places.length === 0) return undefined
  const [best] = asking.texts.find([...asked].join(' '), { places, atMost: 8 }).filter(
    ({ kind, places: own, terms }) =>
      !onlyByTopic.has(kind) &&
      // A text of the place may hold some of the words; one of any place all of them.
      new Set(terms).size >= (own.length > 0 ? Math.ceil((asked.size * 2) / 3) : asked.size),
  )
  const isEnough = best && (best.places.length > 0 || asked.size > 1)
  return isEnough ? quoted(asking, [best]) : undefined
}
