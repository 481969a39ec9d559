import { lengthText } from '#platform/shared/length-text.ts'
import { weekdayName } from '#features/trips/domain/opening-hours.ts'
import { type Asking, type Said, sourceOf } from './answer.ts'
import { asksFlight } from './edit-flight.ts'
import { shifted } from './edit-wanted.ts'
import type { WrittenItem } from './plan-port.ts'
import { day, weekdayText } from './words.ts'

const flightWords = /^(?:flights?|fly|flying|plane|land|vols?|avion)$/
const airportWords = 'at the airport,to the airport,a l aeroport'.split(',')
const askWords =
  'when,what time,at what time,which airline,what airline,how long,what flight,which flight,need to be,have to be,should we be,leave later,leave earlier,quand,quelle heure,quelle compagnie'.split(
    ',',
  )
const backWords = /^(?:home|back|return|leave|leaving|retour|repart\w*)$/
const outWords = /^(?:there|out|outbound|land|arrive|arriving|aller|arriv\w*)$/
/** Of our flights of the plan alone is asked. */
const ownWords = /^(?:we|our|us|i|my|me|the|that|nous|notre|je|mon|on|le)$/
const beforeAbroad = 180

type Details = Extract<NonNullable<WrittenItem['details']>, { kind: 'flight' }>
type Direction = Details['directions'][number]

/** "**TP 259**, LIS 15:05 to YYZ 18:05, Sat 16 October 2027". */
function directionText(asking: Asking, { segments }: Direction): string {
  const { language, say } = asking
  const [first, last] = [segments[0], segments.at(-1)]
  if (!first || !last) return ''
  const date = first.from.local.slice(0, 10)
  const numbers = segments.flatMap(({ number, carrier }) => number ?? carrier?.name ?? [])
  const [leaves, lands] = [first.from.local.slice(11), last.to.local.slice(11)]
  const stops = segments.length - 1
  const minutes =
    first.from.instant && last.to.instant
      ? Math.round((Date.parse(last.to.instant) - Date.parse(first.from.instant)) / 60_000)
      : 0
  const length = minutes > 0 ? `${lengthText(minutes)}, ` : ''
  const via =
    stops === 0
      ? say('direct', 'direct')
      : say(
          `${stops} ${stops === 1 ? 'stop' : 'stops'}`,
          `${stops} escale${stops === 1 ? '' : 's'}`,
        )
  const when = `${weekdayText(language, weekdayName(date))} ${day(language, date)}`
  return say(
    `**${numbers.join(', ')}** leaves ${first.from.iata ?? ''} at ${leaves} on ${when} and lands in ${last.to.iata ?? ''} at ${lands} (${length}${via}; local times).`,
    `**${numbers.join(', ')}** part de ${first.from.iata ?? ''} à ${leaves} le ${when} et arrive à ${last.to.iata ?? ''} à ${lands} (${length}${via} ; heures locales).`,
  )
}

/** "When's our flight home?", "what time do we have to be at the airport?": the flights of the plan that stands. */
export async function answerOwnFlight(asking: Asking): Promise<Said | undefined> {
  const { turn, plans, say } = asking
  const { reader, before, isQuestion } = turn
  const has = (phrases: readonly string[]) => phrases.some((phrase) => reader.find(phrase) >= 0)
  const says = (words: RegExp) => reader.tokens.some(({ text }) => words.test(text))
  const isAirport = has(airportWords)
  const isLater = has(['leave later', 'leave earlier'])
  const isMeant =
    before.plan !== null &&
    isQuestion &&
    (says(flightWords) || isAirport || isLater) &&
    has(askWords) &&
    says(ownWords) &&
    turn.named.places.length === 0 &&
    !turn.edited.has('times') &&
    (turn.change?.changes.length ?? 0) === 0 &&
    !asksFlight(asking)
  const standing =
    isMeant && before.plan ? await plans.standing(before.plan, before.edits) : undefined
  const directions = (standing?.items ?? []).flatMap(({ type, status, details }) =>
    type === 'flight' && status !== 'idea' && details?.kind === 'flight' ? details.directions : [],
  )
  if (directions.length === 0) return undefined
  const isBack = says(backWords) || isAirport || isLater
  const shown =
    says(outWords) && !says(/^(?:home|back|return|retour)$/)
      ? directions.slice(0, 1)
      : isBack
        ? directions.slice(-1)
        : directions
  const leaves = shown.at(-1)?.segments[0]?.from.local.slice(11)
  const early =
    isAirport && leaves
      ? say(
          `\n\nThree hours before a flight abroad is usual: be at the airport by about ${shifted(leaves, -beforeAbroad)}.`,
          `\n\nOn compte d’habitude trois heures avant un vol à l’étranger : soyez à l’aéroport vers ${shifted(leaves, -beforeAbroad)}.`,
        )
      : ''
  const other = isLater
    ? say(
        '\n\nTo leave at another hour, choose another flight: press the flight’s stub, and each fare says what it does to your days.',
        '\n\nPour partir à une autre heure, choisissez un autre vol : chaque tarif dit ce qu’il change à vos jours.',
      )
    : ''
  return {
    text: shown.map((one) => directionText(asking, one)).join('\n\n') + early + other,
    sources: [sourceOf(asking, 'plan')],
    took: turn.unused(),
  }
}
