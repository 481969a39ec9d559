import { isOpenOn, unsureOn, weekdayName, weekdays } from '#features/trips/domain/opening-hours.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { addDays } from '#platform/shared/local-date.ts'
import type { SightRow } from '../../domain/guide-rows.ts'
import { notesOn } from './answer-note.ts'
import { sentencesOn } from './note-sentences.ts'
import { sightsTool } from '../tools/place-tools.ts'
import { type Asking, atlasSource, goalSights, goalTown, type Said } from './answer.ts'
import { day, dollars, listed, monthName, weekdayText } from './words.ts'

/** They ask whether one gets in without a ticket bought before. */
const aheadWords =
  'book,booking,booked,reserve,reservation,ahead,advance,early,sold,release,turn,queue,queues,line,lines,skip,reserver,avance,attente,complet'.split(
    ',',
  )

const ofTickets = /\b(?:book|reserv\w*|ahead|sold|sell|timed|réserv\w*|avance)\b/i

/** When a sight is open, whether on the day that is asked about, and what it costs. */
export async function answerHours(asking: Asking): Promise<Said | undefined> {
  const { call, world } = asking
  const ids = goalSights(asking)
  const named = ids.length > 0 ? ids : sightsOfKind(asking)
  if (named.length === 0) return undefined
  const lines: string[] = []
  for (const id of named.slice(0, 3)) {
    const [slug = ''] = id.split('/')
    const [row] = await call(sightsTool, { destination: slug, ids: [id] })
    if (row) lines.push(factsOf(asking, row))
  }
  if (lines.length === 0) return undefined
  const fares = asking.turn.topics.some(({ intent }) => intent.topic === 'kids')
    ? notesOn(asking, named[0]?.split('/')[0] ?? '', 'kids')
        .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
        .filter((sentence) => /\bunder (?:\d|one|two|six|twelve)/i.test(sentence))
    : []
  if (fares.length > 0) lines.push(asking.know(fares).join(' '))
  // What the town's notes tell of its tickets.
  const [first] = named
  const slug = first?.split('/')[0] ?? ''
  const title = world.rows(slug)?.sights.find(({ id }) => id === first)?.name ?? ''
  const tickets = sentencesOn(
    asking,
    [slug],
    title.split(' ').filter((word) => /^\p{Lu}/u.test(word)),
    ofTickets,
  )
  if (tickets.text) lines.push(tickets.text)
  const queue = aheadWords.some((word) => asking.turn.reader.find(word) >= 0)
    ? asking.texts.texts.get('crowd-when')
    : undefined
  if (queue) {
    for (const word of aheadWords) {
      const at = asking.turn.reader.find(word)
      if (at >= 0) asking.turn.reader.use(at)
    }
    if (!tickets.text)
      lines.push(asking.language === 'fr' ? (queue.textFr ?? queue.text) : queue.text)
  }
  const asOf = world.town(named[0]?.split('/')[0] ?? '')?.asOf
  return {
    text: lines.join('\n\n'),
    sources: [{ ...atlasSource(asking), ...(asOf ? { date: asOf } : {}) }],
  }
}

/** "The castle" in the town of the talk. */
function sightsOfKind(asking: Asking): readonly string[] {
  const { turn, world } = asking
  const town = goalTown(asking)
  const [taste] = turn.tastes
  if (!town || !taste) return []
  const rows = (world.rows(town.slug)?.sights ?? []).filter(({ category }) => category === taste)
  return rows
    .toSorted((a, b) => a.prominence - b.prominence)
    .slice(0, 2)
    .map(({ id }) => id)
}

function factsOf(asking: Asking, row: SightRow): string {
  const { say } = asking
  const price =
    row.admission === 'free' || row.priceCad === 0
      ? say('Admission is free.')
      : say(
          `A ticket is about ${dollars('en', row.priceCad)} for an adult.`,
          `Un billet coûte environ ${dollars('fr', row.priceCad)} par adulte.`,
        )
  const visit = say(
    `Count about ${lengthText(row.durationMinutes)} for a visit.`,
    `Comptez environ ${lengthText(row.durationMinutes)} pour la visite.`,
  )
  const rule = row.hours ? say(` (in full: ${row.hours})`, ` (en détail : ${row.hours})`) : ''
  return `${verdictOf(asking, row)}**${row.name}**, ${row.district}: ${timesOf(asking, row)}${rule}. ${price}${aheadOf(asking, row)} ${visit}`
}

/** Whether its ticket is bought before one goes. */
function aheadOf({ say }: Asking, { advanceTicket }: SightRow): string {
  if (advanceTicket === 'required')
    return say(
      ' It is sold for a time only: buy it on the sight’s own site before you go.',
      ' Il est vendu pour une heure précise : achetez-le d’avance sur le site officiel.',
    )
  return advanceTicket === 'advised'
    ? say(
        ' Buy it ahead on the sight’s own site: at the door it often means a long wait.',
        ' Achetez-le d’avance sur le site officiel : sur place, l’attente est souvent longue.',
      )
    : ''
}

function timesOf({ say }: Asking, row: SightRow): string {
  const closed =
    row.closedOn.length > 0
      ? say(
          `, closed on ${listed(
            'en',
            row.closedOn.map((one) => weekdayText('en', one, true)),
          )}`,
          `, fermé ${listed(
            'fr',
            row.closedOn.map((one) => `le ${weekdayText('fr', one)}`),
          )}`,
        )
      : ''
  const months = row.openMonths
    ? say(
        `, in ${listed('en', [monthName('en', row.openMonths[0] ?? 1), monthName('en', row.openMonths.at(-1) ?? 12)])} and between only`,
        `, de ${monthName('fr', row.openMonths[0] ?? 1)} à ${monthName('fr', row.openMonths.at(-1) ?? 12)} seulement`,
      )
    : ''
  if (!row.opens || !row.closes)
    return say(`open at all hours${closed}${months}`, `ouvert à toute heure${closed}${months}`)
  return say(
    `open ${row.opens} to ${row.closes}${closed}${months}`,
    `ouvert de ${row.opens} à ${row.closes}${closed}${months}`,
  )
}

const weekdaysAsked = 8

/** The day that is asked about, or the next such weekdays in months that are open. */
function samplesOf({ turn, today }: Asking, row: SightRow): readonly string[] {
  // A feast gives the days around it, and its own hours are in no row.
  const isFeast = turn.topics.some(({ intent }) => intent.topic === 'holiday')
  if (isFeast) return []
  const start = turn.edited.has('span') ? turn.frame.span?.start : undefined
  if (start) return [start]
  const dates: string[] = []
  if (turn.weekday === undefined) return dates
  for (let at = 1; at < 366 && dates.length < weekdaysAsked; at += 1) {
    const date = addDays(today, at)
    const month = Number(date.slice(5, 7))
    if (
      weekdayName(date) === weekdays[turn.weekday] &&
      (!row.openMonths || row.openMonths.includes(month))
    )
      dates.push(date)
  }
  return dates
}

function verdictOf(asking: Asking, row: SightRow): string {
  const { say, turn } = asking
  const dates = samplesOf(asking, row)
  const [date] = dates
  if (!date) return ''
  const unsure = unsureOn(row, date)
  if (unsure !== undefined)
    return say(
      `I don’t know whether it is open then${unsure && ` (${unsure})`}: look at its own page before you go. `,
      'Je ne sais pas si c’est ouvert ce jour-là : voyez sa page avant d’y aller. ',
    )
  const open = dates.filter((one) => isOpenOn(row, { date: one }))
  const weekday = weekdayName(date)
  const when =
    turn.weekday === undefined
      ? say(
          `on ${day('en', date)}, a ${weekdayText('en', weekday)}`,
          `le ${weekdayText('fr', weekday)} ${day('fr', date)}`,
        )
      : say(`on ${weekdayText('en', weekday, true)}`, `le ${weekdayText('fr', weekday)}`)
  const [next] = open
  // "The last Sunday of the month" is open on some Sundays.
  if (next && open.length * 2 < dates.length)
    return say(
      `Only on some ${weekdayText('en', weekday, true)}; the next is ${day('en', next)}. `,
      `Certains jours seulement (${weekdayText('fr', weekday)}) ; le prochain est le ${day('fr', next)}. `,
    )
  return open.length > 0
    ? say(`Yes, it is open ${when}. `, `Oui, c’est ouvert ${when}. `)
    : say(`No, it is closed ${when}. `, `Non, c’est fermé ${when}. `)
}
