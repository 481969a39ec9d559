import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { lockTrip } from './lock-trip.ts'
import { costMinor, heldAndKept } from './trip-ledger.ts'

declare const held: unique symbol

/**
 * A trip whose items are being written: locked until the transaction ends, and counted again before. Only
 * `changeItems` makes one, and all that writes items asks for one.
 */
export interface HeldTrip {
  readonly db: Db
  readonly id: string
  readonly [held]: true
}

/** Of the row `trip_items`, as `partsOf` of the domain says. */
const isFlight = sql`(type = 'flight' or coalesce(details ->> 'kind', '') = 'flight')`
const isStay = sql`coalesce(details ->> 'kind' = 'stay', nights is not null or type in ('hotel', 'property'))`
const isTaken = sql`(deleted_at is null and status in ('planned', 'booked'))`
const stay = sql`jsonb_build_object('day', day, 'nights', coalesce(nights, 1), 'booked', status = 'booked')`

/** What rows of `trip_items`, with `p` of their payments, come to: by the names of columns of `trips`. */
const counts = sql`
  count(*) filter (where deleted_at is null)::int as item_count,
  coalesce(sum(${costMinor}) filter (where deleted_at is null), 0)::int8 as total_minor,
  coalesce(sum(version), 0)::int8 as item_versions,
  max(updated_at) as items_updated_at,
  coalesce(array_agg(distinct day) filter (
    where ${isTaken} and day is not null and not ${isStay} and not ${isFlight}), '{}') as planned_days,
  coalesce(jsonb_agg(${stay} order by ${stay}) filter (
    where ${isTaken} and day is not null and ${isStay}), '[]') as stays,
  case when bool_or(${isTaken} and ${isFlight} and status = 'booked') then 'booked'
    when bool_or(${isTaken} and ${isFlight}) then 'planned' else 'none' end as flights,
  count(*) filter (where deleted_at is null and (status = 'idea' or
    (status = 'planned' and day is null and not ${isFlight})))::int as idea_count,
  max(position) filter (where deleted_at is null) as last_position`

/** Count columns of `trips`. */
export const counted = [
  'item_count',
  'total_minor',
  'item_versions',
  'items_updated_at',
  'planned_days',
  'stays',
  'flights',
  'idea_count',
  'last_position',
] as const

const listed = (of: string) => sql.join(counted.map((column) => sql.ref(`${of}.${column}`)))

/**
 * Adds to the counts of trips what the rows of `added` come to, a part of the statement that inserts them,
 * without any payment. Adds change counts in one direction only, so the items before need not be read.
 */
export const countAdded = sql`
  update trips t set
    item_count = t.item_count + c.item_count,
    total_minor = t.total_minor + c.total_minor,
    item_versions = t.item_versions + c.item_versions,
    items_updated_at = greatest(t.items_updated_at, c.items_updated_at),
    planned_days = array(
      select unnest(t.planned_days) union select unnest(c.planned_days) order by 1),
    stays = coalesce((
      select jsonb_agg(one order by one) from jsonb_array_elements(t.stays || c.stays) one), '[]'),
    flights = case
      when 'booked' in (t.flights, c.flights) then 'booked'
      when 'planned' in (t.flights, c.flights) then 'planned' else 'none' end,
    idea_count = t.idea_count + c.idea_count,
    last_position = greatest(t.last_position, c.last_position)
  from (
    select trip_id, ${counts}
    from added left join (select null::int8 as held, null::int8 as kept) p on true
    group by trip_id) c
  where t.id = c.trip_id`

/** Recounts locked trips; returns those that differed. */
export async function recount(db: Db, tripIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    update trips t set (${sql.join(counted.map((column) => sql.ref(column)))}) = (select ${listed('c')})
    from trips s, lateral (
      select ${counts}
      from trip_items left join ${heldAndKept(sql.ref('s.id'))} p on p.item_id = trip_items.id
      where trip_id = s.id) c
    where s.id = any(${[...tripIds]}::uuid[]) and t.id = s.id
      and (${listed('t')}) is distinct from (${listed('c')})
    returning t.id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Does what writes items of a trip, in the caller's transaction: no other writes items of this trip until it
 * ends, and what they come to stands in the trip's row when this is done.
 */
export async function changeItems<T>(
  tx: Db,
  tripId: string,
  work: (trip: HeldTrip) => Promise<T>,
): Promise<T> {
  await lockTrip(tx, tripId)
  const done = await work({ db: tx, id: tripId } as HeldTrip)
  await recount(tx, [tripId])
  return done
}
