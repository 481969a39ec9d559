import { afterLandingMinutes, beforeTakeOffMinutes } from '#features/trips/domain/day-wish.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import type { StoredEdit } from '../reading/memory.ts'
import type { Change, Target } from '../reading/read-change.ts'
import { type Asking, goalTowns, type Said } from './answer.ts'
import { addDayOut } from './add-day-out.ts'
import { answerDiet, tablesFor } from './answer-diet.ts'
import { families } from './answer-sights.ts'
import { answerMove } from './answer-move.ts'
import { bestOf, choicesOf, differences, isOfTaste, type Known, matches } from './edit-parts.ts'
import { datesOf, dropDays, proposed, swapDays } from './propose-edit.ts'
import { type DayWish, type Standing, withEdits, type WrittenItem } from './plan-port.ts'

/** What an edit means for the days it is about. */
interface Wanted {
  readonly dates: readonly string[]
  readonly without: ReadonlySet<string>
  readonly reason: string
  /** What comes in, for each that goes or beside all. */
  readonly by: Target | undefined
  readonly comesIn: number
  readonly avoids: readonly string[]
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly firstFrom?: string | undefined
  readonly lastUntil?: string | undefined
}

const strenuous = ['hike', 'mountain', 'viewpoint']

export const shifted = (time: string, minutes: number): string =>
  timeOf(Math.max(0, Math.min(24 * 60 - 1, minutesOf(time) + minutes)))

/** Visits of the days meant that a change is about. */
function targeted(known: Known, change: Change, dates: readonly string[]): readonly WrittenItem[] {
  const { nth } = change.target
  const there = known.standing.items.filter((item) => item.day && dates.includes(item.day))
  if (nth === undefined) return there.filter((item) => matches(known, item, change.target))
  const visits = there
    .filter(({ type }) => type === 'attraction' || type === 'activity')
    .toSorted((a, b) => `${a.day}${a.time}`.localeCompare(`${b.day}${b.time}`))
  const one = visits.at(nth < 0 ? nth : nth - 1)
  return one ? [one] : []
}

function meantDates({ turn }: Asking, standing: Standing): readonly string[] {
  const all = datesOf(standing)
  const days = turn.change?.days ?? []
  return days.length === 0
    ? all
    : days.flatMap((one) => (one === -1 ? all.at(-1) : all[one - 1]) ?? [])
}

/** One part that goes, comes in or makes room for another. */
function wantedByChange(
  asking: Asking,
  known: Known,
  first: Change,
  dates: readonly string[],
): Wanted | Said {
  const { say } = asking
  const nothing = { without: new Set<string>(), by: undefined, comesIn: 0, avoids: [], dates }
  const [there] =
    first.op === 'add' && first.target.ref ? targeted(known, first, datesOf(known.standing)) : []
  if (there)
    return {
      text: say(
        `${there.name} is in the plan already, on day ${datesOf(known.standing).indexOf(there.day ?? '') + 1}${there.time ? ` at ${there.time}` : ''}.`,
        `${there.name} est déjà dans le plan, au jour ${datesOf(known.standing).indexOf(there.day ?? '') + 1}${there.time ? ` à ${there.time}` : ''}.`,
      ),
    }
  const out =
    first.op === 'add' && first.target.ref && !first.target.ref.includes('/')
      ? addDayOut(asking, known, first.target.ref)
      : undefined
  if (out) return out
  if (first.op === 'add')
    return {
      ...nothing,
      reason: say('as you wished', 'à votre demande'),
      by: first.target,
      comesIn: 1,
    }
  const found = targeted(known, first, dates)
  if (found.length === 0)
    return {
      text: say('I don’t find that in the plan.', 'Je ne trouve pas cela dans le plan.'),
      question: 'visit',
      choices: choicesOf(asking, known.standing, dates),
      isUnknown: true,
    }
  const [cuisine] = asking.turn.cuisines
  const meals = found.filter(({ type }) => type === 'restaurant')
  if (cuisine && meals.length > 0 && first.op !== 'remove') {
    const edits = tablesFor(known, meals.slice(0, 1), cuisine)
    return edits.length > 0
      ? proposed(asking, known.standing, edits, [say('as you wished', 'à votre demande')])
      : {
          text: say(
            `I know no ${cuisine} table there.`,
            `Je n’y connais pas de table (${cuisine}).`,
          ),
        }
  }
  const isAll = first.op === 'remove' && !first.target.isOne
  const meant = isAll || found.length === 1 ? found : found.slice(-1)
  return {
    ...nothing,
    dates: [...new Set(meant.flatMap(({ day }) => day ?? []))],
    without: new Set(meant.map(({ id }) => id)),
    comesIn: first.op === 'swap' ? meant.length : 0,
    by: first.by,
    avoids:
      first.op === 'swap' && first.target.taste && !first.by
        ? (families.get(first.target.taste) ?? [first.target.taste])
        : [],
    reason:
      first.op === 'swap'
        ? say('in its place', 'à sa place')
        : say('as you wished', 'à votre demande'),
  }
}

/** Without what they no longer want, or cannot walk to. */
function withoutDisliked(
  asking: Asking,
  known: Known,
  dates: readonly string[],
): Wanted | Said | undefined {
  const { turn, say } = asking
  const { edited, frame } = turn
  const nothing = { without: new Set<string>(), by: undefined, comesIn: 0, avoids: [], dates }
  const disliked = [
    ...(edited.has('dislikes') ? [...frame.dislikes, ...turn.fewer] : []),
    ...(edited.has('mobility') ? strenuous : []),
  ]
  if (disliked.length === 0) return undefined
  const gone = known.standing.items.filter(
    (item) =>
      item.day &&
      dates.includes(item.day) &&
      disliked.some((taste) => isOfTaste(known, item, taste)),
  )
  // Fewer is half of them, not none.
  const isFewer = turn.fewer.length > 0 && frame.dislikes.length === 0
  const some = isFewer ? gone.filter((_, at) => at % 2 === 1 || gone.length === 1) : gone
  if (some.length === 0)
    return {
      text: say(
        'The plan has nothing of that kind: it stays as it is.',
        'Le plan n’a rien de tel : il reste comme il est.',
      ),
    }
  const why = edited.has('mobility')
    ? say('easier to walk', 'plus facile à pied')
    : say('instead of what you don’t want', 'au lieu de ce que vous ne voulez pas')
  return {
    ...nothing,
    dates: [...new Set(some.flatMap(({ day }) => day ?? []))],
    without: new Set(some.map(({ id }) => id)),
    comesIn: some.length,
    avoids: disliked.flatMap((taste) => families.get(taste) ?? [taste]),
    reason: why,
  }
}

/** The edit as the days are to be laid anew for it. Undefined where there is nothing of that kind. */
function wantedBy(
  asking: Asking,
  known: Known,
  first: Change | undefined,
): Wanted | Said | undefined {
  const { turn, say } = asking
  const { edited, frame } = turn
  const dates = meantDates(asking, known.standing)
  const nothing = { without: new Set<string>(), by: undefined, comesIn: 0, avoids: [], dates }
  if (first) return wantedByChange(asking, known, first, dates)
  const timed = timesWanted(asking, known.standing)
  if (edited.has('times')) return { ...nothing, ...timed }
  const disliked = withoutDisliked(asking, known, dates)
  if (disliked) return disliked
  if (edited.has('perDay') && frame.perDay) return slower(asking, known, dates, frame.perDay)
  if (edited.has('diet')) return answerDiet(asking, known)
  if (edited.has('likes'))
    return {
      ...nothing,
      by: { taste: turn.tastes[0] ?? '' },
      comesIn: 1,
      reason: say('as you like it', 'selon vos goûts'),
    }
  return undefined
}

function timesWanted(
  { turn, say }: Asking,
  standing: Standing,
): Partial<Wanted> & Pick<Wanted, 'reason'> {
  const { times } = turn.frame
  const all = datesOf(standing)
  const isOnly = (key: 'arrive' | 'leave') =>
    times[key] !== null && times[key] !== turn.before.frame.times[key]
  const firstFrom =
    isOnly('arrive') && times.arrive ? shifted(times.arrive, afterLandingMinutes) : undefined
  const lastUntil =
    isOnly('leave') && times.leave ? shifted(times.leave, -beforeTakeOffMinutes) : undefined
  const dates =
    firstFrom || lastUntil
      ? [...(firstFrom ? [all[0] ?? ''] : []), ...(lastUntil ? [all.at(-1) ?? ''] : [])]
      : undefined
  return {
    ...(dates ? { dates } : {}),
    ...(times.from && !dates ? { from: times.from } : {}),
    ...(times.until && !dates ? { until: times.until } : {}),
    firstFrom,
    lastUntil,
    reason: say('to keep to your times', 'pour respecter vos heures'),
  }
}

/** How well known a visit is: the foremost is 1. */
const rankOf = (asking: Asking, { source }: WrittenItem): number =>
  goalTowns(asking)
    .flatMap(({ slug }) => asking.world.rows(slug)?.sights ?? [])
    .find(({ id }) => source?.endsWith(id))?.prominence ?? 9

/** So many visits a day at most: the best known stay. */
function slower(
  asking: Asking,
  { standing }: Known,
  dates: readonly string[],
  perDay: number,
): Wanted {
  const gone = dates.flatMap((date) =>
    standing.items
      .filter((item) => item.day === date && item.type === 'attraction')
      .toSorted((a, b) => rankOf(asking, a) - rankOf(asking, b))
      .slice(perDay),
  )
  return {
    dates: [...new Set(gone.flatMap(({ day }) => day ?? []))],
    without: new Set(gone.map(({ id }) => id)),
    by: undefined,
    comesIn: 0,
    avoids: [],
    reason: asking.say('for a slower day', 'pour une journée plus douce'),
  }
}

/** Sights that are not in the plan and may come in, the best first. */
function offeredFor(
  { turn }: Asking,
  { standing, towns }: Known,
  { by, avoids }: Wanted,
): DayWish['offered'] {
  const has = new Set(standing.items.map(({ source }) => source?.split(':').at(-1)))
  const { dislikes, likes } = turn.frame
  const fits = (category: string, name: string, taste: string) =>
    (families.get(taste) ?? [taste]).includes(category) || name.toLowerCase().includes(taste)
  return towns
    .flatMap(({ sights }) => sights)
    .filter((sight) => !has.has(sight.id) && !has.has(sight.id.split(':').at(-1)))
    .filter(({ category, id, name }) => {
      if (by?.ref) return id.endsWith(by.ref)
      if (by?.taste) return fits(category, name, by.taste)
      return !avoids.includes(category) && !dislikes.some((taste) => fits(category, name, taste))
    })
    .filter(({ durationMinutes }) => durationMinutes <= 300)
    .toSorted(
      (a, b) =>
        Number(likes.some((taste) => fits(b.category, b.name, taste))) -
        Number(likes.some((taste) => fits(a.category, a.name, taste))),
    )
}

/** An edit of the plan that stands: a proposal that changes only what was meant, each thing in its turn. */
export async function answerEdit(asking: Asking): Promise<Said | undefined> {
  const { turn, plans } = asking
  const plan = turn.before.plan
  const standing = plan ? await plans.standing(plan, turn.before.edits) : undefined
  if (!plan || !standing) return undefined
  if (turn.change?.swapsDays) return swapDays(asking, standing)
  if (turn.change?.dropsDays) return dropDays(asking, standing)
  const changes = turn.change?.changes ?? []
  if (changes.length < 2) return oneEdit(asking, standing, changes[0])
  const edits: StoredEdit[] = []
  const reasons: string[] = []
  const unmet: string[] = []
  let now = standing
  for (const change of changes) {
    const said = await oneEdit(asking, now, change)
    if (said?.proposal) {
      edits.push(...said.proposal.edits)
      reasons.push(
        ...said.proposal.shown.days.flatMap((day) => day.changes.map(({ reason }) => reason)),
      )
      now = { ...now, items: withEdits(now.items, said.proposal.edits) }
    } else if (said) unmet.push(said.text)
  }
  if (edits.length === 0) return { text: [...new Set(unmet)].join(' '), isUnknown: true }
  const all = proposed(asking, standing, edits, reasons)
  return unmet.length > 0 ? { ...all, text: `${all.text}\n\n${unmet.join(' ')}` } : all
}

/** One change of the plan as it stands by now. */
async function oneEdit(
  asking: Asking,
  standing: Standing,
  change: Change | undefined,
): Promise<Said | undefined> {
  const { plans, say } = asking
  const known = { standing, towns: await plans.sights(standing.wish) }
  const moved = await answerMove(asking, known, change)
  if (moved) return moved
  const wanted = wantedBy(asking, known, change)
  if (!wanted || 'text' in wanted) return wanted
  const all = datesOf(standing)
  const offered = [...offeredFor(asking, known, wanted)]
  const edits: StoredEdit[] = []
  const reasons: string[] = []
  let room = wanted.comesIn
  let isFull = false
  for (const date of wanted.dates) {
    const goes = standing.items.filter((item) => item.day === date && wanted.without.has(item.id))
    const comes =
      room > 0 ? Math.min(room, Math.max(goes.length, wanted.without.size === 0 ? 1 : 0)) : 0
    const from = date === all[0] && wanted.firstFrom ? wanted.firstFrom : wanted.from
    const until = date === all.at(-1) && wanted.lastUntil ? wanted.lastUntil : wanted.until
    const relaid = await bestOf(asking, standing, {
      date,
      from,
      until,
      without: wanted.without,
      offered,
      room: comes,
    })
    // One thing that comes in is not worth half the day.
    const lost = relaid.left.filter((id) => !wanted.without.has(id)).length
    if (comes > 0 && lost > 1) {
      isFull = true
      continue
    }
    const more = differences(standing, relaid, all.indexOf(date) + 1)
    for (const edit of more) {
      edits.push(edit)
      reasons.push(wanted.reason)
      const key = edit.op === 'add' || edit.op === 'replace' ? edit.write?.['source'] : undefined
      const taken = offered.findIndex(({ id }) => typeof key === 'string' && key.endsWith(id))
      if (taken >= 0) {
        offered.splice(taken, 1)
        room -= 1
      }
    }
    if (wanted.without.size === 0 && wanted.comesIn > 0 && room <= 0) break
  }
  if (edits.length === 0 && isFull)
    return {
      text: say(
        'That fits on no day without several other visits going: name what should make room for it.',
        'Cela n’entre dans aucune journée sans en retirer plusieurs visites : dites ce qui doit laisser sa place.',
      ),
      question: 'visit',
      isUnknown: true,
      choices: choicesOf(asking, standing, wanted.dates),
    }
  if (edits.length === 0)
    return {
      text: say(
        'That changes nothing: the plan keeps to it already, or nothing of that kind fits.',
        'Cela ne change rien : le plan le respecte déjà, ou rien de tel n’y entre.',
      ),
    }
  const said = proposed(asking, standing, edits, reasons)
  const isBare = wanted.comesIn > 0 && room === wanted.comesIn
  return isBare
    ? {
        ...said,
        text: `${said.text}\n\n${say('Nothing of that kind fits in its place.', 'Rien de tel n’entre à sa place.')}`,
      }
    : said
}
