import { lengthText } from '#platform/shared/length-text.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { journeyBetween } from '../../domain/journey.ts'
import { aspectsOf } from '../reading/read-topics.ts'
import { placeNotesSource } from '../retrieval/place-notes.ts'
import { routeOf } from '../retrieval/routes.ts'
import { type Asking, atlasSource, goalTowns, monthOf, originTown, type Said } from './answer.ts'
import { notesOn } from './answer-note.ts'
import { excerpt } from './answer-text.ts'
import { oneUnknown } from './compare-one.ts'
import { dayCost } from './day-cost.ts'
import { calledEnglish, dollars, listed, monthName, townName } from './words.ts'

interface Row {
  /** The note that tells it. */
  readonly kind: string
  readonly en: string
  readonly fr: string
  /** Topics that ask for it. */
  readonly of: readonly string[]
  /** What our other texts tell it by, where a town has no such note. */
  readonly words?: string
}

const inShort: Row = { kind: 'intro', en: 'In short', fr: 'En bref', of: [] }
const usual: readonly Row[] = [
  { kind: 'when', en: 'When', fr: 'Quand', of: ['season', 'weather', 'festival'] },
  { kind: 'money', en: 'Money', fr: 'Argent', of: ['cost'] },
]
const others: readonly Row[] = [
  { kind: 'food', en: 'Food', fr: 'Table', of: ['food', 'alcohol'] },
  { kind: 'evening', en: 'Evenings', fr: 'Soirées', of: ['evening'] },
  {
    kind: 'kids',
    en: 'With children',
    fr: 'Avec des enfants',
    of: ['kids'],
    words: 'children stroller',
  },
  {
    kind: 'access',
    en: 'On foot',
    fr: 'À pied',
    of: ['access', 'around'],
    words: 'steep wheelchair walk',
  },
  { kind: 'rain', en: 'In the rain', fr: 'Sous la pluie', of: ['rain'] },
  { kind: 'trips', en: 'Around it', fr: 'Aux environs', of: ['day-trips'] },
  { kind: 'safety', en: 'Safety', fr: 'Sécurité', of: ['safety'] },
  { kind: 'shopping', en: 'Shopping', fr: 'Achats', of: ['shopping'] },
  { kind: 'quiet', en: 'Away from the crowd', fr: 'Loin de la foule', of: ['quiet'] },
]
const rowLongest = 190

/** The first sentences of a note, as many as a row holds. */
export function brief(text: string): string {
  const [first = '', ...rest] = text.split(/(?<=[.!?])\s+/)
  return rest.reduce(
    (sum, one) => (`${sum} ${one}`.length <= rowLongest ? `${sum} ${one}` : sum),
    first,
  )
}

/** What one row says of each town; where it is asked for, also of which of them nothing is known. */
function rowText(asking: Asking, towns: readonly Town[], { kind, en, fr, words }: Row): string {
  const { texts, say, language } = asking
  const cells = towns.map((town) => {
    const [note] = notesOn(asking, town.slug, kind)
    const [other] =
      note || !words ? [] : texts.find(words, { places: [town.slug], onlyThere: true, atMost: 1 })
    const told = note
      ? brief(note.text)
      : other
        ? excerpt(brief(other.text), other.terms)
        : undefined
    return { name: townName(language, town), told, isForeign: note?.isForeign ?? false }
  })
  if (cells.every(({ told }) => told === undefined)) return ''
  const lines = cells.map(
    ({ name, told }) =>
      `  - ${name}: ${told ?? say('I have no note on that', 'je n’ai pas de note là-dessus')}`,
  )
  const english = calledEnglish(asking, cells)
  return `- **${say(en, fr)}**${english && ` (${english})`}\n${lines.join('\n')}`
}

interface Figures {
  readonly town: Town
  readonly day: number | undefined
  readonly high: number | undefined
  readonly sights: number
}

function figuresOf({ world, know }: Asking, town: Town, month: number | undefined): Figures {
  const own = world.rows(town.slug)
  const climate = world.climate(town.slug)
  return know({
    town,
    day: own && own.hotels.length > 0 ? Math.round(dayCost(own, 2).total) : undefined,
    high: month ? climate?.highC[month - 1] : undefined,
    sights: own?.sights.length ?? 0,
  })
}

/** Which of them for whom, by what the figures tell. */
function verdict(
  asking: Asking,
  figures: readonly Figures[],
  isAsked: (topic: string) => boolean,
): string {
  const { say, language } = asking
  const by = (key: 'day' | 'high' | 'sights', isLeast = false) => {
    const told = figures.filter((one) => (one[key] ?? 0) > 0)
    if (told.length < 2) return undefined
    const [best, next] = told.toSorted((a, b) =>
      isLeast ? (a[key] ?? 0) - (b[key] ?? 0) : (b[key] ?? 0) - (a[key] ?? 0),
    )
    return best && next && best[key] !== next[key] ? townName(language, best.town) : undefined
  }
  const parts = [
    ['cost', by('day', true), say('if money counts', 'si le budget compte')],
    ['weather', by('high'), say('if you want it warmer', 'si vous voulez plus chaud')],
    [
      'sights',
      by('sights'),
      say(
        'if you want more sights with checked hours',
        'si vous voulez plus de lieux aux heures vérifiées',
      ),
    ],
  ].flatMap(([topic = '', name, why], at, all) =>
    name && isAsked(topic)
      ? [
          all.some(([, other], before) => before < at && other === name)
            ? (why ?? '')
            : `**${name}** ${why}`,
        ]
      : [],
  )
  const suits = figures.flatMap(({ town }) => {
    const [note] = notesOn(asking, town.slug, 'intro')
    const sentence = note?.text.split(/(?<=[.!?])\s+/).find((one) => ofWhom.test(one))
    return sentence ? [`**${townName(language, town)}:** ${sentence}`] : []
  })
  return [
    parts.length > 0
      ? say(`I’d take ${listed('en', parts)}.`, `Je prendrais ${listed('fr', parts)}.`)
      : '',
    suits.join('\n\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** A sentence that says for whom a town is. */
const ofWhom = /\b(?:(?:It|they) (?:also )?suits?|(?:Elle|Il) convient|Best for|Ideal for)\b/

/** Of a region the places one goes to first. */
function placesOf({ turn, world, language }: Asking, { slug }: Town): readonly string[] {
  const [route] = turn.frame.places.flatMap((place) =>
    place.ref === slug ? (routeOf(place) ?? []) : [],
  )
  return (route?.bases ?? [])
    .toSorted((a, b) => a.tier - b.tier)
    .slice(0, 3)
    .flatMap(({ at, name, nameFr }) => {
      const town = world.town(at)
      return town
        ? ((language === 'fr' ? nameFr : undefined) ?? name ?? townName(language, town))
        : []
    })
}

/** What is seen there, how warm it is, what a day costs, and how one gets there. */
function lineOf(asking: Asking, { town, day, high }: Figures, month: number | undefined): string {
  const { say, language } = asking
  const sights = (asking.world.rows(town.slug)?.sights ?? [])
    .toSorted((a, b) => a.prominence - b.prominence)
    .slice(0, 3)
    .map(({ name }) => name)
  const top = sights.length > 0 ? sights : placesOf(asking, town)
  const from = originTown(asking)
  const flight = from && asking.world.nonstop(from.airports, town.airports)
  const parts = [
    ...(top.length > 0 ? [listed(language, top)] : []),
    ...(high === undefined || !month
      ? []
      : [
          say(
            `highs of ${high} °C in ${monthName('en', month)}`,
            `maximums de ${high} °C en ${monthName('fr', month)}`,
          ),
        ]),
    ...(day
      ? [
          say(
            `a mid-range day for two about ${dollars('en', day)}`,
            `une journée moyenne à deux environ ${dollars('fr', day)}`,
          ),
        ]
      : []),
    ...(flight
      ? [
          say(
            `nonstop from ${from.name} in about ${lengthText(flight.minutes)}`,
            `sans escale depuis ${from.nameFr} en environ ${lengthText(flight.minutes)}`,
          ),
        ]
      : []),
  ]
  return parts.length > 0 ? `- **${townName(language, town)}**: ${parts.join('; ')}` : ''
}

/** Of two countries one town each is compared: that is said. */
function standIns(asking: Asking): string {
  const { turn, say, language, world } = asking
  const named = goalTowns(asking).map(({ countryCode }) => countryCode)
  const lands = turn.frame.places.filter(
    ({ ref, role, countryCode }) =>
      ref === null && role === 'to' && !(countryCode && named.includes(countryCode)),
  )
  // A town stands for a region under another name.
  const isRegion = turn.frame.places.some(
    (place) => place.ref !== null && routeOf(place) && world.town(place.ref)?.name !== place.name,
  )
  const [kind, sorte] = isRegion ? ['place', 'endroit'] : ['country', 'pays']
  const names = townsToCompare(asking)
    .slice(0, 3)
    .map((town) => townName(language, town))
  return lands.length > 0 || isRegion
    ? say(
        `I compare by one town of each ${kind}: ${listed('en', names)}.`,
        `Je compare d’après une ville de chaque ${sorte} : ${listed('fr', names)}.`,
      )
    : ''
}

/** Two or three places side by side: what our notes say of each, the figures, and which for whom. */
export async function answerCompare(asking: Asking): Promise<Said | undefined> {
  const { say, turn } = asking
  const towns = townsToCompare(asking).slice(0, 3)
  if (towns.length < 2) return oneUnknown(asking, towns)
  const near = nearestOf(asking, towns)
  if (near) return near
  const month = monthOf(asking)
  const topics = new Set([
    ...turn.topics.map(({ intent }) => intent.topic),
    ...aspectsOf(turn.reader),
  ])
  if (turn.frame.party?.children.length) topics.add('kids')
  const wanted = [...usual, ...others].filter(({ of }) => of.some((topic) => topics.has(topic)))
  const noted = [inShort, ...(wanted.length > 0 ? wanted : usual)]
    .map((row) => rowText(asking, towns, row))
    .filter(Boolean)
  const figures = towns.map((town) => figuresOf(asking, town, month))
  const isPrice = wanted.every((row) => usual.includes(row))
  const cheaper = isPrice ? cheaperOf(asking, figures) : undefined
  if (cheaper) return cheaper
  const lines = figures.map((one) => lineOf(asking, one, month))
  const when = month ? say(` in ${monthName('en', month)}`, ` en ${monthName('fr', month)}`) : ''
  const isAsked = (topic: string): boolean =>
    wanted.length === 0 ||
    topics.has(topic) ||
    (topic === 'weather' ? month !== undefined : topic === 'cost')
  const parts = [
    verdict(asking, figures, isAsked),
    standIns(asking),
    say(`Side by side${when}:`, `Côte à côte${when} :`),
    lines.filter(Boolean).join('\n'),
    noted.join('\n'),
  ]
  return {
    text: parts.filter(Boolean).join('\n\n'),
    sources: [atlasSource(asking), ...(noted.length > 0 ? [placeNotesSource] : [])],
    memory: { listed: towns.map(({ slug }) => slug) },
    choices: choicesOf(asking, towns),
  }
}

const cheaperWords =
  'cheaper,cheapest,less expensive,more affordable,costs less,cost less,moins cher,moins chere,moins couteux'.split(
    ',',
  )
/** Where only the price is asked: which of them costs less, with the figures of both. */
function cheaperOf(asking: Asking, figures: readonly Figures[]): Said | undefined {
  const { say, language, turn } = asking
  const isAsked = cheaperWords.some((word) => turn.reader.find(word) >= 0)
  const [least, ...others] = figures
    .flatMap(({ town, day }) => (day ? [{ name: townName(language, town), day }] : []))
    .toSorted((a, b) => a.day - b.day)
  if (!isAsked || !least || others.length !== figures.length - 1) return undefined
  const rest = (own: 'en' | 'fr'): string =>
    listed(
      own,
      others.map(({ name, day }) =>
        own === 'fr'
          ? `environ ${dollars('fr', day)} pour ${name}`
          : `about ${dollars('en', day)} in ${name}`,
      ),
    )
  return {
    text: [
      say(
        `**${least.name}** is the cheaper one: a mid-range day for two costs about ${dollars('en', least.day)} there and ${rest('en')}, without flights.`,
        `**${least.name}** est moins cher : une journée moyenne à deux y coûte environ ${dollars('fr', least.day)}, contre ${rest('fr')}, sans les vols.`,
      ),
      standIns(asking),
      say(
        'The rooms in it are at the prices of the shoulder season, whatever the month.',
        'Les chambres y sont aux prix de la moyenne saison, quel que soit le mois.',
      ),
    ]
      .filter(Boolean)
      .join('\n\n'),
    sources: [atlasSource(asking)],
    took: cheaperWords.flatMap((phrase) => phrase.split(' ')),
    memory: { listed: figures.map(({ town }) => town.slug) },
    choices: choicesOf(
      asking,
      figures.map(({ town }) => town),
    ),
  }
}

const choicesOf = ({ say }: Asking, towns: readonly Town[]) =>
  towns.map((town) => ({
    label: say(`Plan ${town.name}`, `Planifier ${town.nameFr}`),
    message: say(`Plan 3 days in ${town.name}`, `Planifie 3 jours à ${town.nameFr}`),
  }))

const nearWords = ['nearer', 'nearest', 'closer', 'closest', 'plus pres', 'plus proche']

/** Which of them lies nearer to where one is. */
function nearestOf(asking: Asking, towns: readonly Town[]): Said | undefined {
  const { say, language, turn } = asking
  const home = originTown(asking)
  const word = nearWords.find((one) => turn.reader.find(one) >= 0)
  if (!home || !word) return undefined
  turn.reader.use(turn.reader.find(word))
  const told = towns
    .map((town) => ({
      name: townName(language, town),
      way: asking.know(journeyBetween(home, town)),
    }))
    .toSorted((a, b) => a.way.km - b.way.km)
  const lines = told.map(
    ({ name, way }) =>
      `- **${name}**: ${Math.round(way.km)} km${way.byRail ? say(`, about ${lengthText(way.minutes)} by land`, `, environ ${lengthText(way.minutes)} par la terre`) : ''}`,
  )
  return {
    text: `${say(`From ${townName('en', home)}, ${told[0]?.name ?? ''} is the nearer one:`, `Depuis ${townName('fr', home)}, ${told[0]?.name ?? ''} est plus proche :`)}\n\n${lines.join('\n')}\n\n${say('Estimates from the distance.')}`,
    sources: [atlasSource(asking)],
  }
}

/** Towns as they are named, and for a country the one that is known best. */
function townsToCompare(asking: Asking): readonly Town[] {
  const { world, turn } = asking
  const towns = goalTowns(asking)
  // "In Portugal: Lagos or Cascais": the country only says where they lie.
  const lands = turn.frame.places.filter(
    ({ ref, role, countryCode }) =>
      ref === null && role === 'to' && !towns.some((town) => town.countryCode === countryCode),
  )
  return [
    ...towns,
    ...lands.flatMap(
      (place) =>
        [...world.covered, ...world.planned].find(
          ({ countryCode }) => countryCode === place.countryCode,
        ) ??
        world.town(routeOf(place)?.ref ?? '') ??
        [],
    ),
  ]
}
