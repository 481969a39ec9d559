import { daysInclusive } from '#platform/shared/local-date.ts'
import { adviseBudget, type AdviceLine, savedBy } from '../../domain/budget-advice.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import { fold } from '../../domain/fold.ts'
import { budgetTool, myTripsTool } from '../tools/own-tools.ts'
import { type Answer, plain, type Turn } from './answer.ts'
import { day, dollars } from './words.ts'

type OwnTrip = Awaited<ReturnType<typeof myTripsTool.run>>[number]
type Item = OwnTrip['unscheduled'][number]

const source = ({ say, today }: Turn) => ({
  name: say('your own trips', 'vos propres voyages'),
  date: today,
})

const signInFirst = ({ say }: Turn): Answer =>
  plain(
    say(
      'Please sign in first: your trips belong to your account, and I can only see them when you are signed in.',
      'Il faut d’abord vous connecter : vos voyages sont liés à votre compte, et je ne les vois que si vous êtes connecté.',
    ),
  )

/** The trip that is meant: by the towns named, by words of its title, else the one of before or the latest. */
function tripMeant({ reading, talk, world }: Turn, trips: readonly OwnTrip[]): OwnTrip | undefined {
  const names = reading.towns.flatMap((slug) => {
    const town = world.rows(slug)?.town
    return town ? [fold(town.name), fold(town.nameFr)] : []
  })
  const titles = (trip: OwnTrip) =>
    fold(`${trip.title} ${trip.destinations.map(({ name }) => name).join(' ')}`)
  return (
    trips.find((trip) => names.some((name) => titles(trip).includes(name))) ??
    trips.find(({ id }) => id === talk.trip?.id) ??
    trips[0]
  )
}

/** What people wrote may hold marks of Markdown: shown as it was written. */
const quoted = (text: string) =>
  text.replace(/[\\`*_{}[\]()#+!<>|~-]/g, '\\$&').replace(/\s+/g, ' ')

const itemText = ({ language }: Turn, { time, name, price }: Item) =>
  `- ${time ? `${time} ` : ''}${quoted(name)}${price > 0 ? `, ${dollars(language, price)}` : ''}`

function freeTime(turn: Turn, trip: OwnTrip, at: number): Answer {
  const { say } = turn
  const items = (trip.days[at]?.items ?? [])
    .filter(({ time }) => time)
    .toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))
  const timed = items.map((item) => ({
    item,
    from: minutesOf(item.time ?? '00:00'),
    to: minutesOf(item.time ?? '00:00') + (item.durationMinutes ?? 75),
  }))
  const meal = timed.findIndex(({ item }) => item.type === 'restaurant')
  const [before, after] = [timed[Math.max(0, meal)], timed[Math.max(0, meal) + 1]]
  if (!before || !after)
    return plain(
      say(
        'Nothing is fixed around it that day: there is room.',
        'Rien n’est fixé autour ce jour-là : il y a de la place.',
      ),
    )
  const gap = after.from - before.to
  const names = [quoted(before.item.name), quoted(after.item.name)]
  return plain(
    gap >= 45
      ? say(
          `Yes: ${names[0]} ends about ${timeOf(before.to)} and ${names[1]} starts at ${timeOf(after.from)}, so there are ${lengthText(gap)} between them.`,
          `Oui : ${names[0]} finit vers ${timeOf(before.to)} et ${names[1]} commence à ${timeOf(after.from)}, il reste donc ${lengthText(gap)}.`,
        )
      : say(
          `Hardly: ${names[0]} ends about ${timeOf(before.to)} and ${names[1]} starts at ${timeOf(after.from)}, which leaves ${lengthText(Math.max(0, gap))} with the way there.`,
          `À peine : ${names[0]} finit vers ${timeOf(before.to)} et ${names[1]} commence à ${timeOf(after.from)} ; il reste ${lengthText(Math.max(0, gap))}, trajet compris.`,
        ),
    { sources: [source(turn)] },
  )
}

/** The person's own trips: a day of one, time between two items, or the list. */
export async function answerMyTrips(turn: Turn): Promise<Answer> {
  const { reading, talk, call, say, language, allowance } = turn
  if (!allowance.signedIn) return signInFirst(turn)
  const trips = await call(myTripsTool, {})
  const trip = tripMeant(turn, trips)
  if (!trip)
    return plain(
      say(
        'You have no trips yet. Shall I plan one?',
        'Vous n’avez pas encore de voyage. Je vous en planifie un ?',
      ),
      { question: 'destination' },
    )
  const asked = /\b(?:day|jour(?:nee)?) (\d{1,2})\b/.exec(reading.text)?.[1]
  const byDate = trip.days.findIndex(({ date }) => date === reading.dates.start)
  const at = asked ? Number(asked) - 1 : byDate >= 0 ? byDate : undefined
  if (/room for|time for|between|entre|temps pour|place pour/.test(reading.text))
    return {
      ...freeTime(turn, trip, at ?? talk.trip?.day ?? 0),
      talk: { trip: { id: trip.id, day: at ?? talk.trip?.day ?? 0 } },
    }
  if (at !== undefined) {
    const found = trip.days[at]
    const items = found?.items ?? []
    const head = say(
      `Day ${at + 1} of ${quoted(trip.title)}${found ? `, ${day('en', found.date)}` : ''}:`,
      `Jour ${at + 1} de ${quoted(trip.title)}${found ? `, ${day('fr', found.date)}` : ''} :`,
    )
    const lines =
      items.length > 0
        ? items
            .toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))
            .map((item) => itemText(turn, item))
            .join('\n')
        : say('Nothing is planned yet.', 'Rien n’est encore prévu.')
    return {
      text: `${head}\n\n${lines}`,
      sources: [source(turn)],
      talk: { trip: { id: trip.id, day: at } },
    }
  }
  const lines = trips
    .slice(0, 8)
    .map(
      (one) =>
        `- ${quoted(one.title)}: ${day(language, one.startDate)} ${say('to', 'au')} ${day(language, one.endDate)}, ${one.itemCount} ${say('items', 'éléments')}, ${dollars(language, one.totalCad)}`,
    )
  return {
    text: `${say('Your trips:', 'Vos voyages :')}\n\n${lines.join('\n')}`,
    sources: [source(turn)],
    talk: { trip: { id: trip.id, day: 0 } },
  }
}

/** "Rome costs CA$2,500 of a budget of CA$3,000" */
function budgetState({ say }: Turn, trip: OwnTrip, rest: number): string {
  const sums = say(
    `${quoted(trip.title)} costs ${dollars('en', trip.totalCad)} of a budget of ${dollars('en', trip.budgetCad)}`,
    `${quoted(trip.title)} coûte ${dollars('fr', trip.totalCad)} sur un budget de ${dollars('fr', trip.budgetCad)}`,
  )
  return rest >= 0
    ? say(
        `${sums}: ${dollars('en', rest)} are left.`,
        `${sums} : il vous reste ${dollars('fr', rest)}.`,
      )
    : say(
        `${sums}: you are ${dollars('en', -rest)} over.`,
        `${sums} : vous dépassez de ${dollars('fr', -rest)}.`,
      )
}

function tellAdvice(turn: Turn, state: string, lines: readonly AdviceLine[]): Omit<Answer, 'talk'> {
  const { say, world } = turn
  const advice = lines.map(({ item, priceCad, alternative, alternativePriceCad, savesCad }) =>
    say(
      `- ${quoted(item)} (${dollars('en', priceCad)}): take **${alternative}** (sample) for about ${dollars('en', alternativePriceCad)}, which saves ${dollars('en', savesCad)}`,
      `- ${quoted(item)} (${dollars('fr', priceCad)}) : prenez **${alternative}** (exemple) pour environ ${dollars('fr', alternativePriceCad)}, soit ${dollars('fr', savesCad)} de moins`,
    ),
  )
  return {
    text: `${state}\n\n${advice.join('\n')}\n\n${say(`Together that saves ${dollars('en', savedBy(lines))}.`, `Ensemble, cela économise ${dollars('fr', savedBy(lines))}.`)}`,
    sources: [
      source(turn),
      { name: say('Wayleaf’s atlas', 'l’atlas de Wayleaf'), date: world.asOf },
    ],
    advice: lines,
  }
}

/** What is left of a budget, and where to save when it is gone. */
export async function answerBudget(turn: Turn): Promise<Answer> {
  const { reading, world, call, say, allowance } = turn
  if (!allowance.signedIn) return signInFirst(turn)
  const found = await call(budgetTool, {})
  const trip = tripMeant(
    turn,
    found.map((one) => one.trip),
  )
  const rest = found.find((one) => one.trip.id === trip?.id)?.restCad ?? 0
  if (!trip || trip.budgetCad === 0)
    return plain(
      say(
        'None of your trips has a budget yet. You can set one in the planner.',
        'Aucun de vos voyages n’a de budget. Vous pouvez en fixer un dans le planificateur.',
      ),
      { sources: [source(turn)] },
    )
  const state = budgetState(turn, trip, rest)
  const talk = { trip: { id: trip.id, day: 0 } }
  if (!/save|econom|cut|reduce|blown|over|depass/.test(reading.text) && rest >= 0)
    return { text: state, sources: [source(turn)], talk }
  const town = world.resolve(trip.destinations[0]?.name ?? trip.destination)
  const rows = town && world.rows(town.slug)
  const items = [...trip.days.flatMap((one) => one.items), ...trip.unscheduled]
  const lines = rows
    ? adviseBudget(
        items,
        rows,
        Math.max(0, -rest),
        Math.max(1, daysInclusive(trip.startDate, trip.endDate) - 1),
      )
    : []
  if (lines.length === 0)
    return {
      text: `${state} ${say('I know of nothing cheaper for what is in it.', 'Je ne connais rien de moins cher pour ce qu’il contient.')}`,
      sources: [source(turn)],
      talk,
    }
  return { ...tellAdvice(turn, state, lines), talk }
}
