import { isOpenOn, openSpans, unsureOn, weekdayName } from '#features/trips/domain/opening-hours.ts'
import { addDays, weekdayOf } from '#platform/shared/local-date.ts'
import { timeOf } from '#platform/shared/time-of-day.ts'
import { type Asking, type Said, sourceOf } from './answer.ts'
import { rowOf } from './edit-parts.ts'
import type { Standing, WrittenItem } from './plan-port.ts'
import { datesOf } from './propose-edit.ts'
import { day, listed, weekdayText } from './words.ts'

const typesOf = new Map(
  Object.entries({
    restaurant:
      'dinner dinners lunch lunches restaurant restaurants meal meals food eating table tables repas souper diner nourriture',
    hotel: 'hotel hotels room bed lodging accommodation chambre hebergement',
    flight: 'flight flights vol vols',
    attraction:
      'sight sights museum museums visit visits ticket tickets activity activities attraction musee musees visite visites',
  }).flatMap(([type, words]) => words.split(' ').map((word) => [word, type] as const)),
)
/** "What does the hotel cost", and not "hotel included": a part of the plan. */
export const namesPart = ({ tokens }: Asking['turn']['reader']): boolean =>
  tokens.some(({ text }) => typesOf.has(text)) &&
  !tokens.some(({ text }) =>
    /^(?:included?|including|inclus|compris|with|without|avec|sans|and|et)$/.test(text),
  )

export const priceOf = ({ price = 0 }: WrittenItem): number => price

/** The day and the hour of an item; the date where it was said. */
export function whenOf(
  { language, say, turn }: Asking,
  standing: Standing,
  item: WrittenItem,
): string {
  if (!item.day) return say('without a day yet')
  const at = datesOf(standing).indexOf(item.day) + 1
  const told = `${say('day')} ${at}${item.time ? `, ${item.time}` : ''}`
  if (turn.before.plan?.isDated === false) return told
  return `${told} (${weekdayText(language, weekdayName(item.day))} ${day(language, item.day)})`
}

function isShut(asking: Asking, item: WrittenItem): boolean {
  const row = rowOf(asking, item)
  return row !== undefined && Boolean(item.day) && !isOpenOn(row, { date: item.day ?? '' })
}

/** Whether what is planned is open on its day, as far as its hours are known. */
export function openText(asking: Asking, standing: Standing, item: WrittenItem): string {
  const { say, language } = asking
  const row = rowOf(asking, item)
  const when = whenOf(asking, standing, item)
  if (!row || !item.day)
    return say(
      `**${item.name}** is on ${when}. Its hours I don’t know: look at its own page.`,
      `**${item.name}** est prévu : ${when}. Je ne connais pas ses heures : voyez sa page.`,
    )
  const { weekday, before } = asking.turn
  const date =
    weekday === undefined ? item.day : addDays(item.day, (weekday - weekdayOf(item.day) + 7) % 7)
  const unsure = unsureOn(row, date)
  if (unsure !== undefined)
    return say(
      `Whether **${item.name}** is open then I don’t know${unsure && ` (${unsure})`}: look at its own page before you go.`,
      `Je ne sais pas si **${item.name}** est ouvert ce jour-là : voyez sa page avant d’y aller.`,
    )
  const isOpen = isOpenOn(row, { date })
  const spans = openSpans(row, date).map(({ from, to }) => `${timeOf(from)}–${timeOf(to)}`)
  const times = spans.length > 0 && row.opens ? ` (${spans.join(', ')})` : ''
  // Where its dates are open, or it is planned on another day, it is asked of any such day.
  if (weekday !== undefined && (before.plan?.isDated === false || date !== item.day)) {
    const [en, fr] = (['en', 'fr'] as const).map((one) =>
      weekdayText(one, weekdayName(date), one === 'en'),
    )
    return isOpen
      ? say(
          `**${item.name}** is open on ${en}${times}; in the plan it is on ${when}.`,
          `**${item.name}** est ouvert le ${fr}${times} ; dans le plan : ${when}.`,
        )
      : say(
          `No: **${item.name}** is closed on ${en}; in the plan it is on ${when}.`,
          `Non : **${item.name}** est fermé le ${fr} ; dans le plan : ${when}.`,
        )
  }
  return isOpen
    ? say(
        `**${item.name}** is open on ${when}${times}.`,
        `**${item.name}** est ouvert : ${when}${times}.`,
      )
    : say(
        `Yes: **${item.name}** is closed on that ${weekdayText(language, weekdayName(item.day))} (${when}). Say “move it to day 2”, for instance.`,
        `Oui : **${item.name}** est fermé ce ${weekdayText(language, weekdayName(item.day))} (${when}). Dites par exemple « déplace-le au jour 2 ».`,
      )
}

/** Which visits of the plan are closed on their day; where its dates are open, on the weekday that is named. */
export function closedOf(asking: Asking, standing: Standing): Said {
  const { say, turn, language } = asking
  const { weekday } = turn
  const isDated = turn.before.plan?.isDated !== false
  const all = standing.items.filter(({ type, day: date }) => type === 'attraction' && date)
  const ofDay = datesOf(standing).map((date) =>
    addDays(date, ((weekday ?? 0) - weekdayOf(date) + 7) % 7),
  )[0]
  if (!isDated && weekday !== undefined && ofDay) {
    const shut = all
      .filter((item) => isShut(asking, { ...item, day: ofDay }))
      .map(({ name }) => name)
    const on = weekdayText(language, weekdayName(ofDay))
    return {
      text:
        shut.length > 0
          ? say(
              `Yes, on a ${on} these are closed: ${listed('en', shut)}.`,
              `Oui, le ${on} sont fermés : ${listed('fr', shut)}.`,
            )
          : say(
              `No: nothing in the plan is closed on a ${on}, as far as I know the hours.`,
              `Non : rien dans le plan n’est fermé le ${on}, d’après les heures que je connais.`,
            ),
      sources: [sourceOf(asking, 'plan')],
    }
  }
  const visits = all.filter(
    ({ day: date }) => weekday === undefined || (date && weekdayOf(date) === weekday),
  )
  const closed = visits.filter((item) => isShut(asking, item))
  const asksOpen = turn.reader.tokens.some(({ text }) =>
    /^(?:open|opening|hours|ouvert|ouverts|horaires)$/.test(text),
  )
  const text =
    visits.length === 0
      ? say('The plan has no visit on that day.', 'Le plan n’a aucune visite ce jour-là.')
      : closed.length === 0
        ? `${asksOpen ? say('Yes: ', 'Oui : ') : say('No: ', 'Non : ')}${say(
            'all visits of the plan whose hours I know are open on their day.',
            'toutes les visites du plan dont je connais les heures sont ouvertes ce jour-là.',
          )}`
        : closed.map((item) => openText(asking, standing, item)).join('\n\n')
  return { text, sources: [sourceOf(asking, 'plan')] }
}
