import { sql } from 'kysely'
import { addDays } from '#platform/shared/local-date.ts'
import { movedDetails } from '../domain/fill-details.ts'
import type { ItemDetails } from '../domain/item-details.ts'
import type { HeldTrip } from './trip-counts.store.ts'

/** Kinds with times in their details. */
const timedKinds = ['flight', 'ground', 'car'] as const

const isoDate = /\b20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g

/** Moves the details of journeys too. */
async function moveJourneys(
  { db, id: tripId }: HeldTrip,
  days: number,
  moved: readonly {
    readonly id: string
    readonly details: ItemDetails | null
    readonly description: string
  }[],
): Promise<void> {
  for (const { id, details, description } of moved)
    if (details && timedKinds.some((kind) => kind === details.kind))
      await db
        .updateTable('trip_items')
        .set({
          details: JSON.stringify(movedDetails(details, days)),
          // A journey that was found says its dates there too.
          description: description.replaceAll(isoDate, (date) => addDays(date, days)),
        })
        .where('trip_id', '=', tripId)
        .where('id', '=', id)
        .execute()
}

/**
 * Moves every item with a day by so many days, removed items too, except those named. An item whose new day
 * would be outside the wire's calendar keeps its day and becomes unscheduled.
 */
export async function moveItems(
  trip: HeldTrip,
  days: number,
  except: readonly string[],
): Promise<void> {
  if (days === 0) return
  const { db, id: tripId } = trip
  const { rows } = await sql<{ id: string; details: ItemDetails | null; description: string }>`
    update trip_items set
      day = day + ${days}::integer,
      version = version + 1,
      updated_at = now(),
      field_versions = field_versions || jsonb_build_object('day', version + 1)
        || case when details ->> 'kind' = any(${[...timedKinds]}) then
          jsonb_build_object('details', version + 1) else '{}' end
    where trip_id = ${tripId}
      and day + ${days}::integer between '2000-01-01' and '2100-12-31'
      and id <> all(${[...except]}::uuid[])
    returning id, details, description`.execute(db)
  await moveJourneys(trip, days, rows)
}
