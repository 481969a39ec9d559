import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'

/**
 * Moves every item with a day by so many days, removed items too, except those named. An item whose new day
 * would be outside the wire's calendar keeps its day and becomes unscheduled.
 */
export async function moveItems(
  db: Db,
  tripId: string,
  days: number,
  except: readonly string[],
): Promise<void> {
  if (days === 0) return
  await sql`
    update trip_items set
      day = day + ${days}::integer,
      version = version + 1,
      updated_at = now(),
      field_versions = field_versions || jsonb_build_object('day', version + 1)
    where trip_id = ${tripId}
      and day + ${days}::integer between '2000-01-01' and '2100-12-31'
      and id <> all(${[...except]}::uuid[])`.execute(db)
}
