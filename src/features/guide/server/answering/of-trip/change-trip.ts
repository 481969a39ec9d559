import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import { type Anchor, anchorOf } from '../anchor-of.ts'
import { isPlaced } from '../way-in-plan.ts'
import { type Asking, goalTowns, type Said } from '../answer.ts'
import {
  betterTables,
  cheaperTables,
  closerTables,
  dishIn,
  otherTable,
  tablesOfKind,
} from '../answer-diet.ts'
import type { StoredEdit } from '../../reading/memory.ts'
import { otherFlight } from '../other-flight.ts'
import { swappedBeds } from '../other-bed.ts'
import { toIdeas } from '../edit-wanted.ts'
import { datesOf, proposed } from '../propose-edit.ts'
import { slowerDays } from '../slower-day.ts'
import { byLoad, loadOf } from './trip-days.ts'
import { dayParts, isDinner, isStop, once, type TripPart, toldDate } from './trip-parts.ts'
import { type Commanded, edit, planned, proposedOr } from './commanded.ts'
import { hourLater, moved } from './move-stops.ts'
import { answerIdeas } from './trip-ideas.ts'

/** Meals that are meant: those that are named, or the dinners of an evening. */
function mealsOf({ meant, isNamed, parts, command, dates }: Commanded): readonly TripPart[] {
  if (isNamed) return meant.every(({ kind }) => kind === 'meal') ? meant : []
  const isEvening = command.dayPart === 'evening'
  return parts.filter((part) => isEvening && isDinner(part) && dates.includes(part.date))
}

/** Other tables for meals: cheaper, nicer, of a kitchen, or simply others. */
async function tables(asking: Asking, all: Commanded): Promise<Said | undefined> {
  const { command, standing } = all
  const meals = planned(mealsOf(all))
  if (meals.length === 0) return undefined
  const { say, plans } = asking
  const known = { standing, towns: await plans.sights(standing.wish) }
  const { qualities, cuisines } = command
  // "A nicer dinner", of several evenings: which one is asked.
  const isOpen = command.items.length === 0 && all.dates.length === 0 && meals.length > 1
  if (isOpen && !qualities.includes('cheaper')) return undefined
  const [cuisine] = cuisines
  const priceOf = (id: string): number => meals.find((meal) => meal.id === id)?.price ?? 0
  // "Something cheaper with seafood" is both.
  const isFair = ({ itemId, write }: StoredEdit): boolean =>
    !qualities.includes('cheaper') ||
    (write !== undefined && 'price' in write && (write.price ?? 0) < priceOf(itemId))
  if (cuisine)
    return proposedOr(
      asking,
      standing,
      tablesOfKind(known, meals, { cuisine, dish: dishIn(asking, known.towns) }).filter(isFair),
      {
        reason: say(cuisine, cuisine),
        none: say(
          'I know no other table of that kind there: the plan stays as it is.',
          'Je n’y connais pas d’autre table de ce genre : le plan reste comme il est.',
        ),
      },
    )
  if (qualities.includes('cheaper')) {
    const edits = cheaperTables(known, meals)
    return proposedOr(asking, standing, edits, {
      reason: say('it costs less', 'c’est moins cher'),
      none: say(
        'I know no cheaper table there that fits: the plan stays as it is.',
        'Je n’y connais pas de table moins chère qui convienne : le plan reste comme il est.',
      ),
    })
  }
  if (qualities.includes('nicer'))
    return proposedOr(asking, standing, betterTables(known, meals), {
      reason: say('a nicer table', 'une meilleure table'),
      none: say(
        'I know no table of a higher price there: the plan stays as it is.',
        'Je n’y connais pas de table plus relevée : le plan reste comme il est.',
      ),
    })
  const stay = all.parts.find(({ kind }) => kind === 'stay')?.item
  if (qualities.includes('closer') && isPlaced(stay))
    return proposedOr(asking, standing, closerTables(known, meals, stay), {
      reason: say('closer to where you stay', 'plus près de votre hébergement'),
      none: say(
        'I know no table closer to where you stay: the plan stays as it is.',
        'Je ne connais pas de table plus près de votre hébergement : le plan reste comme il est.',
      ),
    })
  const isOther = qualities.includes('other') || command.verbs.includes('swap')
  return isOther ? otherTable(asking, known, meals) : undefined
}

/** A calmer day: the one that is named or was told, else the fullest. */
function lighter(asking: Asking, { standing, parts, dates }: Commanded): Said {
  const told = toldDate(asking, standing)
  const fullest = byLoad(parts, datesOf(standing))[0]?.date
  const days = dates.length > 0 ? dates : [told ?? fullest ?? ''].filter(Boolean)
  return slowerDays(asking, standing, days)
}

const byWords = /\b(?:for|with|to|by|instead|pour|par|contre|plut[oô]t)\b/i

/** "Cut one thing": of the stops that are meant, or of the day, the least known visit. */
function withoutOne(asking: Asking, all: Commanded): Said | undefined {
  const { parts, meant, dates, standing } = all
  const told = toldDate(asking, standing)
  const fullest = byLoad(parts, datesOf(standing))[0]?.date
  const [day] = dates.length > 0 ? dates : [told ?? fullest]
  const some = meant.length > 0 ? meant : parts.filter(({ date }) => date === day)
  const [one] = planned(
    once(some)
      .filter(({ kind }) => kind === 'visit')
      .toSorted((a, b) => (a.item.priority ?? 5) - (b.item.priority ?? 5)),
  )
  return (
    one &&
    proposed(
      asking,
      standing,
      toIdeas(standing, [one]),
      asking.say('to make it lighter', 'pour alléger'),
    )
  )
}

/** Stops that go, or make room for something of another kind. */
async function withoutStops(asking: Asking, all: Commanded): Promise<Said | undefined> {
  const { command, meant } = all
  const stops = once(meant).filter(isStop)
  // "We hate museums" is of a kind and no part that is named.
  const isKind =
    command.tastes.length > 0 && command.items.length === 0 && !command.verbs.includes('swap')
  if (command.isSome && !command.verbs.includes('swap')) return withoutOne(asking, all)
  const isAll = command.items.length === 0 && command.parts.includes('visit')
  if (stops.length === 0 || stops.length !== once(meant).length || isKind || isAll) return undefined
  const isInstead = /\b(?:instead|plut[oô]t|[aà] la place)\b/i.test(asking.turn.message)
  const isSwap =
    command.verbs.includes('swap') ||
    command.qualities.includes('other') ||
    (isInstead && command.tastes.length > 0)
  // "For a park", behind the museum that goes.
  const taste = byWords.test(asking.turn.message) ? command.tastes.at(-1) : undefined
  // "For one of those", which were listed.
  const listed = command.isSpoken ? asking.turn.before.listed : []
  const other = listed.find(
    (id) => id.includes('/') && !all.parts.some(({ item }) => item.source?.endsWith(id)),
  )
  const by = taste ? { taste } : other ? { ref: other } : undefined
  return edit(
    asking,
    {
      changes: stops.map(({ item }) => ({
        op: isSwap ? ('swap' as const) : ('remove' as const),
        target: { ref: item.id },
        ...(isSwap && by ? { by } : {}),
      })),
    },
    taste ? [taste] : [],
  )
}

/** Sights of the trip's towns that are named: they come in. */
function added(
  asking: Asking,
  { command, standing, dates }: Commanded,
): Promise<Said | undefined> | undefined {
  const refs = command.items.filter(
    (id) => id.includes('/') && !standing.items.some((item) => item.id === id),
  )
  if (refs.length === 0) return undefined
  const told = toldDate(asking, standing)
  const days = dates.length === 0 && command.pick !== undefined && told ? [told] : dates
  return edit(asking, {
    changes: refs.map((ref) => ({ op: 'add' as const, target: { ref } })),
    days: days.map((date) => datesOf(standing).indexOf(date) + 1),
    hour: command.hour,
    part: command.hour ? undefined : command.dayPart,
  })
}

/** Something for a day, or a part of one: what fits best. */
async function suggested(asking: Asking, all: Commanded): Promise<Said | undefined> {
  const { command, standing, dates } = all
  const told = toldDate(asking, standing)
  const days = dates.length > 0 ? dates : told ? [told] : []
  const isOfEvening = command.dayPart === 'evening' && command.tastes.length === 0
  const ideas = isOfEvening && asking.heard ? answerIdeas(asking, asking.heard) : undefined
  if (ideas) return ideas
  if (days.length === 0) return whichDay(asking, all)
  const [taste] = command.tastes
  return edit(
    asking,
    {
      changes: [{ op: 'add', target: taste ? { taste } : { any: 'all' } }],
      days: days.map((date) => datesOf(standing).indexOf(date) + 1),
      part: command.dayPart,
    },
    command.tastes,
  )
}

/** Of no day that is named it is asked which, the lightest first. */
function whichDay({ say, turn }: Asking, { standing, parts }: Commanded): Said {
  const all = datesOf(standing)
  const busy = new Map(all.map((date) => [date, loadOf(parts, date).inside]))
  const days = all
    .toSorted((a, b) => (busy.get(a) ?? 0) - (busy.get(b) ?? 0))
    .map((date) => all.indexOf(date) + 1)
  return {
    text: say('On which day?', 'Quel jour ?'),
    question: 'visit',
    isUnknown: true,
    choices: days.slice(0, 3).map((day) => ({
      label: say(`Day ${day}`, `Jour ${day}`),
      message: say(`${turn.message} on day ${day}`, `${turn.message} le jour ${day}`),
    })),
  }
}

/** A day, or a part of it, with nothing planned: its visits wait among the ideas. */
function freed(asking: Asking, all: Commanded): Said | undefined {
  const { command, standing, parts, dates } = all
  const told = toldDate(asking, standing)
  const days = dates.length > 0 ? dates : told ? [told] : []
  const [from, until] = command.dayPart ? dayParts[command.dayPart] : ['', '~']
  const gone = planned(
    parts.filter(
      ({ kind, date, time = '' }) =>
        kind === 'visit' && days.includes(date) && time >= from && time < until,
    ),
  )
  const { say } = asking
  if (days.length === 0) return whichDay(asking, all)
  return gone.length > 0
    ? proposed(
        asking,
        standing,
        toIdeas(standing, gone),
        say('to keep it free', 'pour le garder libre'),
      )
    : {
        text: say(
          'Nothing is planned then: it is free already.',
          'Rien n’y est prévu : c’est déjà libre.',
        ),
      }
}

const usualStart = '09:00'

const isOfDays =
  /\b(?:(?:all|our|the|each|every|my)(?: of the)? (?:days?|mornings?)|mornings|tous les (?:jours|matins)|chaque (?:jour|matin)|les (?:jours|matins|journ[ée]es))\b/i

/** A day that begins later, or earlier. */
function started(
  asking: Asking,
  { command, standing, parts, dates }: Commanded,
): Promise<Said | undefined> | undefined {
  const told = toldDate(asking, standing)
  const all = datesOf(standing)
  // "Start the days later" is of each of them.
  const some = isOfDays.test(asking.turn.message) ? all : [dates[0] ?? told ?? '']
  const [date] = some.filter(Boolean)
  if (!date) return undefined
  const first =
    (some.length === 1 && parts.find((part) => part.date === date && isStop(part))?.time) ||
    usualStart
  const by = command.qualities.includes('earlier') ? -hourLater : hourLater
  const startsAt = command.hour ?? timeOf(minutesOf(first) + by)
  const late = some.filter((one) => {
    const begins = parts.find((part) => part.date === one && isStop(part))?.time
    return some.length === 1 || (begins !== undefined && (by < 0 || begins < startsAt))
  })
  return edit(asking, { days: late.map((one) => all.indexOf(one) + 1), startsAt })
}

const insteadOf = /\b(?:instead of|in place of|[aà] la place d|au lieu d)/i

/** "Something indoors instead of the park": a kind in the place of another, on the day that is named or was told. */
function ofKinds(
  asking: Asking,
  { command, standing, dates }: Commanded,
): Promise<Said | undefined> | undefined {
  // "Swap the park for something indoors" names first what goes.
  const [wanted, gone] = insteadOf.test(asking.turn.message)
    ? command.tastes
    : command.tastes.toReversed()
  const told = asking.turn.before.toldDay
  const days = dates.length > 0 ? dates.map((date) => datesOf(standing).indexOf(date) + 1) : [told]
  const [day] = days
  if (!wanted || !gone || !day || command.items.length > 0 || !command.verbs.includes('swap'))
    return undefined
  return edit(
    asking,
    {
      changes: [{ op: 'swap', target: { taste: gone }, by: { taste: wanted } }],
      days: [day],
    },
    [wanted],
  )
}

/** Where a part stands. */
const hereOf = (meant: readonly TripPart[]): Anchor | undefined => {
  const [item] = meant.map((part) => part.item)
  return isPlaced(item) ? item : undefined
}

/** What is to become of the parts that are meant. */
export async function carried(asking: Asking, all: Commanded): Promise<Said | undefined> {
  const { command, meant, standing, isNamed } = all
  const { qualities, verbs } = command
  const has = (quality: (typeof qualities)[number]): boolean => qualities.includes(quality)
  if (verbs.length === 1 && verbs.includes('add')) {
    // "Add it on day 2", of what is in the trip: it moves there.
    const isHere = meant.length > 0 && meant.every(isStop)
    return isHere ? moved(asking, all) : added(asking, all)
  }
  if (verbs.includes('suggest')) return suggested(asking, all)
  const kinds = ofKinds(asking, all)
  if (kinds) return kinds
  if (has('rest') && !isNamed && !asking.turn.isQuestion) return freed(asking, all)
  if (verbs.includes('start') && !isNamed) return started(asking, all)
  // "Slow it down and have lunch earlier" is more than that.
  if (has('lighter') && command.parts.length === 0) return lighter(asking, all)
  const isFlight = meant.length > 0 && meant.every(({ direction }) => direction !== undefined)
  if (isFlight) return otherFlight(asking, standing, meant, qualities)
  const isStay = meant.length > 0 && meant.every(({ kind }) => kind === 'stay')
  const isOther = has('cheaper') || has('nicer') || has('other') || has('closer')
  if (isStay && (isOther || verbs.includes('swap') || command.amenities.length > 0))
    return swappedBeds(asking, standing, {
      price: has('cheaper') ? 'cheaper' : has('nicer') ? 'better' : 'like',
      near: all.isNearby ? hereOf(meant) : anchorOf(asking, goalTowns(asking)),
      isHostel: false,
      amenities: command.amenities,
    })
  const table = await tables(asking, all)
  if (table) return table
  // "Cut one thing", of the day that was told.
  if (command.isSome && verbs.includes('remove') && !isNamed) return withoutOne(asking, all)
  if (!isNamed) return undefined
  if (verbs.includes('move') || has('earlier') || has('later') || command.hour)
    return moved(asking, all)
  return verbs.includes('remove') || verbs.includes('swap') || has('other')
    ? withoutStops(asking, all)
    : undefined
}
