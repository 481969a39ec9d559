import { distanceKm } from '#platform/shared/distance.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import type { Town } from '../../domain/guide-rows.ts'
import type { Carrier } from '../retrieval/routes.ts'
import { placeNotesSource } from '../retrieval/place-notes.ts'
import { type Asking, atlasSource, type Said } from './answer.ts'
import { byRoad, carriersIn, waysKnown } from './journey-legs.ts'
import { townName } from './words.ts'

const carried: Readonly<Record<Carrier, readonly [string, string]>> = {
  car: ['at the wheel', 'au volant'],
  train: ['by train', 'en train'],
  bus: ['by bus', 'en autocar'],
  ferry: ['by boat', 'en bateau'],
  flight: ['by air', 'en avion'],
}
const farthestRoad = 900
/** At the wheel, in minutes: what leaves room for stops, and what is a day at all. */
const easyDay = 360
const longestDay = 600

const judging = /^(?:can|could|is|should|would|possible|doable|peut|peux|pouvons|est)$/
const priceWords = ['cost', 'costs', 'price', 'fare', 'much is', 'cout', 'coute', 'prix', 'tarif']

/** Of a way whose price is asked: where the fares are. */
export const fareOf = ({ turn, say }: Asking): string =>
  priceWords.some((word) => turn.reader.find(word) >= 0)
    ? ` ${say('The fare of your day stands on the carriers’ own pages.', 'Le tarif de votre jour se trouve sur les pages des transporteurs.')}`
    : ''

/** Whether a drive fits into one day. */
function verdictOn({ turn, say }: Asking, minutes: number): string {
  // "Can you drive", but not "how far is it".
  const { tokens } = turn.reader
  const isJudged = tokens.some(
    ({ text }, at) => judging.test(text) && (at === 0 || tokens[at - 1]?.kind === 'sign'),
  )
  if (!isJudged) return ''
  if (minutes <= easyDay)
    return say('**Yes, with room for stops:** ', '**Oui, avec du temps pour des arrêts :** ')
  return minutes <= longestDay
    ? say('**Yes, but it fills the day:** ', '**Oui, mais la journée y passe :** ')
    : say('**No, not in one day:** ', '**Non, pas en une journée :** ')
}

/** The way between two towns by the one carrier that is asked for; undefined where none, several or an unknown one is. */
export function wayBy(asking: Asking, from: Town, to: Town): Said | undefined {
  const { say, language, know } = asking
  const [by, other] = carriersIn(asking).only
  if (!by || other || by === 'flight') return undefined
  const km = distanceKm(from, to)
  const row = waysKnown(asking, from, to).find((one) => one.by === by)
  const isReckoned = !row && by === 'car' && km < farthestRoad
  if (!row && !isReckoned) return undefined
  const { minutes } = know({ minutes: row?.minutes ?? byRoad(km) })
  const [a, b] = [townName(language, from), townName(language, to)]
  const end = isReckoned
    ? say(
        'Reckoned from the distance, where a road joins them; borders, ferries and traffic come on top.',
        'Calculé d’après la distance, si une route les relie ; frontières, traversiers et circulation en plus.',
      )
    : by === 'car'
      ? say(
          'Rounded, one way, without stops; borders and traffic come on top.',
          'Arrondi, pour un aller, sans arrêts ; frontières et circulation en plus.',
        )
      : say(
          'Rounded, one way: the timetable decides, and shows how often it runs.',
          'Arrondi, pour un aller : l’horaire décide et montre la fréquence.',
        )
  const [en, fr] = carried[by]
  return {
    text: `${by === 'car' ? verdictOn(asking, minutes) : ''}${say(`${a} to ${b} is about ${lengthText(minutes)} ${en}.`, `De ${a} à ${b}, environ ${lengthText(minutes)} ${fr}.`)} ${end}${fareOf(asking)}`,
    sources: [row ? placeNotesSource : atlasSource(asking)],
    took: 'often,run,runs,stops,one,day,way,long,frequent,souvent,arrets'.split(','),
  }
}
