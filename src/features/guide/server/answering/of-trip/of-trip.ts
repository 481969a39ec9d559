import { atAirportMinutes } from '#features/trips/domain/leave-time.ts'
import { daysInclusive } from '#platform/shared/local-date.ts'
import { timeOf, minutesOf } from '#platform/shared/time-of-day.ts'
import type { TripAsk } from '../../reading/trip-question.ts'
import { type Asking, type Said, sourceOf } from '../answer.ts'
import type { Standing } from '../plan-port.ts'
import { datesOf } from '../propose-edit.ts'
import { answerWeather } from '../answer-weather.ts'
import { costOfPlan } from '../plan-cost.ts'
import { dollars } from '../words.ts'
import { dayText, partLine, partText } from './part-text.ts'
import { answerFree, answerLoad, answerMostDay, answerMostPart, answerWalk } from './trip-days.ts'
import { answerNear } from './trip-near.ts'
import { answerFreeVisits, answerRest, answerSaving } from './trip-money.ts'
import { answerTickets } from './trip-tickets.ts'
import {
  answerBooked,
  answerHas,
  answerMissing,
  answerOpen,
  answerSkip,
  answerTables,
  answerTerms,
  answerAbout,
  answerEveryDay,
  answerFarthest,
  answerWay,
} from './trip-whole.ts'
import { endOf, leaving, once, type TripAsked, type TripPart, toldDate } from './trip-parts.ts'

const numberOf = (standing: Standing, date: string): number => datesOf(standing).indexOf(date) + 1

function dayLines(
  asking: Asking,
  { standing, question: { dayPart } }: TripAsked,
  parts: readonly TripPart[],
  date: string,
): string {
  const { say } = asking
  const told = dayText(asking, standing, date)
  const lines = parts
    .filter((part) => part.date === date && part.kind !== 'stay')
    .map((part) => partLine(asking, part))
  const head = `${told.charAt(0).toUpperCase()}${told.slice(1)}`
  const none = dayPart
    ? say('nothing is planned then.', 'rien n’y est prévu à ce moment.')
    : say('nothing is planned.', 'rien n’est prévu.')
  return lines.length > 0
    ? `${head}${say(':', ' :')}\n\n${lines.join('\n')}`
    : `${head}${say(':', ' :')} ${none}`
}

const planSource = (asking: Asking) => ({ sources: [sourceOf(asking, 'plan')] })

/** The days that are asked about, or all of them. */
function toldDays(asking: Asking, asked: TripAsked): Said {
  const { standing, dates, meant, parts, question } = asked
  const shown = dates.length > 0 ? dates : datesOf(standing)
  const of = question.dayPart || asked.isNamed ? meant : parts
  return {
    text: shown.map((date) => dayLines(asking, asked, of, date)).join('\n\n'),
    ...planSource(asking),
    memory: shown.length === 1 ? { toldDay: numberOf(standing, shown[0] ?? '') } : {},
  }
}

const mostParts = 8

/** Some parts, each with all that the trip knows of it. */
function toldParts(asking: Asking, { standing, meant }: TripAsked): Said | undefined {
  if (meant.length === 0 || meant.length > mostParts) return undefined
  const texts = meant.map((part) => partText(asking, standing, part))
  const [one] = meant
  const isOne = meant.length === 1 && one
  return {
    text: isOne ? texts.join('') : texts.map((text) => `- ${text}`).join('\n'),
    ...planSource(asking),
    memory: {
      ...(isOne ? { focus: one.item.id, spoken: [one.id] } : {}),
      ...(one && meant.every(({ date }) => date === one.date)
        ? { toldDay: numberOf(standing, one.date) }
        : {}),
    },
  }
}

/** The first or last of a day, or what comes before or after a part of it. */
function inOrder(asking: Asking, asked: TripAsked): Said | undefined {
  const { say } = asking
  const { question, parts, dates, meant, standing } = asked
  const { order } = question
  const ofDays = (
    dates.length > 0 ? parts.filter(({ date }) => dates.includes(date)) : parts
  ).filter(({ kind }) => kind !== 'stay')
  if (order === 'first' || order === 'last') {
    const some = asked.isNamed
      ? meant
      : ofDays.filter(({ kind }) => kind === 'visit' || kind === 'meal')
    const one = order === 'first' ? some[0] : some.at(-1)
    return one && toldParts(asking, { ...asked, meant: [one] })
  }
  const [anchor] = asked.isNamed ? meant : []
  if (!anchor) return undefined
  const ofDay = parts.filter(({ date, kind }) => date === anchor.date && kind !== 'stay')
  const at = ofDay.indexOf(anchor)
  const others = order === 'after' ? ofDay.slice(at + 1) : ofDay.slice(0, at)
  const name = `**${anchor.item.name}**${anchor.time ? ` (${anchor.time})` : ''}`
  const when = dayText(asking, standing, anchor.date)
  const head =
    order === 'after'
      ? say(`After ${name} on ${when}`, `Après ${name}, ${when}`)
      : say(`Before ${name} on ${when}`, `Avant ${name}, ${when}`)
  const lines = others.map((part) => partLine(asking, part)).join('\n')
  return {
    text:
      others.length > 0
        ? `${head}${say(':', ' :')}\n\n${lines}`
        : `${head}${say(': nothing is planned.', ' : rien n’est prévu.')}`,
    ...planSource(asking),
    memory: { toldDay: numberOf(standing, anchor.date) },
  }
}

/**
 * What the days that wait behind a tier add to the sum of a kind, and the words for it: all meals, or all visits, are
 * those of these days too, as the ribbon counts them. Of less than all of a kind they are no part.
 */
function waitingOf({ say, know, language }: Asking, { standing, dates, parts, meant }: TripAsked) {
  const { wish, waits = [], waitsUntil } = standing
  const kind = meant[0]?.kind
  const isAll =
    dates.length === 0 &&
    (kind === 'meal' || kind === 'visit') &&
    meant.every((part) => part.kind === kind) &&
    parts.every((part) => part.kind !== kind || meant.includes(part))
  if (!waitsUntil || !isAll) return { cad: 0, words: '' }
  const own = waits.filter(({ type }) => (type === 'restaurant') === (kind === 'meal'))
  const cad = know(own.reduce((sum, { price }) => sum + price, 0))
  const open = datesOf(standing).length
  const last = daysInclusive(wish.startDate, waitsUntil)
  const [en, fr] =
    last - open === 1
      ? [`day ${last}, which waits`, `le jour ${last}, en attente`]
      : [`days ${open + 1} to ${last}, which wait`, `les jours ${open + 1} à ${last}, en attente`]
  const amount = dollars(language, cad)
  return { cad, words: say(` ${amount} of it is for ${en}.`, ` Dont ${amount} pour ${fr}.`) }
}

/** What parts or days cost, with their sum. */
function priced(asking: Asking, asked: TripAsked): ReturnType<Answer> {
  const { say, language, know } = asking
  const { standing, dates, question, parts } = asked
  const isDay = !asked.isNamed && dates.length > 0
  if (!isDay && !asked.isNamed) return costOfPlan(asking)
  const some = isDay
    ? parts.filter(
        ({ date, kind }) => dates.includes(date) && (kind === 'visit' || kind === 'meal'),
      )
    : asked.meant
  const items = once(some)
  if (items.length === 0) return undefined
  if (items.length === 1 && !isDay) {
    const [one] = items
    return one && toldParts(asking, { ...asked, meant: [one] })
  }
  const waiting = waitingOf(asking, asked)
  const total = know(items.reduce((sum, { item }) => sum + (item.price ?? 0), waiting.cad))
  const lines = items
    .filter(({ item }) => (item.price ?? 0) > 0)
    .map(
      (part) =>
        `- **${part.item.name}**, ${dayText(asking, standing, part.date)}${say(':', ' :')} ${dollars(language, part.item.price ?? 0)}`,
    )
  const heads = asked.standing.wish.party.adults + asked.standing.wish.party.children.length
  const perHead = know(Math.round((total / heads) * 100) / 100)
  const head = question.isPerHead
    ? say(` ${dollars('en', perHead)} a person.`, ` ${dollars('fr', perHead)} par personne.`)
    : ''
  const days = waiting.words
    ? daysInclusive(standing.wish.startDate, standing.waitsUntil ?? standing.wish.endDate)
    : datesOf(standing).length
  const daily = know(Math.round(total / days))
  const each = question.isEach
    ? say(` That is ${dollars('en', daily)} a day.`, ` Soit ${dollars('fr', daily)} par jour.`)
    : ''
  const note = isDay
    ? say(' Flights and stay are not counted.', ' Vols et hébergement non compris.')
    : ''
  return {
    text: `**${dollars(language, total)}** ${say('in all.', 'en tout.')}${waiting.words}${head}${each}${note}\n\n${lines.join('\n')}`,
    ...planSource(asking),
    memory: dates.length === 1 ? { toldDay: numberOf(standing, dates[0] ?? '') } : {},
  }
}

/** "Do we have time for breakfast before the flight": when the day begins, and by when one is at the airport. */
function timeBefore(asking: Asking, { standing, parts, question }: TripAsked): Said | undefined {
  const { say } = asking
  const home = parts.find(({ kind }) => kind === 'home')
  const isHome =
    question.asks.has('airport') ||
    question.parts.includes('home') ||
    question.parts.includes('flight')
  if (!home?.time || !isHome) return undefined
  const stops = parts.filter(
    ({ date, kind }) => date === home.date && (kind === 'visit' || kind === 'meal'),
  )
  const leave = timeOf(leaving(asking, standing, home))
  const by = timeOf(Math.max(0, minutesOf(home.time) - atAirportMinutes))
  const ends = stops.at(-1)
  const until = ends ? timeOf(endOf(ends)) : ''
  const [first] = stops
  const isOutside = !datesOf(standing).includes(home.date)
  const before = first?.time
    ? say(
        `That day begins with **${first.item.name}** at ${first.time} and ends at ${until}, so the morning before ${first.time} is yours.`,
        `Ce jour commence par **${first.item.name}** à ${first.time} et finit à ${until} : avant ${first.time}, la matinée est libre.`,
      )
    : isOutside
      ? ''
      : say('Nothing is planned before it.', 'Rien n’est prévu avant.')
  return {
    text: say(
      `Your flight leaves at ${home.time} (${dayText(asking, standing, home.date)}); leave by ${leave} to be at the airport by about ${by}. ${before}`,
      `Votre vol part à ${home.time} (${dayText(asking, standing, home.date)}) ; partez à ${leave} pour être à l’aéroport vers ${by}. ${before}`,
    ),
    ...planSource(asking),
    memory: { toldDay: numberOf(standing, home.date) },
  }
}

/** Nothing of that kind is planned on that day. */
function noneThere(asking: Asking, { standing, dates, question }: TripAsked): Said | undefined {
  const { say } = asking
  const isTable = question.parts.some((word) => /^(?:breakfast|lunch|dinner|meal)$/.test(word))
  if (question.items.length > 0) return undefined
  if (!isTable)
    return {
      text: say('No: the plan holds none of that.', 'Non : le plan n’en contient pas.'),
      ...planSource(asking),
    }
  const [date] = dates
  const when = date ? `${dayText(asking, standing, date)}` : ''
  return {
    text: when
      ? say(
          `No table is planned on ${when}: eat where you like, or say “add dinner on day ${numberOf(standing, date ?? '')}”.`,
          `Aucune table n’est prévue le ${when} : mangez où vous voulez.`,
        )
      : say(
          'No such table is planned: eat where you like.',
          'Aucune table de ce genre n’est prévue.',
        ),
    ...planSource(asking),
    memory: date ? { toldDay: numberOf(standing, date) } : {},
  }
}

/** The days that are named; of none the day told last, unless the whole trip is meant. */
function daysOrTold(
  asking: Asking,
  { standing, dates, question }: Pick<TripAsked, 'standing' | 'dates' | 'question'>,
): readonly string[] {
  const told = question.isWhole ? undefined : toldDate(asking, standing)
  return dates.length > 0 || told === undefined ? dates : [told]
}

type Answer = (asking: Asking, asked: TripAsked) => Said | undefined | Promise<Said | undefined>

/** What is asked, the surest first, and what answers it. */
const answers: readonly (readonly [TripAsk, Answer])[] = [
  ['skip', answerSkip],
  ['missing', answerMissing],
  ['terms', answerTerms],
  ['booked', answerBooked],
  [
    'load',
    (asking, { standing, parts, ...asked }) =>
      answerLoad(
        asking,
        standing,
        parts,
        // "Is the Colosseum day too much": all of that day.
        asked.question.items.length > 0 && asked.dates.length === 0
          ? [...new Set(asked.meant.map(({ date }) => date))]
          : daysOrTold(asking, { standing, ...asked }),
      ),
  ],
  ['free', (asking, { standing, parts, ...asked }) => answerFree(asking, standing, parts, asked)],
  ['idle', (asking, { standing, parts, ...asked }) => answerFree(asking, standing, parts, asked)],
  [
    'way',
    (asking, asked) => {
      const days = daysOrTold(asking, asked)
      // "Is day 4 walkable", "how many km is that".
      const isOfDay = !asked.isNamed && !asked.question.isSpoken && days.length > 0
      return isOfDay ? answerWalk(asking, asked, days) : answerWay(asking, asked)
    },
  ],
  [
    'time',
    (asking, asked) =>
      timeBefore(asking, asked) ??
      (asked.meant.length > 0 ? toldParts(asking, asked) : noneThere(asking, asked)),
  ],
  ['walk', (asking, asked) => answerWalk(asking, asked, daysOrTold(asking, asked))],
  ['airport', timeBefore],
]

/** They are asked of a part or of a day. */
const ofParts: readonly TripAsk[] = ['when', 'where', 'length', 'program', 'about', 'has']

/** The answer to one question about the trip. Undefined where the trip does not say. */
export async function answered(asking: Asking, asked: TripAsked): Promise<Said | undefined> {
  const { question, dates, meant, parts, standing } = asked
  if (question.most) {
    if (question.most === 'far' || question.most === 'near') return answerFarthest(asking, asked)
    const isDear = question.most === 'dear'
    const isMoney = isDear || question.most === 'cheap'
    if (question.isOfDays || !isMoney) return answerMostDay(asking, standing, parts, question.most)
    return answerMostPart(
      asking,
      standing,
      asked.isNamed || dates.length > 0 ? meant : parts,
      isDear,
    )
  }
  if (question.asks.has('open')) {
    const open = answerOpen(asking, asked)
    if (open) return open
  }
  if (question.asks.has('ahead')) return answerTickets(asking, asked)
  if (question.asks.has('saving')) return answerSaving(asking, asked)
  if (question.asks.has('rest') && question.asks.has('price') && asked.isNamed)
    return answerRest(asking, asked)
  const left = question.asks.has('left') ? daysOrTold(asking, asked) : []
  if (left.length > 0) return toldDays(asking, { ...asked, dates: left, isNamed: false })
  // "Is it near the hotel" asks how far it is.
  if (question.asks.has('near'))
    return question.isSpoken && question.parts.includes('stay')
      ? answerWay(asking, asked)
      : answerNear(asking, asked)
  // "Which evening is free" asks for time, "which of these are free" for what costs nothing.
  const isIdle = question.asks.has('idle')
  if (isIdle && (question.isSpoken || question.isWhole) && !question.dayPart && !question.isOfDays)
    return answerFreeVisits(asking, asked)
  if (isIdle && !question.dayPart && !question.isOfDays && !question.asks.has('when'))
    return undefined
  const isMeal = question.parts.some((word) => /^(?:breakfast|lunch|dinner|meal)$/.test(word))
  if (isMeal && (question.isEach || question.isOfDays) && !question.asks.has('price'))
    return answerEveryDay(asking, asked)
  if (question.kitchens.length + question.diets.length > 0) return answerTables(asking, asked)
  if (question.dishes.length > 0) return undefined
  if (question.asks.has('weather'))
    return asked.isNamed && !question.isSpoken ? undefined : answerWeather(asking)
  if (question.asks.has('about') && asked.isNamed) {
    const about = await answerAbout(asking, asked)
    if (about) return about
  }
  for (const [ask, answer] of answers) if (question.asks.has(ask)) return answer(asking, asked)
  if (question.amenities.length > 0) return answerHas(asking, asked)
  if (question.order) return inOrder(asking, asked)
  if (question.asks.has('price')) return priced(asking, asked)
  // "And day 3?", after another day.
  const isNext =
    asking.turn.before.toldDay !== undefined && question.asks.size === 0 && dates.length > 0
  if (!isNext && !ofParts.some((ask) => question.asks.has(ask))) return undefined
  // "The Colosseum day" is all of it.
  if (question.items.length > 0 && question.isOfDays && question.asks.has('program')) {
    const days = [...new Set(meant.map(({ date }) => date))]
    return toldDays(asking, { ...asked, dates: days, isNamed: false })
  }
  if (asked.isNamed) return meant.length > 0 ? toldParts(asking, asked) : noneThere(asking, asked)
  return dates.length > 0 || question.isWhole ? toldDays(asking, asked) : undefined
}
