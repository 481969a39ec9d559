import { aboutWayleaf, type KnownText } from '../../domain/about-wayleaf.ts'
import { countriesByAdjective } from '../../domain/country-names.ts'
import { beforeLeaving, flightFindings } from '../../domain/known-on-the-way.ts'
import { healthOnTheWay } from '../../domain/known-health.ts'
import { practicals, practicalsAsOf } from '../../domain/known-practicals.ts'
import { refusals } from '../../domain/known-refusals.ts'
import { smallTalk } from '../../domain/small-talk.ts'
import { countryAsks } from '../understand/country-ask.ts'
import { passportsIn } from './answer-visa.ts'
import { type Answer, plain, type Source, type Turn } from './answer.ts'
import { listed, townName } from './words.ts'

/** Words of small talk that also stand in questions: only a short message is nothing else. */
const chatAtMost = 14

const namesPlace = ({ reading }: Turn): boolean =>
  reading.towns.length + reading.countries.length + reading.sights.length > 0

const told = (turn: Turn, found: KnownText, sources: readonly Source[]): Answer =>
  plain(turn.say(found.en, found.fr), {
    sources,
    talk: { towns: turn.reading.towns.length > 0 ? turn.reading.towns : turn.talk.towns },
  })

/** Tickets of a sight, bought there. */
const atTheDoor =
  /\b(?:on site|at the (?:door|gate|entrance)|in person|same day|day of|on the day|sur place|a l entree|au guichet|le jour meme)\b/

/** What is asked about Wayleaf, its prices and how things are done there. */
function wayleafAnswer(turn: Turn): Answer | undefined {
  const { text, span } = turn.reading
  const isOurs = /\bwayleaf\b/.test(text)
  if (!isOurs && turn.reading.sights.length > 0 && atTheDoor.test(text)) return undefined
  const found = aboutWayleaf.find(
    ({ words, anywhere }) =>
      words.test(text) && (isOurs || anywhere || (!namesPlace(turn) && !span.days)),
  )
  return (
    found &&
    told(turn, found, [
      { name: turn.say('Wayleaf’s own pages', 'les pages de Wayleaf'), date: practicalsAsOf },
    ])
  )
}

/** What the guide does not help with. */
export function refused(turn: Turn): Answer | undefined {
  const found = refusals.find(({ words }) => words.test(turn.reading.text))
  return found && told(turn, found, [])
}

/** What every traveller may need to know, wherever the way leads. */
function practicalAnswer(turn: Turn): Answer | undefined {
  const { reading, world, language, say } = turn
  const found = [...flightFindings, ...healthOnTheWay, ...practicals, ...beforeLeaving].find(
    ({ words, anyLength }) => (anyLength || !reading.span.days) && words.test(reading.text),
  )
  const asksMoney =
    namesPlace(turn) &&
    countryAsks(reading.text).some((ask) =>
      ['currency', 'water', 'emergency', 'side'].includes(ask),
    )
  if (
    !found ||
    asksMoney ||
    reading.topics.includes('hotels') ||
    reading.topics.includes('insurance')
  )
    return undefined
  const answer = told(turn, found, [
    { name: say('general knowledge', 'connaissances générales'), date: practicalsAsOf },
  ])
  const town = world.rows(reading.towns[0] ?? '')?.town
  const code = town?.countryCode ?? reading.countries[0]
  const places = reading.towns.length + reading.countries.length
  const place =
    places > 1
      ? undefined
      : town
        ? townName(language, town)
        : code && world.countryName(code, language)
  return place ? { ...answer, text: `**${place}.** ${answer.text}` } : answer
}

const speaksTo = /\b(?:do you|can you|tu|vous)\b.{0,120}\b(?:french|english|francais|anglais)\b/

/** Thanks, greetings, curses: a message that asks for nothing. */
function smallTalkAnswer(turn: Turn): Answer | undefined {
  const { raw, text, topics, span, dates, money, tastes } = turn.reading
  if (namesPlace(turn) || span.days || money.length > 0) return undefined
  if (
    text.split(' ').length > chatAtMost ||
    topics.some((topic) => topic !== 'live' && !(topic === 'country' && speaksTo.test(text)))
  )
    return undefined
  const wishes =
    /\?/.test(raw) ||
    /cheap|moins cher/.test(text) ||
    dates.start !== undefined ||
    passportsIn(text).length + dates.months.length + tastes.likes.length > 0
  const found = smallTalk.find(({ words, closing }) => words.test(text) && !(closing && wishes))
  return found && told(turn, found, [])
}

/** The towns that the atlas covers by hand. */
function coverage({ reading, world, say, language }: Turn): Answer | undefined {
  const asked =
    /\b(?:which|what|how many|quel\w*|combien de) (?:destinations?|cities|towns|places|countries|villes|endroits|pays)\b.{0,120}\b(?:you|wayleaf|vous|tu|couv\w*|cover\w*)\b/
  if (!asked.test(reading.text) || reading.towns.length > 0) return undefined
  const names = world.covered.map((town) => townName(language, town))
  const others = world.planned
    .filter(({ covered }) => !covered)
    .map((town) => townName(language, town))
  return plain(
    say(
      `I know ${names.length} places in depth, with sights, hours and sample hotels: ${listed('en', names)}. Of ${listed('en', others)} I know the sights; of others the climate, flights and entry rules.`,
      `Je connais ${names.length} endroits à fond, avec lieux, heures et hôtels d’exemple : ${listed('fr', names)}. De ${listed('fr', others)}, je connais les lieux ; des autres, le climat, les vols et les règles d’entrée.`,
    ),
    { sources: [{ name: say('Wayleaf’s atlas', 'l’atlas de Wayleaf'), date: world.asOf }] },
  )
}

/** Asks for a rule of a named country that is kept apart from the general words. */
export const asksForCountryRule = (turn: Turn): boolean =>
  (namesPlace(turn) || countriesByAdjective(turn.reading.text).length > 0) &&
  !turn.reading.span.days &&
  countryAsks(turn.reading.text).some((ask) => ask === 'licence' || ask === 'drinking')

/** Questions that sentences written beforehand answer. */
export const knownAnswer = (turn: Turn): Answer | undefined =>
  coverage(turn) ?? wayleafAnswer(turn) ?? practicalAnswer(turn) ?? smallTalkAnswer(turn)
