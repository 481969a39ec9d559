import { useEffect, useMemo, useRef, useState } from 'react'
import { showToast } from '#design/notices/notices.ts'
import type { BoardDraft, BoardEdits, DraftStop } from '#features/board/web/index.ts'
import {
  decided,
  type DraftOutcome,
  draftOf,
  guideApi,
  numbered,
  partsOfDraft,
  type ProposalView,
  sharedReason,
  takenOf,
  type TripDraft,
  verdictIn,
} from '#features/guide/web/index.ts'
import { isBar } from '#features/trips/domain/day-parts.ts'
import { itemTypes } from '#features/trips/domain/trip-item.ts'
import {
  allItems,
  itemCost,
  tripKey,
  type TripStep,
  type TripView,
  wishedItems,
} from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatMoney, toMajor } from '#platform/shared/money.ts'
import { queryClient } from '#platform/web/query-client.ts'
import { draftedTrip } from './drafted-trip.ts'
import { guideDraftText as text } from './messages.ts'
import { showDraft } from './with-this.ts'

/** "Tue 11 May 15:00"; on the same day the hour alone. */
const whenText = (day: string, time: string | null, from: string | null | undefined): string =>
  [day === from && time ? '' : formatDayShort(day), time ?? ''].filter(Boolean).join(' ')

/** Marks of a proposal on the days: removed, moved and added stops. */
function boardDraftOf(draft: TripDraft, trip: TripView): BoardDraft {
  const items = new Map(allItems(trip).map((item) => [item.id, item]))
  const marks = new Map<string, DraftStop>()
  const comes = new Map<string, DraftStop[]>()
  const bars: BoardDraft['bars'][number][] = []
  const shared = sharedReason(draft.proposal)
  for (const { index, change } of numbered(draft.proposal)) {
    const { op, item, replaces, reason } = change
    const { name, time, day, price } = item
    const stop = { index, name, verdict: verdictIn(draft, index), time: time ?? '' }
    const old = items.get(replaces ?? item.id)
    const come = (kind: DraftStop['kind'], note: string): void => {
      // A stay stands above the days, for its nights.
      if (day && item.nights !== null && inBars.has(item.type)) {
        bars.push({ stop: { ...stop, kind, note, isNamed: true }, day, nights: item.nights })
        return
      }
      const key = day ?? ''
      comes.set(key, [...(comes.get(key) ?? []), { ...stop, kind, note, isNamed: true }])
    }
    const cost = price > 0 ? formatMoney(cad(price)) : ''
    const why = (words: string): string => (shared ? words : text.why(words, reason))
    if (op === 'remove') marks.set(item.id, { ...stop, kind: 'out', note: why(text.out(cost)) })
    if (op === 'remove' && old && isBar(old)) come('out', why(text.out(cost)))
    if (op === 'move') {
      const note = text.moves(day ? whenText(day, time, old?.day) : text.ideas)
      // On another day it is decided where it goes; where it stood a ghost is left.
      const isGhost = day !== null && old?.day !== day
      marks.set(item.id, { ...stop, kind: 'moved', note: isGhost ? note : why(note), isGhost })
      if (isGhost)
        come('moved', why(text.here(time ?? '', old?.day ? formatDayShort(old.day) : text.ideas)))
    }
    if (op === 'replace' && replaces) {
      marks.set(replaces, { ...stop, name: old?.name ?? '', kind: 'out', note: text.for(name) })
    }
    if (op === 'add' || op === 'replace') {
      const nights = item.nights ? text.nights(item.nights) : ''
      const place = replaces && old ? text.instead(old.name) : ''
      const isBarred = inBars.has(item.type)
      come('in', [time ?? '', nights, cost, isBarred ? place : ''].filter(Boolean).join(', '))
    }
  }
  for (const [day, stops] of comes)
    comes.set(
      day,
      stops.toSorted((a, b) => (a.time < b.time ? -1 : 1)),
    )
  return { marks, comes, bars, after: draftedTrip(draft, trip) }
}

const costsOf = (trip: TripView) =>
  new Map(wishedItems(trip).map((item) => [item.id, { ...item, price: toMajor(itemCost(item)) }]))

const inBars = new Set(['flight', 'hotel', 'property'])

const typeOf = ({ item }: { readonly item: { readonly type: string } }) =>
  itemTypes.find((one) => one === item.type) ?? 'other'

const namesIn = (some: ReturnType<typeof takenOf>): string =>
  [...new Set(some.map(({ change }) => change.item.name))].join(', ')

/** A draft that was decided: what was taken of it, and the step that this is in the trip. */
interface Decided {
  readonly draft: TripDraft
  readonly taken: ReturnType<typeof takenOf>
  readonly step: TripStep | undefined
}

/** Splits changes by whether the trip is as they would have it. */
function standing(some: Decided['taken'], trip: TripView) {
  const items = new Map(allItems(trip).map((item) => [item.id, item]))
  const isIn = ({ change: { op, item } }: Decided['taken'][number]): boolean => {
    const now = items.get(item.id)
    if (op === 'remove') return now === undefined
    if (op !== 'move') return now !== undefined
    return now?.day === item.day && (item.day === null || now.time === item.time)
  }
  return { here: some.filter(isIn), gone: some.filter((one) => !isIn(one)) }
}

const inWords = (some: Decided['taken'], words: (names: string) => string): string =>
  some.length > 0 ? words(namesIn(some)) : ''

/** Of an earlier visit: what stands in the trip now. */
function foundOutcome(proposal: ProposalView, trip: TripView): DraftOutcome | undefined {
  if (!proposal.decided) return undefined
  const { here, gone } = standing(numbered(proposal), trip)
  return { text: [inWords(here, text.inTrip), inWords(gone, text.notInTrip)].join(' ').trim() }
}

/** "Removed MAAT. Left as before: Alfama." It follows the trip: taken back there, it is undone here. */
function decidedOutcome(
  { draft, taken, step }: Decided,
  edits: BoardEdits,
  trip: TripView,
): DraftOutcome {
  const state = step && edits.stateOf(step)
  if (step && state !== 'done')
    return {
      text: text.undone(namesIn(taken)),
      ...(state === 'undone' && { onAgain: () => edits.doAgain(step) }),
    }
  const left = numbered(draft.proposal).filter(
    (one) => !taken.some(({ index }) => index === one.index),
  )
  return {
    text: [
      ...Object.entries(text.did).map(([op, words]) =>
        inWords(
          taken.filter(({ change }) => change.op === op),
          words,
        ),
      ),
      inWords(standing(taken, trip).gone, text.notInTrip),
      inWords(left, text.leftAsIs),
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** What became of proposals, those that were decided in this window and earlier ones. */
function useOutcomes(trip: TripView, edits: BoardEdits) {
  const [past, setPast] = useState<ReadonlyMap<string, Decided>>(new Map())
  return {
    note: (one: Decided): void =>
      setPast((before) => new Map(before).set(one.draft.proposal.id, one)),
    outcomeOf: (proposal: ProposalView): DraftOutcome | undefined => {
      const known = past.get(proposal.id)
      return known ? decidedOutcome(known, edits, trip) : foundOutcome(proposal, trip)
    },
  }
}

const hasTicks = (draft: TripDraft): boolean =>
  numbered(draft.proposal).some(({ index }) => verdictIn(draft, index) === 'accepted')

/** Saves the accepted changes as one step, which can be undone. Throws ApiError. */
async function save(
  draft: TripDraft,
  before: TripView,
  edits: BoardEdits,
): Promise<TripStep | undefined> {
  const taken = takenOf(draft)
  const isWhole = taken.length === numbered(draft.proposal).length
  const { applied, refused } = await guideApi('applyProposal', {
    params: { id: draft.proposal.id },
    body: isWhole ? {} : { changes: taken.map(({ index }) => index) },
  })
  const queryKey = tripKey(before.id)
  await queryClient.refetchQueries({ queryKey, exact: true })
  const now = queryClient.getQueryData<TripView>(queryKey)
  const step = now && applied > 0 ? edits.noteChanged(before, now, text.made(applied)) : undefined
  showToast({
    title: text.made(applied),
    text: refused.length > 0 ? text.refused(refused.length) : text.saved,
    ...(step && { action: { label: text.undo, onPress: () => edits.turnBack(step) } }),
  })
  return step
}

/** The draft on the days, and in the budget while it is open. */
function useDraftMarks(draft: TripDraft | undefined, trip: TripView) {
  const items = useMemo(() => costsOf(trip), [trip])
  const parts = useMemo(() => draft && partsOfDraft(draft, (id) => items.get(id)), [draft, items])
  const board = useMemo(() => draft && boardDraftOf(draft, trip), [draft, trip])
  useEffect(() => {
    const adds = parts?.map((part) => ({
      type: typeOf(part),
      cents: cad(part.price).amountMinor,
    }))
    showDraft(adds && { name: text.name, adds: () => adds })
    return () => showDraft(undefined)
  }, [parts])
  return { itemOf: (id: string) => items.get(id), board }
}

/** The changes on the page, each with the stop that it stands below. */
const shownChanges = (): readonly Element[] =>
  [...document.querySelectorAll('[data-draft]')].map((row) => {
    const stop = row.previousElementSibling
    return stop?.matches('[data-drafted]') ? stop : row
  })

/**
 * Brings the first change into sight. Beside the days the panel lists the changes: there the page stays at the
 * budget, and only a day out of sight is brought in.
 */
function showFirst(): void {
  const [change] = shownChanges()
  if (!change) return
  const { left, right } = change.getBoundingClientRect()
  const isBeside = matchMedia('(min-width: 67.5em)').matches
  if (!isBeside) change.scrollIntoView({ block: 'center' })
  else if (left < 0 || right > innerWidth) change.scrollIntoView({ block: 'nearest' })
}

/** Brings the first change into sight after the panel of the guide has scrolled to its answer; returns what brings the next. */
function useShownChange(shown: string | undefined): () => void {
  const at = useRef(0)
  useEffect(() => {
    at.current = 0
    const frame = shown ? requestAnimationFrame(showFirst) : 0
    return () => cancelAnimationFrame(frame)
  }, [shown])
  return () => {
    const changes = shownChanges()
    at.current = (at.current + 1) % Math.max(1, changes.length)
    changes[at.current]?.scrollIntoView({ block: 'center' })
  }
}

/** Turned down as a whole it waits no longer. Where that is not heard it comes back, and nothing is lost. */
const tellRejected = ({ proposal }: TripDraft): void =>
  void guideApi('applyProposal', { params: { id: proposal.id }, body: { changes: [] } }).catch(
    () => undefined,
  )

/** Every line is decided, and some were ticked. */
const isDecided = (draft: TripDraft): boolean =>
  hasTicks(draft) &&
  numbered(draft.proposal).every(({ index }) => verdictIn(draft, index) !== 'open')

/** The guide's proposal for the open trip, shown on days and budget until accepted. */
export function useGuideDraft(trip: TripView, edits: BoardEdits) {
  const [draft, setDraft] = useState<TripDraft>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const { note, outcomeOf } = useOutcomes(trip, edits)
  const { itemOf, board } = useDraftMarks(draft, trip)
  const onNext = useShownChange(draft?.proposal.id)
  const accept = async (wanted: TripDraft): Promise<void> => {
    setBusy(true)
    setError('')
    try {
      const step = await save(wanted, trip, edits)
      note({ draft: wanted, taken: takenOf(wanted), step })
      setDraft((now) => (now?.proposal.id === wanted.proposal.id ? undefined : now))
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : text.tryAgain)
    } finally {
      setBusy(false)
    }
  }
  const show = (proposal: ProposalView): void => {
    setError('')
    setDraft((now) => draftOf(proposal, now))
  }
  const reject = (unwanted: TripDraft): void => {
    note({ draft: unwanted, taken: [], step: undefined })
    tellRejected(unwanted)
    setDraft(undefined)
    edits.say(text.rejected)
  }
  return {
    board,
    controls: {
      draft,
      outcomeOf,
      itemOf,
      busy,
      error,
      onNext,
      onProposal: show,
      onBack: show,
      onDecide: (index: number, verdict: 'accepted' | 'rejected') => {
        if (!draft || busy) return
        const next = decided(draft, index, verdict)
        // Where the last line is turned down, so is the whole.
        if (takenOf(next).length === 0) return reject(next)
        setDraft(next)
        // The last verdict saves what was ticked.
        if (isDecided(next)) void accept(next)
      },
      onAccept: () => {
        if (draft && !busy) void accept(draft)
      },
      onReject: () => {
        if (draft) reject(draft)
      },
    },
    close: () => setDraft(undefined),
  }
}
