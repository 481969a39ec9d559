import { atlas } from '#atlas/testing/world.ts'
import { evaluateHours } from '#platform/shared/hours/evaluate-hours.ts'
import { parseHours } from '#platform/shared/hours/parse-hours.ts'
import type { Plan, PlanItem } from '#features/guide/domain/plan.ts'

const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const km = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) => {
  const rad = Math.PI / 180
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2
  return 12742.0176 * Math.asin(Math.sqrt(h))
}

/** The atlas's row of an id, whatever its table. */
export function rowOf(id: string | null): Record<string, any> | undefined {
  const [town = '', slug] = (id ?? '').split('/')
  const rows = atlas.get(town)
  return (
    rows &&
    [
      ...rows.sights,
      ...rows.restaurants,
      ...rows.hotels,
      ...rows.activities,
      ...rows.properties,
    ].find((row) => row.slug === slug)
  )
}

const items = (plan: Plan) => plan.days.flatMap((day) => day.items)

const clock = (date: string, minutes: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000).toISOString().slice(0, 16)

/** Whether hours say open, or say that they do not know, all the while. */
function isWithin(hours: string, date: string, start: number, end: number): boolean {
  const [from, to] = [clock(date, start), clock(date, end)]
  const within = evaluateHours(parseHours(hours), { from, to })
  return [...within.open, ...within.unknown].some(([a, b]) => a <= from && to <= b)
}

export function closedVisits(plan: Plan): string[] {
  return plan.days.flatMap((day) =>
    day.items.flatMap((item) => {
      const row = rowOf(item.id)
      if (!item.start || !row) return []
      const [start, end] = [at(item.start), at(item.start) + item.minutes]
      if (row['hours'] && day.date)
        return isWithin(row['hours'], day.date, start, end) ? [] : [`${item.name} at ${item.start}`]
      const opens = row['opens'] ? at(row['opens']) : 0
      const closes = row['closes'] ? at(row['closes']) : 1440
      const until = closes <= opens ? closes + 1440 : closes
      const weekday = day.date ? weekdays[new Date(`${day.date}T12:00:00Z`).getUTCDay()] : undefined
      const shut = weekday && row['closedOn']?.includes(weekday)
      const season =
        day.date && row['openMonths'] && !row['openMonths'].includes(Number(day.date.slice(5, 7)))
      return shut || season || start < opens || end > until ? [`${item.name} at ${item.start}`] : []
    }),
  )
}

export function repeats(plan: Plan): string[] {
  const ids = items(plan)
    .filter(({ kind }) => kind !== 'hotel' && kind !== 'transport')
    .flatMap(({ id }) => id ?? [])
  return ids.filter((id, place) => ids.indexOf(id) !== place)
}

/** README, standing rule 2, but for closed places and repeats. */
export function planErrors(plan: Plan): string[] {
  const errors: string[] = []
  for (const [index, day] of plan.days.entries()) {
    const name = `day ${index + 1}`
    if (!day.items.some(({ kind }) => kind === 'restaurant')) errors.push(`${name}: no meal`)
    let before: PlanItem | undefined
    let rides = false
    let until = 0
    for (const item of day.items) {
      if (item.kind !== 'transport' && item.kind !== 'free' && !rowOf(item.id))
        errors.push(`${name}: ${item.name} has no row`)
      if (!item.start) continue
      if (at(item.start) < until) errors.push(`${name}: ${item.name} overlaps`)
      until = at(item.start) + item.minutes
      if (item.kind === 'transport') rides = true
      if (item.lat === null || item.lng === null) continue
      const spot = { lat: item.lat, lng: item.lng }
      if (
        before &&
        before.lat !== null &&
        before.lng !== null &&
        !rides &&
        km({ lat: before.lat, lng: before.lng }, spot) > 2.5
      )
        errors.push(`${name}: ${before.name} to ${item.name} is far`)
      before = item
      rides = false
    }
  }
  const sum = items(plan).reduce((all, { priceCad }) => all + priceCad, 0)
  if (Math.abs(sum - plan.totalCad) > 0.5) errors.push('the total does not add up')
  return errors
}

/** README, `where`. */
export function fits(id: string | null, kind: string, where: Record<string, any>): boolean {
  const row = rowOf(id)
  const one = (value: unknown, wanted: unknown) =>
    Array.isArray(wanted) ? wanted.includes(value) : value === wanted
  const price = row?.['priceCad'] ?? row?.['nightlyRateCad'] ?? 0
  const rules: Record<string, () => boolean> = {
    kind: () => one(kind, where['kind']),
    category: () => one(row?.['category'], where['category']),
    cuisine: () =>
      (row?.['cuisines'] ?? []).some((cuisine: string) => one(cuisine, where['cuisine'])),
    style: () => one(row?.['style'], where['style']),
    stars: () => one(row?.['stars'], where['stars']),
    priceAtMost: () => price <= where['priceAtMost'],
    priceAtLeast: () => price >= where['priceAtLeast'],
    priceOver: () => price > where['priceOver'],
    admission: () => one(row?.['admission'], where['admission']),
    amenities: () =>
      where['amenities'].every((amenity: string) => row?.['amenities']?.includes(amenity)),
    openOn: () => !(row?.['closedOn'] ?? []).includes(where['openOn']),
    ids: () => where['ids'].includes(id),
  }
  return Object.keys(where).every((key) => rules[key]?.() ?? false)
}
