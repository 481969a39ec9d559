import { weekdayName } from '#features/trips/domain/opening-hours.ts'
import { checkOutOf } from '#features/trips/domain/stay-text.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { timeOf } from '#platform/shared/time-of-day.ts'
import type { Asking } from '../answer.ts'
import type { Standing } from '../plan-port.ts'
import { datesOf } from '../propose-edit.ts'
import { day, dollars, weekdayText } from '../words.ts'
import { type Direction, endOf, isDinner, type TripPart } from './trip-parts.ts'

/** "day 2, Tuesday 11 May 2027"; without the date where the plan has none yet. */
export function dayText({ say, language, turn }: Asking, standing: Standing, date: string): string {
  const at = datesOf(standing).indexOf(date)
  const told = `${say('day')} ${at + 1}`
  if (turn.before.plan?.isDated === false) return told
  const on = `${weekdayText(language, weekdayName(date))} ${day(language, date)}`
  // A day that waits behind a tier has no number here.
  return at < 0 ? on : `${told}, ${on}`
}

/** Each flight's airports, hours, day, length and stops. */
export function directionText({ language, say }: Asking, { segments }: Direction): string {
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
  const landed = last.to.local.slice(0, 10)
  const [dayEn, dayFr] =
    landed === date
      ? ['', '']
      : [
          ` on ${weekdayText('en', weekdayName(landed))}`,
          ` le ${weekdayText('fr', weekdayName(landed))}`,
        ]
  return say(
    `**${numbers.join(', ')}** leaves ${first.from.iata ?? ''} at ${leaves} on ${when} and lands in ${last.to.iata ?? ''} at ${lands}${dayEn} (${length}${via}; local times).`,
    `**${numbers.join(', ')}** part de ${first.from.iata ?? ''} à ${leaves} le ${when} et arrive à ${last.to.iata ?? ''} à ${lands}${dayFr} (${length}${via} ; heures locales).`,
  )
}

/** "$92, $46 for each of you" */
function priceText({ say, know }: Asking, { wish }: Standing, { item }: TripPart): string {
  const { price = 0, type, nights } = item
  if (price === 0) return type === 'attraction' || type === 'activity' ? say('free', 'gratuit') : ''
  const heads = wish.party.adults + wish.party.children.length
  const whole = [dollars('en', price), dollars('fr', price)]
  if (type === 'hotel' && nights) {
    const night = know(Math.round((price / nights) * 100) / 100)
    return say(
      `${whole[0]}, ${dollars('en', night)} a night`,
      `${whole[1]}, ${dollars('fr', night)} la nuit`,
    )
  }
  if (heads === 1) return say(`${whole[0]}`, `${whole[1]}`)
  // Children mostly pay less: what each one pays is known for adults alone.
  if (wish.party.children.length > 0)
    return say(`${whole[0]} for all ${know(heads)}`, `${whole[1]} pour ${know(heads)}`)
  const each = know(Math.round((price / heads) * 100) / 100)
  return say(
    `${whole[0]}, ${dollars('en', each)} each`,
    `${whole[1]}, ${dollars('fr', each)} par personne`,
  )
}

function stayText(asking: Asking, standing: Standing, part: TripPart): string {
  const { say } = asking
  const { name, location, nights, details, day: from } = part.item
  const times = details?.kind === 'stay' ? details : undefined
  const until = checkOutOf({ day: from ?? null, nights: nights ?? null })
  const span =
    from && until
      ? say(formatDateRange(from, until), `du ${day('fr', from)} au ${day('fr', until)}`)
      : ''
  const checked = [
    times?.checkIn ? say(`check-in from ${times.checkIn}`, `arrivée dès ${times.checkIn}`) : '',
    times?.checkOut ? say(`check-out by ${times.checkOut}`, `départ avant ${times.checkOut}`) : '',
  ].filter(Boolean)
  const count = say(
    nights === 1 ? 'one night' : `${nights ?? 1} nights`,
    nights === 1 ? 'une nuit' : `${nights ?? 1} nuits`,
  )
  const isDated = asking.turn.before.plan?.isDated !== false
  return `**${name}**, ${[location, isDated && span ? `${count} (${span})` : count, ...checked, priceText(asking, standing, part)].filter(Boolean).join('; ')}.`
}

/** One part with all that the trip knows of it. */
export function partText(asking: Asking, standing: Standing, part: TripPart): string {
  const { say } = asking
  if (part.direction) {
    const price = priceText(asking, standing, part)
    const both = standing.items.filter(({ type }) => type === 'flight').length === 1
    const fare = price
      ? ` ${say(`The fare${both ? ', there and back' : ''}: ${price}.`, `Le tarif${both ? ', aller-retour' : ''} : ${price}.`)}`
      : ''
    return directionText(asking, part.direction) + (part.kind === 'home' ? '' : fare)
  }
  if (part.kind === 'stay') return stayText(asking, standing, part)
  const { name, location } = part.item
  const until =
    part.time && part.item.durationMinutes
      ? say(` to ${timeOf(endOf(part))}`, ` à ${timeOf(endOf(part))}`)
      : ''
  const meal =
    part.kind === 'meal'
      ? isDinner(part)
        ? say(' (dinner)', ' (souper)')
        : say(' (lunch)', ' (repas du midi)')
      : ''
  const when = `${dayText(asking, standing, part.date)}${part.time ? `, ${part.time}${until}` : ''}`
  return `**${name}**${meal}${say(':', ' :')} ${[when, location, priceText(asking, standing, part)].filter(Boolean).join('; ')}.`
}

/** One line of a day. */
export function partLine(asking: Asking, part: TripPart): string {
  const { say, language } = asking
  const { item, time, direction } = part
  if (direction) {
    const [from, to] = [
      direction.segments[0]?.from.iata ?? '',
      direction.segments.at(-1)?.to.iata ?? '',
    ]
    return part.kind === 'out'
      ? say(`- ${time} you land in **${to}**`, `- ${time} vous arrivez à **${to}**`)
      : say(
          `- ${time} your flight home leaves **${from}**`,
          `- ${time} votre vol de retour part de **${from}**`,
        )
  }
  const price = (item.price ?? 0) > 0 ? ` (${dollars(language, item.price ?? 0)})` : ''
  return `- ${time ? `${time} ` : ''}**${item.name}**${price}`
}
