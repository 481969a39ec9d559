import { wordTable } from '#platform/shared/word-table.ts'
import type { FoundText } from '../retrieval/text-index.ts'
import { stopWords } from '../reading/stop-words.ts'
import { type Asking, goalCountries, goalTowns, hereTown, type Said } from './answer.ts'

/** Which texts a topic is looked for in, and the words that it goes by there. */
interface Sought {
  readonly kinds: readonly string[]
  readonly words: string
  /** Only at the place that is meant. */
  readonly there?: boolean
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
    kinds: ['access', 'practical', 'around', 'districts'],
    words: 'wheelchair step-free stairs walk',
    there: true,
  },
  food: { kinds: ['food'], words: 'food eat', there: true },
  health: { kinds: ['health', 'practical', 'unknown', 'article'], words: '', there: false },
  festival: { kinds: ['season', 'when', 'unknown'], words: '', there: false },
  driving: {
    kinds: ['driving', 'around', 'practical'],
    words: 'driving licence permit',
    there: true,
  },
  alcohol: { kinds: ['alcohol', 'practical'], words: 'drinking age', there: true },
  phrase: { kinds: ['phrase'], words: '', there: false },
  about: { kinds: ['about'], words: '', there: false },
  insurance: { kinds: ['article', 'practical'], words: 'insurance', there: false },
  currency: { kinds: ['money', 'practical', 'article'], words: 'cash cards money', there: false },
  water: { kinds: ['practical'], words: 'tap water', there: true },
  tipping: { kinds: ['practical'], words: 'tipping', there: true },
  plugs: { kinds: ['practical'], words: 'plugs', there: true },
  cost: { kinds: ['money', 'price'], words: 'prices cost', there: true },
  season: { kinds: ['when', 'season'], words: 'season months', there: true },
  hotels: { kinds: ['districts', 'money'], words: 'hotel room night', there: true },
  pets: {
    kinds: ['practical', 'unknown', 'article', 'about', 'health'],
    words: 'pet dog',
    there: false,
  },
  emergency: { kinds: ['practical', 'safety'], words: 'emergency embassy police', there: false },
})

const placesOf = (asking: Asking): readonly string[] => [
  ...(goalTowns(asking).length > 0
    ? goalTowns(asking)
    : [hereTown(asking)].flatMap((town) => town ?? [])
  ).map(({ slug }) => slug),
  ...goalCountries(asking),
]

const questionOf = ({ turn }: Asking): string =>
  turn.reader.tokens
    .filter(({ kind, text }) => kind === 'word' && !stopWords.has(text))
    .map(({ text }) => text)
    .slice(0, 60)
    .join(' ')

/** How much of a long paragraph is quoted: whole sentences. */
function excerpt(text: string, terms: readonly string[]): string {
  const longest = 620
  if (text.length <= longest) return text
  const sentences = text.split(/(?<=[.!?])\s+/)
  const hits = sentences.map(
    (sentence) => terms.filter((term) => sentence.toLowerCase().includes(term)).length,
  )
  const best = Math.max(0, hits.indexOf(Math.max(...hits)))
  let out = ''
  for (const sentence of [...sentences.slice(best), ...sentences.slice(0, best)]) {
    if (out.length + sentence.length > longest) break
    out += `${sentence} `
  }
  return out.trim() || sentences[best] || text.slice(0, longest)
}

function quoted({ say, language, turn }: Asking, found: readonly FoundText[]): Said {
  const terms = found.flatMap((one) => one.terms)
  const lines = found.map((one) => {
    const text = language === 'fr' ? (one.textFr ?? one.text) : one.text
    const page = one.source.url ? ` ([${one.source.name}](${one.source.url}))` : ''
    return `${excerpt(text, one.terms)}${page}`
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

/** Content words of a question but the names in it: "Mexico City" asks nothing of a city tax. */
const ownWordsOf = ({ turn }: Asking): readonly string[] =>
  turn.reader.tokens
    .filter(({ kind, text, isName }) => kind === 'word' && !isName && !stopWords.has(text))
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

/** What our own texts say to a topic, at the place that is meant. */
export function textFor(asking: Asking, topic: string, atMost = 1): Said | undefined {
  const where = sought.get(topic)
  const places = placesOf(asking)
  if (!where || (where.there && places.length === 0)) return undefined
  const found = asking.texts.find(`${questionOf(asking)} ${where.words}`, {
    places,
    kinds: where.kinds,
    atMost: 12,
    onlyThere: where.there === true,
  })
  // A text of the place that says nothing of the topic is no answer to it.
  const words = where.words.split(' ').filter(Boolean)
  const isOfTopic = ({ terms }: FoundText): boolean =>
    words.length === 0 ||
    terms.some((term) => words.some((word) => term.startsWith(word.slice(0, 4))))
  const isMeant = meantBy(asking)
  const right = found.filter((one) => isOfTopic(one) && isMeant(one)).slice(0, atMost)
  return right.length > 0 ? quoted(asking, right) : undefined
}

const leastScore = 14

/** What our own texts say to any question; only where they hold most of its words. */
export function anyText(asking: Asking): Said | undefined {
  const question = questionOf(asking)
  const asked = new Set(ownWordsOf(asking))
  if (asked.size === 0) return undefined
  const places = placesOf(asking)
  // Without a place what is asked may name its text: "northern lights, when?".
  const named = (texts: readonly FoundText[]): FoundText | undefined =>
    texts.find((one) => one.isNamed && new Set(one.terms).size >= Math.max(2, asked.size))
  if (places.length === 0) {
    const anywhere = named(asking.texts.find(question, { anywhere: true, atMost: 8 }))
    if (anywhere) return quoted(asking, [anywhere])
  }
  const isMeant = meantBy(asking)
  const refused = new Set(['talk', 'refusal', 'entry', 'phrase', 'price'])
  const [best] = asking.texts
    .find(question, { places, atMost: 8 })
    .filter((one) => !refused.has(one.kind) && isMeant(one))
  if (!best) return undefined
  const matched = new Set(best.terms)
  // Words that people ask for it by, and no other: that is enough.
  const isAll = best.isNamed && matched.size >= asked.size
  if (best.score < leastScore && !isAll) return undefined
  // One word out of five says nothing.
  return matched.size >= Math.min(2, asked.size) && matched.size * 3 >= asked.size
    ? quoted(asking, [best])
    : undefined
}
