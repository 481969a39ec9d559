import { useMemo } from 'react'
import { type DayLines, dayLines } from '#features/trips/domain/day-lines.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { type Transfer, transfersOf, transferWords } from '#features/trips/domain/transfers.ts'
import { airportIn, allItems, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { isSame } from '#platform/shared/is-same.ts'
import { isBar, isFlight, isStop } from '#features/trips/domain/day-parts.ts'
import { stubsOf } from '../domain/flight-stubs.ts'
import { barsOf } from '../domain/stay-bars.ts'
import { legLine } from './leg-line.tsx'
import type { BoardDraft } from './draft-stop.tsx'
import type { PricedStub } from './flight-stub.tsx'
import { isEstimate, priceText, unitsOf } from './item-words.ts'
import type { StayDrag } from './use-stay-drag.ts'
import { stubText } from './messages.ts'
import { ideasIn } from './place-items.ts'
import { useSteadyLists } from './use-steady-lists.ts'
import { type DayWay, legsOf, waysOf } from './ways-of-days.ts'

/** Stops by day; '' for ideas. */
const listsOf = (trip: TripView): ReadonlyMap<string, readonly ItemView[]> =>
  new Map([
    ['', ideasIn(trip)],
    ...trip.days.map(({ date, items }) => [date, items.filter(isStop)] as const),
  ])

/** "for all 4" where one sum is for a whole party, as with children; empty where each pays the same. */
const forAllOf = ({ basis, quantity, price }: ItemView, heads: number): string =>
  basis === 'group' && quantity === 1 && price > 0 && heads > 1 ? stubText.forAll(heads) : ''

/** "2 × $830 return", "Return for all 4" */
function fareText(item: ItemView, heads: number): string {
  const isReturn = item.details?.kind === 'flight' && item.details.directions.length > 1
  const forAll = forAllOf(item, heads)
  if (forAll) return stubText.fareForAll(forAll, isReturn)
  return isReturn ? stubText.returnFare(unitsOf(item)) : unitsOf(item)
}

/** Flight stubs by day; the price on the first only. */
function pricedStubs(trip: TripView): ReadonlyMap<string, readonly PricedStub[]> {
  const items = allItems(trip)
  const byId = new Map(items.map((item) => [item.id, item]))
  const heads = headsOf(trip.party)
  const told = new Set<string>()
  const stubs = stubsOf(trip, items).flatMap((stub) => {
    const item = byId.get(stub.itemId)
    if (!item) return []
    const isFirst = !told.has(item.id)
    told.add(item.id)
    return [
      {
        ...stub,
        units: isFirst ? fareText(item, heads) : '',
        price: isFirst ? priceText(item) : '',
        forAll: isFirst ? forAllOf(item, heads) : '',
        isBooked: item.status === 'booked',
      },
    ]
  })
  return Map.groupBy(stubs, ({ day }) => day)
}

/** Omits lines that bars and stubs already show. */
const linesOf = (trip: TripView) => {
  const stubs = pricedStubs(trip)
  const lines = dayLines(
    trip,
    allItems(trip),
    (item, { direction, date }) =>
      isBar(item) ||
      (isFlight(item) &&
        stubs.get(date)?.some((stub) => stub.itemId === item.id && stub.direction === direction) ===
          true),
  )
  return { stubs, lines }
}

/** The ride after the last landing of a day, or before its first take-off. */
function rideText(ride: Transfer | undefined): string {
  if (!ride) return ''
  const { how, fare } = transferWords(ride)
  return legLine('ride', how, fare)
}

const noWay = { out: '', home: '' }

/** Joined text, so that unchanged columns don't rerender. */
export const wordsOf = (
  lines: DayLines | undefined,
  rides: readonly Transfer[] = [],
  { out, home }: Pick<DayWay, 'out' | 'home'> = noWay,
) => ({
  above: lines?.head.join('\n') ?? '',
  arrival: rideText(rides.findLast(({ isArrival }) => isArrival)) || out,
  leaving: rideText(rides.find(({ isArrival }) => !isArrival)) || home,
  below: lines?.foot.join('\n') ?? '',
})

/** Rides between airport and stay, by day. */
const ridesOf = (trip: TripView) =>
  Map.groupBy(transfersOf(allItems(trip), airportIn(trip)), ({ date }) => date)

/** Stops and ways of the days, with the legs between the stops: reckoned once a trip, not with each render. */
function listsAndWays(trip: TripView) {
  const [lists, ways] = [listsOf(trip), waysOf(trip)]
  const legs = new Map(
    [...lists].map(([day, items]) => [day, legsOf(items, ways.get(day)?.pace).join('\n')]),
  )
  return { lists, ways, legs }
}

/** Stops and way of a day as a draft would leave them. */
export function useDrafted(draft: BoardDraft | undefined) {
  const after = draft?.after
  return useMemo(() => {
    if (!after) return undefined
    const [lists, ways] = [listsOf(after), waysOf(after)]
    return (day: string) => ({ items: lists.get(day) ?? [], way: ways.get(day)?.words ?? '' })
  }, [after])
}

const waysThere = new Set(['flight', 'transport'])

/** Derived data of all columns, memoized by trip. */
export function useBoardData(trip: TripView, held?: StayDrag) {
  const data = useMemo(
    () => ({
      ...listsAndWays(trip),
      rides: ridesOf(trip),
      ...linesOf(trip),
      hasEstimates: allItems(trip).some(isEstimate),
      isWayOpen: !allItems(trip).some(({ type }) => waysThere.has(type)),
    }),
    [trip],
  )
  // While dragging, the bar shows the new range.
  const bars = useMemo(
    () =>
      barsOf(
        trip,
        allItems(trip).map((item) => (item.id === held?.id ? { ...item, ...held.next } : item)),
      ),
    [trip, held],
  )
  const columns = useSteadyLists(data.lists, Object.is)
  const stubs = useSteadyLists(data.stubs, isSame)
  return { ...data, bars, columns, stubs }
}
