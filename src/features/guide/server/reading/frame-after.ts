import type { Frame, FramePlace, FrameSpan } from '../../contract/frame.schema.ts'
import type { Memory } from './memory.ts'
import type { ReadChange } from './read-change.ts'
import { whole } from './read-span.ts'
import type { Tastes } from './read-tastes.ts'
import { noTimes } from './read-times.ts'

/** What one message says, before it is put into the frame. */
export interface Said {
  readonly money: Frame['money']
  readonly times: Frame['times']
  readonly span: FrameSpan | null
  readonly party: Frame['party']
  readonly tastes: Tastes
  readonly change: ReadChange | undefined
  readonly dropped: readonly (keyof Frame)[]
}

const isGoal = ({ role }: FramePlace): boolean => role === 'to' || role === 'near'

/** Places of a message in those of the conversation: a new goal takes the place of the old one. */
function placesAfter(
  before: readonly FramePlace[],
  now: readonly FramePlace[],
  { adds, hasPlan, narrows }: Pick<Merging, 'adds' | 'narrows'> & { readonly hasPlan: boolean },
): readonly FramePlace[] {
  // One does not leave from where one goes: "into town from Heathrow".
  const named = now.map((one): FramePlace => {
    const isThere = before.some((old) => isGoal(old) && old.ref === one.ref && one.ref !== null)
    return one.role === 'from' && isThere && !now.some(isGoal) ? { ...one, role: 'to' } : one
  })
  // Towns of the plan that are named again are no new goal; one of several that are weighed is the one.
  const isOf = (one: FramePlace): boolean =>
    before.some(({ ref, role }) => role === 'to' && ref === one.ref)
  const isKnown = named.every((one) => (one.role === 'to' || one.role === 'not') && isOf(one))
  // "Skip Brussels and give its nights to Ghent": the other towns stay.
  const gone = named.filter(({ role }) => role === 'not')
  if (hasPlan && isKnown && !narrows && gone.length < named.length)
    return [...before.filter(({ ref }) => !gone.some((one) => one.ref === ref)), ...gone]
  const renewed = new Set(named.map(({ role }) => role))
  const kept = before.filter((place) => {
    if (named.some(({ ref, name }) => ref === place.ref && name === place.name)) return false
    if (isGoal(place)) return adds || !(renewed.has('to') || renewed.has('near'))
    return place.role === 'not' || !renewed.has(place.role)
  })
  return [...kept, ...named]
}

function spanAfter(before: FrameSpan | null, now: FrameSpan | null): FrameSpan | null {
  if (!now) return before
  if (!before) return now
  // A month or a day that is new puts the old days aside; the length stays.
  const isNewDate = now.start !== null || now.month !== null
  const { days, nights } = before
  if (isNewDate)
    return whole({
      ...now,
      days: now.days ?? days,
      nights: now.nights ?? (now.days ? null : nights),
    })
  return whole({ ...before, end: null, days: now.days ?? days, nights: now.nights })
}

/** So many days more or less. */
function longer(span: FrameSpan | null, by: number): FrameSpan | null {
  if (!span || by === 0 || span.days === null) return span
  const days = Math.max(1, span.days + by)
  return whole({ ...span, days, nights: days - 1, end: null })
}

const union = (
  before: readonly string[],
  now: readonly string[],
  without: readonly string[],
): string[] => [...new Set([...before, ...now])].filter((one) => !without.includes(one))

/** Members of the frame that a message has set. */
export function editedBy(
  { times, span, party, tastes, dropped }: Said,
  {
    goals,
    nationality,
    money,
  }: {
    readonly goals: readonly FramePlace[]
    readonly nationality: readonly string[]
    readonly money: Frame['money']
  },
): ReadonlySet<keyof Frame> {
  const set: Partial<Record<keyof Frame, boolean>> = {
    money: money !== null,
    span: span !== null,
    party: party !== null,
    places: goals.length > 0,
    likes: tastes.likes.length > 0,
    dislikes: tastes.dislikes.length + tastes.fewer.length > 0,
    diet: tastes.diet.length > 0,
    mobility: tastes.mobility.length > 0,
    transport: tastes.transport.only.length + tastes.transport.not.length > 0,
    perDay: tastes.perDay !== null,
    nationality: nationality.length > 0,
    times: Object.values(times).some(Boolean),
  }
  const keys = Object.entries(set).flatMap(([key, isSet]) => (isSet ? [key as keyof Frame] : []))
  return new Set([...keys, ...dropped])
}

interface Merging {
  readonly said: Said
  readonly goals: readonly FramePlace[]
  readonly nationality: readonly string[]
  readonly language: string
  readonly act: Frame['act'] | undefined
  readonly adds: boolean
  /** One of several goals is chosen. */
  readonly narrows: boolean
}

/** The frame after a message: what it says stands, what it does not say stays. */
export function frameAfter(
  { frame: old, plan }: Memory,
  { said, goals, nationality, language, act, adds, narrows }: Merging,
): Frame {
  const { money, times, span, party, tastes, change, dropped } = said
  const kept = <K extends keyof Frame>(key: K, next: Frame[K], empty: Frame[K]): Frame[K] =>
    dropped.includes(key) ? empty : next
  // What is only asked about is no taste: "best museums in Paris?" changes no plan.
  const keepsTastes = plan !== null || act === 'plan' || (span !== null && span.days !== null)
  const { only, not } = tastes.transport
  return {
    ...old,
    language,
    places: kept(
      'places',
      [...placesAfter(old.places, goals, { adds, narrows, hasPlan: plan !== null })],
      [],
    ),
    span: kept('span', longer(spanAfter(old.span, span), change?.moreDays ?? 0), null),
    party: kept('party', party ?? old.party, null),
    money: kept('money', money ?? old.money, null),
    likes: kept(
      'likes',
      keepsTastes
        ? union(old.likes, tastes.likes, [...tastes.dislikes, ...tastes.fewer])
        : old.likes,
      [],
    ),
    dislikes: kept('dislikes', union(old.dislikes, tastes.dislikes, tastes.likes), []),
    diet: kept('diet', union(old.diet, tastes.diet, []), []),
    mobility: kept('mobility', union(old.mobility, tastes.mobility, []), []),
    transport: kept(
      'transport',
      { only: union(old.transport.only, only, []), not: union(old.transport.not, not, []) },
      { only: [], not: [] },
    ),
    times: kept(
      'times',
      {
        arrive: times.arrive ?? old.times.arrive,
        leave: times.leave ?? old.times.leave,
        from: times.from ?? old.times.from,
        until: times.until ?? old.times.until,
      },
      noTimes,
    ),
    nationality: kept(
      'nationality',
      nationality.length > 0 ? [...new Set(nationality)] : old.nationality,
      [],
    ),
    // "Make day 3 slower" is of that day alone.
    perDay: kept(
      'perDay',
      plan && change && change.days.length > 0 ? old.perDay : (tastes.perDay ?? old.perDay),
      null,
    ),
    open: [],
  }
}
