import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { openTimeOf, type OpenTime, type OpenSight } from '#features/board/domain/open-time.ts'
import { type BoardEdits, inOrder, type KnownPlace } from '#features/board/web/index.ts'
import { isStop } from '#features/trips/domain/day-parts.ts'
import {
  type Attraction,
  admissionCad,
  attractionToItem,
  listAttractions,
  ticketHolder,
} from '#features/dining/web/index.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { sourceOf } from '#features/trips/domain/item-source.ts'
import {
  allItems,
  type ItemView,
  newItem,
  placeOfDay,
  type TripView,
  unsentVersion,
} from '#features/trips/web/index.ts'
import { openSpans } from '#features/trips/domain/opening-hours.ts'
import { placeIn, searchKeyOf } from './chosen-place.ts'
import { boundsOf } from './day-bounds.ts'

/** Delay so that the days render first. ms. */
const restMs = 1200

type Sight = OpenSight & { readonly of: Attraction }

/** A sight on a day: by its true hours, not by the usual ones, read when they are asked for. */
const sightOf = (of: Attraction, date: string): Sight => ({
  ...of,
  get open() {
    return openSpans(of, date)
  },
  isFree: admissionCad(of) === 0 && !of.estimated,
  of,
})

/** Stay of the night before a day, else of the night after. */
function homeOf(trip: TripView, date: string) {
  const stay = allItems(trip)
    .filter(({ nights, status, lat }) => nights !== null && lat !== null && isTaken({ status }))
    .toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))
    .find(({ day }) => day !== null && day <= date)
  return stay && stay.lat !== null && stay.lng !== null
    ? { lat: stay.lat, lng: stay.lng }
    : undefined
}

const noTimes: ReadonlyMap<string, OpenTime<Sight>> = new Map()

/** Suggestions by date: at most one a day, no sight twice. A step a day, so that the caller can pause. */
function* openTimes(trip: TripView, key: string, found: readonly Attraction[]) {
  if (found.length === 0) return noTimes
  const taken = new Set(allItems(trip).map(({ source }) => source))
  const times = new Map<string, OpenTime<Sight>>()
  for (const { date, items } of trip.days) {
    yield
    const place = placeOfDay(trip, date)
    if (!place || searchKeyOf(place) !== key) continue
    const sights = found.filter((one) => !taken.has(sourceOf('dining', one.id)))
    const open = openTimeOf({
      stops: items.filter((item) => isStop(item) && isTaken(item)),
      bounds: boundsOf(trip, date),
      home: homeOf(trip, date),
      sights: sights.map((one) => sightOf(one, date)),
    })
    if (!open) continue
    taken.add(sourceOf('dining', open.sight.id))
    times.set(date, open)
  }
  return times
}

/** Suggestions for the sights found, reckoned a day at a time after each change, so that no input waits for them. */
function useTimesAtRest(trip: TripView, key: string, found: readonly Attraction[]) {
  const [times, setTimes] = useState(noTimes)
  useEffect(() => {
    const steps = openTimes(trip, key, found)
    const go = () => {
      const step = steps.next()
      if (step.done) startTransition(() => setTimes(step.value))
      else timer = setTimeout(go)
    }
    let timer = setTimeout(go)
    return () => clearTimeout(timer)
  }, [trip, key, found])
  return times
}

const knownOf = (sight: Attraction): KnownPlace => ({
  description: sight.description,
  address: sight.address,
  openOn: (day) => openSpans(sight, day),
})

const none: readonly Attraction[] = []

/** Sights of a place once the days are at rest; rendered as a transition, which input interrupts. */
function useSightsAtRest(key: string, tripId: string | undefined) {
  const [found, setFound] = useState({ key, sights: none })
  useEffect(() => {
    let left = false
    const ask = async () => {
      // A failed search suggests nothing.
      const sights = key ? await listAttractions(key, tripId).catch(() => none) : none
      if (!left) startTransition(() => setFound({ key, sights }))
    }
    const timer = setTimeout(() => void ask(), restMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [key, tripId])
  return found.key === key ? found.sights : none
}

/** Suggestions for open time on the days, and the handler that adds them. */
export function useOpenTimes(trip: TripView, edits: BoardEdits) {
  const key = searchKeyOf(placeOfDay(trip, trip.startDate) ?? placeIn(trip, ''))
  const tripId = trip.version === unsentVersion ? undefined : trip.id
  const sights = useSightsAtRest(key, tripId)
  const times = useTimesAtRest(trip, key, sights)
  const onFill = (date: string): void => {
    const open = times.get(date)
    if (!open) return
    const city = placeOfDay(trip, date)?.name ?? trip.destination
    const paidWith = ticketHolder(open.sight.of, allItems(trip))
    const visit = { city, day: date, party: trip.party, paidWith }
    const sight = { ...attractionToItem(open.sight.of, visit), time: open.time }
    edits.add(newItem(inOrder(trip, sight)))
  }
  const places = useMemo(
    () => new Map(sights.map((sight) => [sourceOf('dining', sight.id), knownOf(sight)])),
    [sights],
  )
  const placeOf = useCallback(({ source }: ItemView) => places.get(source ?? ''), [places])
  return { openTimes: times, onFill, placeOf }
}
