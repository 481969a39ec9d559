import { weekdayOf } from '#platform/shared/local-date.ts'
import type { StoredEdit } from '../reading/memory.ts'
import type { Change } from '../reading/read-change.ts'
import type { Asking, Said } from './answer.ts'
import { addDayOut } from './add-day-out.ts'
import { answerDiet, otherTable } from './answer-diet.ts'
import { withoutDisliked } from './edit-dislikes.ts'
import { dryDays, freeTime } from './edit-days.ts'
import { families } from './answer-sights.ts'
import { asksBed, otherBeds } from './edit-bed.ts'
import { asksFlight, otherFlights } from './edit-flight.ts'
import { answerMove, dayAround, wondering } from './answer-move.ts'
import { whenOf } from './answer-standing.ts'
import { choicesOf, isOfTaste, type Known, matches } from './edit-parts.ts'
import { folded } from './folded-edits.ts'
import { candidatesFor, laidFor } from './lay-edit.ts'
import { datesTooEarly, spareVisits, timesWanted, visitsOn, type Wanted } from './edit-wanted.ts'
import { datesNamed, datesOf, dropDays, proposed, swapDays } from './propose-edit.ts'
import { type Standing, withEdits, type WrittenItem } from './plan-port.ts'
import { slowerDays, toldDates } from './slower-day.ts'
import { meaningsAt } from '../reading/lexicon.ts'
import { stem } from '../retrieval/text-index.ts'
import { sentencesOn } from './note-sentences.ts'
import { listed } from './words.ts'

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

function meantDates(asking: Asking, standing: Standing): readonly string[] {
  const { turn } = asking
  const all = datesOf(standing)
  if ((turn.change?.days.length ?? 0) > 0) return datesNamed(asking, standing)
  const own = turn.before.plan?.isDated ? turn.weekday : undefined
  return own === undefined ? all : all.filter((date) => weekdayOf(date) === own)
}

/** What is there already, a day out, or one more visit. */
async function wantedByAdding(
  asking: Asking,
  known: Known,
  { op, target }: Change,
  dates: readonly string[],
): Promise<Wanted | Said> {
  const { say } = asking
  const { ref } = target
  const all = datesOf(known.standing)
  const [there] = ref ? targeted(known, { op, target }, all) : []
  const isOuting = asking.turn.named.places.some((one) => one.role === 'via' && one.ref === ref)
  const out = ref && (isOuting || !ref.includes('/')) ? addDayOut(asking, known, ref) : undefined
  const { hour, part } = asking.turn.change ?? {}
  const isHome = known.standing.wish.destinations.some((one) => one.ref === ref)
  // Of a place nearby that is known as a part of the town alone there are no hours to plan with.
  if (isHome)
    return {
      text: say(
        'I have no such sight on file, with its hours, so I added nothing. The finder of activities may have it.',
        'Je n’ai pas ce lieu avec ses heures : je n’ai donc rien ajouté. La recherche d’activités l’a peut-être.',
      ),
      isUnknown: true,
    }
  if (there && (hour || part || !dates.includes(there.day ?? '')))
    return (
      (await answerMove(asking, known, { op: 'move', target })) ?? {
        text: say('I don’t find that in the plan.'),
      }
    )
  if (there) {
    const number = all.indexOf(there.day ?? '') + 1
    return {
      text: say(
        `${there.name} is in the plan already, on day ${number}${there.time ? ` at ${there.time}` : ''}.`,
        `${there.name} est déjà dans le plan, au jour ${number}${there.time ? ` à ${there.time}` : ''}.`,
      ),
    }
  }
  return (
    out ?? {
      dates,
      without: new Set(),
      avoids: [],
      reason: say('as you asked'),
      by: target,
      comesIn: 1,
    }
  )
}

/** One part that goes, comes in or makes room for another. */
async function wantedByChange(
  asking: Asking,
  known: Known,
  first: Change,
  dates: readonly string[],
): Promise<Wanted | Said | undefined> {
  const { say } = asking
  const nothing = { without: new Set<string>(), by: undefined, comesIn: 0, avoids: [], dates }
  if (first.op === 'add') return wantedByAdding(asking, known, first, dates)
  const found = targeted(known, first, dates)
  // "Can we drop bags at the hotel" asks, and drops nothing of the plan.
  const isWondering = wondering.test(asking.turn.message)
  if (found.length === 0 && asking.turn.isQuestion && (first.target.word || isWondering))
    return undefined
  if (found.length === 0)
    return {
      text: say('I don’t find that in the plan. Which stop do you mean?'),
      question: 'visit',
      choices: choicesOf(asking, known.standing, dates, first.op === 'swap' ? 'swap' : 'remove'),
      isUnknown: true,
    }
  const meals = found.filter(({ type }) => type === 'restaurant')
  if (meals.length > 0 && first.op !== 'remove') return otherTable(asking, known, meals)
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
    reason: first.op === 'swap' ? say('in its place') : say('as you asked'),
  }
}

/** The edit as the days are to be laid anew for it. Undefined where there is nothing of that kind. */
async function wantedBy(
  asking: Asking,
  known: Known,
  first: Change | undefined,
): Promise<Wanted | Said | undefined> {
  const { turn, say } = asking
  const { edited } = turn
  const dates = meantDates(asking, known.standing)
  const nothing = { without: new Set<string>(), by: undefined, comesIn: 0, avoids: [], dates }
  const free = freeTime(asking, known.standing, dates)
  if (free) return free
  if (turn.change?.isWet) return dryDays(asking, known, dates)
  if (first) return wantedByChange(asking, known, first, dates)
  const startsAt = turn.change?.startsAt
  if (startsAt) return { ...nothing, from: startsAt, reason: say('to keep to your times') }
  const timed = timesWanted(asking, known.standing)
  if (edited.has('times'))
    return { ...nothing, dates: datesTooEarly(known.standing, dates, timed), ...timed }
  const disliked = withoutDisliked(asking, known, dates)
  if (disliked) return disliked
  if (edited.has('perDay'))
    return slowerDays(asking, known.standing, toldDates(asking, known.standing, dates))
  if (edited.has('diet')) return answerDiet(asking, known)
  if (edited.has('likes'))
    return {
      ...nothing,
      by: { taste: turn.tastes[0] ?? '' },
      comesIn: 1,
      reason: say('as you like it'),
    }
  return undefined
}

/** What is to change, each thing in its turn. */
function changesOf({ turn }: Asking): readonly (Change & { readonly isHour?: boolean })[] {
  const said = turn.change?.changes ?? []
  const [only] = said
  const isTimed = Boolean(turn.change?.hour ?? turn.change?.part)
  // "Add it to day 3 in the afternoon": it comes in, and then goes to its hour.
  if (isTimed && said.length === 1 && only?.op === 'add' && only.target.ref)
    return [only, { op: 'move', target: only.target, isHour: true }]
  const seen = turn.named.places.flatMap(({ ref, role }): Change[] =>
    role === 'not' && ref?.includes('/') ? [{ op: 'swap', target: { ref } }] : [],
  )
  return said.length > 0 ? said : seen
}

/** An edit of the plan that stands: a proposal that changes only what was meant, each thing in its turn. */
export async function answerEdit(asking: Asking): Promise<Said | undefined> {
  const { turn, plans, say } = asking
  const plan = turn.before.plan
  const standing = plan ? await plans.standing(plan, turn.before.edits) : undefined
  if (!plan || !standing) return undefined
  if (asksBed(asking)) return otherBeds(asking, standing)
  if (asksFlight(asking)) return otherFlights(asking, standing)
  const isOpen = turn.weekday !== undefined && !plan.isDated && turn.change?.days.length === 0
  if (isOpen)
    return {
      text: say(
        'The dates of the plan are open, so I can’t tell which day that is: say its number, for instance “day 2”, or give me the first date.',
        'Les dates du plan sont ouvertes : je ne sais pas quel jour c’est. Dites son numéro, par exemple « jour 2 », ou la première date.',
      ),
      isUnknown: true,
    }
  if (turn.change?.swapsDays) return swapDays(asking, standing)
  if (turn.change?.dropsDays) return dropDays(asking, standing)
  const changes = changesOf(asking)
  // "Slow Tuesday down and have lunch earlier": the day first, then what moves in it.
  const isSlower =
    changes.length > 0 && turn.edited.has('perDay') && (turn.change?.days.length ?? 0) > 0
  if (changes.length < 2 && !isSlower) return oneEdit(asking, standing, changes[0])
  let edits: readonly StoredEdit[] = []
  let reasons: readonly string[] = []
  const unmet: string[] = []
  let now = standing
  for (const change of isSlower ? (['slower', ...changes] as const) : changes) {
    const one =
      change === 'slower'
        ? slowerDays(asking, now, meantDates(asking, now))
        : await oneEdit(asking, now, change)
    if (one?.proposal) {
      const { days } = one.proposal.shown
      const all = folded(
        [...edits, ...one.proposal.edits],
        [...reasons, ...days.flatMap((day) => day.changes.map(({ reason }) => reason))],
      )
      edits = all.map(({ edit }) => edit)
      reasons = all.map(({ reason }) => reason)
      now = { ...now, items: withEdits(now.items, one.proposal.edits) }
    } else if (one)
      unmet.push(
        edits.length > 0 && change !== 'slower' && change.isHour
          ? say(
              'It does not fit at that hour; this is where it does.',
              'Cela n’entre pas à cette heure-là ; voici où cela entre.',
            )
          : one.text,
      )
  }
  if (edits.length === 0) return { text: [...new Set(unmet)].join(' '), isUnknown: true }
  const all = proposed(asking, standing, edits, reasons)
  return unmet.length > 0 ? { ...all, text: `${all.text}\n\n${unmet.join(' ')}` } : all
}

/** "Not that one, something else": what the last proposal brought in makes room for yet another. */
export async function answerInstead(asking: Asking): Promise<Said | undefined> {
  const { turn, plans } = asking
  const { plan, edits, lastEdits = 0 } = turn.before
  const last = edits
    .slice(edits.length - lastEdits)
    .findLast(({ write }) => write && 'name' in write)
  const standing = plan && last ? await plans.standing(plan, edits) : undefined
  const item = standing?.items.find(
    ({ id }) => id === (last?.write && 'id' in last.write ? last.write.id : undefined),
  )
  if (!standing || !item) return undefined
  if (item.type === 'hotel') return otherBeds(asking, standing)
  return oneEdit(asking, standing, { op: 'swap', target: { ref: item.id } })
}

/** A sight of the towns of the plan, or a kind of them where no hour is named: "put more street food in". */
const isKnownHere = ({ towns }: Known, { ref, taste }: Change['target']): boolean =>
  taste !== undefined ||
  (ref !== undefined && towns.some(({ sights }) => sights.some(({ id }) => id.endsWith(ref))))

/** Nothing of a kind is left: what the plan holds of it is named. */
function nothingToAdd(asking: Asking, known: Known, taste: string | undefined): Said {
  const { say } = asking
  const there = known.standing.items.filter(
    (item) => item.day !== null && taste !== undefined && isOfTaste(known, item, taste),
  )
  const words = asking.turn.reader.tokens.map(({ text }) => text)
  const slugs = known.standing.wish.destinations.flatMap(({ ref }) => ref ?? [])
  // No sight of it, yet a note: "The islands are an hour away by boat".
  const noted = sentencesOn(
    asking,
    slugs,
    words.filter(
      (word, at) =>
        taste !== undefined &&
        (stem(word) === stem(taste) ||
          meaningsAt((n) => words[n] ?? '', at).some(({ value }) => value === taste)),
    ),
  )
  const told = there.map((item) => `**${item.name}** (${whenOf(asking, known.standing, item)})`)
  return {
    text:
      there.length > 0
        ? say(
            `All that I know of that kind there is in the plan already: ${listed('en', told)}.`,
            `Tout ce que je connais de ce genre est déjà dans le plan : ${listed('fr', told)}.`,
          )
        : [say('I don’t know anything like that there to add.'), noted.text]
            .filter(Boolean)
            .join('\n\n'),
    took: noted.took,
  }
}

/** Of the one day that is meant the visit that is worth least, where it has more than one. */
const spareOf = (
  asking: Asking,
  { dates }: Wanted,
  standing: Standing,
): WrittenItem | undefined => {
  const [date] = dates
  const visits = date && dates.length === 1 ? visitsOn(standing, date).length : 0
  return visits > 1 ? spareVisits(asking, standing, dates, visits - 1)[0] : undefined
}

/** Nothing came of a change: a full day makes room for children, else it is asked what should go. */
async function nothingLaid(
  asking: Asking,
  known: Known,
  wanted: Wanted,
  {
    change,
    isFull,
    name,
  }: {
    readonly change: Change | undefined
    readonly isFull: boolean
    readonly name: string | undefined
  },
): Promise<Said | undefined> {
  const { say } = asking
  const { standing } = known
  const spare = change?.target.any === 'children' ? spareOf(asking, wanted, standing) : undefined
  if (change && spare) {
    const swap: Change = { op: 'swap', target: { ref: spare.id }, by: change.target }
    const swapped = await oneEdit(asking, standing, swap)
    const isIn = swapped?.proposal?.edits.some(({ op }) => op === 'replace' || op === 'add')
    return isIn ? swapped : nothingToAdd(asking, known, undefined)
  }
  const isAdded = change?.op === 'add' && (change.target.ref || change.target.any)
  if (!isFull && !isAdded)
    return {
      text: say('The plan stays as it is: it keeps to that already, or nothing of that kind fits.'),
    }
  const named = wanted.by?.ref && name ? `**${name}**` : say('That', 'Cela')
  return {
    text: say(
      `${named} fits on no day without several other visits going: name what should make room for it.`,
      `${named} n’entre dans aucun jour sans que plusieurs autres visites partent : dites ce qui doit lui faire place.`,
    ),
    question: 'visit',
    isUnknown: true,
    choices: choicesOf(asking, standing, wanted.dates, 'remove'),
  }
}

/** One change of the plan as it stands by now. */
async function oneEdit(
  asking: Asking,
  standing: Standing,
  change: Change | undefined,
): Promise<Said | undefined> {
  const { plans, say } = asking
  const known = { standing, towns: await plans.sights(standing.wish) }
  // "Can the Acropolis be on day 2", where it is in no day yet: it comes in.
  const isThere = change && known.standing.items.some((item) => matches(known, item, change.target))
  // "Can we do Sintra on Wednesday instead", of a day of the plan: it is that day.
  const isOuting = change?.op === 'add' && !isThere && dayAround(asking, standing) !== undefined
  if (isOuting) return oneEdit(asking, standing, { ...change, op: 'move' })
  if (
    change?.op === 'move' &&
    !isThere &&
    isKnownHere(known, change.target) &&
    !dayAround(asking, standing)
  )
    return oneEdit(asking, standing, { op: 'add', target: change.target })
  const moved = asking.turn.change?.isWet ? undefined : await answerMove(asking, known, change)
  if (moved) return moved
  const wanted = await wantedBy(asking, known, change)
  if (!wanted || 'text' in wanted) return wanted
  const offered = await candidatesFor(asking, known, wanted)
  if (wanted.comesIn > 0 && offered.length === 0 && wanted.without.size === 0)
    return nothingToAdd(asking, known, wanted.by?.taste)
  const { edits, isFull, room } = await laidFor(asking, standing, wanted, [...offered])
  if (edits.length === 0)
    return nothingLaid(asking, known, wanted, { change, isFull, name: offered[0]?.name })
  const said = proposed(asking, standing, edits, wanted.reason)
  const isBare = wanted.comesIn > 0 && room === wanted.comesIn
  return isBare
    ? {
        ...said,
        text: `${said.text}\n\n${say('Nothing of that kind fits in its place.')}`,
      }
    : said
}
