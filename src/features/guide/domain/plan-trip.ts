import { addDays } from '#platform/shared/local-date.ts'
import { timeOf } from '#platform/shared/time-of-day.ts'
import { wantedSights } from './choose-sights.ts'
import type { HotelRow, Point, Town, TownRows } from './guide-rows.ts'
import { layDay } from './lay-day.ts'
import { journeyBetween } from './journey.ts'
import { cheapest, type Plan, type PlanDay, type PlanItem, type PlanWish, totalOf } from './plan.ts'

/** What a plan is made from. */
export interface PlanSource {
  rows(slug: string): TownRows | undefined
  /** CAD of the nights of one room. */
  nights(
    hotel: HotelRow,
    town: string,
    start: string | undefined,
    month: number | undefined,
    nights: number,
  ): number
}

const personsARoom = 2
/** By how far one is willing to save: the place in the list of hotels from cheap to dear. */
const hotelShare = [0.55, 0.38, 0.2, 0.08, 0]

/** Families and pairs share rooms: children sleep with their parents. */
const roomsOf = ({ adults, childAges }: PlanWish): number =>
  Math.max(1, Math.ceil((adults + Math.max(0, childAges.length - adults)) / personsARoom))

function chooseHotel({ hotels }: TownRows, wish: PlanWish): HotelRow | undefined {
  const fit = hotels.filter(
    ({ id, style }) => !wish.excludeIds.includes(id) && (wish.thrift >= 3 || style !== 'hostel'),
  )
  const asked = hotels.find(({ id }) => wish.includeIds.includes(id))
  const sorted = (fit.length > 0 ? fit : hotels).toSorted((a, b) => a.priceCad - b.priceCad)
  const at = Math.floor((hotelShare[Math.min(wish.thrift, cheapest)] ?? 0) * (sorted.length - 1))
  return asked ?? sorted[at]
}

const stayItem = (hotel: HotelRow, nights: number, priceCad: number): PlanItem => ({
  id: hotel.id,
  kind: 'hotel',
  category: hotel.style,
  name: hotel.name,
  district: hotel.district,
  start: null,
  minutes: 0,
  priceCad,
  lat: hotel.lat,
  lng: hotel.lng,
  sample: true,
  nights,
})

const arrivalAt = 8 * 60

/** Where the travellers come from, and what stands in the plan already. */
interface Before {
  /** The town before; nothing at the start. */
  readonly town: Town | undefined
  readonly date: string | undefined
  readonly isLast: boolean
  readonly used: Set<string>
}

function journeyItem(from: Town, to: Town, wish: PlanWish): PlanItem {
  const way = journeyBetween(from, to)
  return {
    id: null,
    kind: 'transport',
    category: way.byRail ? 'train' : 'flight',
    name: `${way.byRail ? 'Train' : 'Flight'} to ${to.name}`,
    district: '',
    start: timeOf(arrivalAt),
    minutes: way.minutes,
    priceCad: way.priceCad * (wish.adults + wish.childAges.length),
    lat: null,
    lng: null,
    sample: false,
    nights: null,
  }
}

/** The days in one town: its nights, the way there from the town before, and what is done. */
function townDays(
  rows: TownRows,
  days: number,
  wish: PlanWish,
  source: PlanSource,
  before: Before,
): PlanDay[] {
  const { town } = rows
  const nights = before.isLast ? days - 1 : days
  const hotel = wish.lodgingPaid || nights < 1 ? undefined : chooseHotel(rows, wish)
  const home: Point = hotel ?? town
  const { used } = before
  const stock = { sights: wantedSights(rows.sights, wish), restaurants: rows.restaurants, used }
  return Array.from({ length: days }, (_, at): PlanDay => {
    const date = before.date && addDays(before.date, at)
    const way = at === 0 && before.town ? journeyItem(before.town, town, wish) : undefined
    const from = Math.max(wish.earliest, way ? arrivalAt + way.minutes : 0)
    const frame = { home, from, until: wish.latest, date, month: wish.month }
    const items = [...(way ? [way] : []), ...layDay(frame, stock, wish)]
    if (at === 0 && hotel) {
      const price = source.nights(hotel, town.slug, date, wish.month, nights)
      items.push(stayItem(hotel, nights, Math.round(price * roomsOf(wish))))
    }
    return { destination: town.slug, date: date ?? null, items }
  })
}

/** One plan at one level of thrift. */
function planAt(wish: PlanWish, source: PlanSource): Plan {
  const used = new Set<string>()
  const days: PlanDay[] = []
  let town: Town | undefined
  for (const [at, { slug, days: count }] of wish.towns.entries()) {
    const rows = source.rows(slug)
    if (!rows || count < 1) continue
    const date = wish.start && addDays(wish.start, days.length)
    const isLast = at === wish.towns.length - 1
    days.push(...townDays(rows, count, wish, source, { town, date, isLast, used }))
    town = rows.town
  }
  return {
    destinations: [...new Set(days.map(({ destination }) => destination))],
    people: wish.adults + wish.childAges.length,
    days,
    totalCad: totalOf(days),
  }
}

/** The most comfortable plan within the budget; where none is, the cheapest there is. */
export function planTrip(wish: PlanWish, source: PlanSource): Plan {
  let plan = planAt(wish, source)
  const { budgetCad = Infinity } = wish
  for (let thrift = wish.thrift + 1; thrift <= cheapest; thrift += 1) {
    if (plan.totalCad <= budgetCad) break
    const next = planAt({ ...wish, thrift }, source)
    if (next.totalCad < plan.totalCad) plan = next
  }
  return plan
}
