import { sql } from 'kysely'
import type { Revision } from '#platform/server/http/answer-cache.ts'
import { payer } from './trip-ledger.ts'

const isId = (text: string | undefined): text is string =>
  text !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Revision of a row: its changes and writing transaction. */
const stamp = sql`t.id, t.version + t.item_versions, t.xmin`

/** What the list of an account's trips depends on: the row of each, which says all that the list shows. */
const listRevision: Revision = () => sql<string | null>`(
  select coalesce(md5(string_agg(row(one.*)::text, ' ' order by one.id)), '')
  from (
    select ${stamp} from trips t where t.owner_id = u.id
    union all
    select ${stamp} from trip_members m join trips t on t.id = m.trip_id where m.user_id = u.id
  ) one)`

/**
 * What a trip depends on for one who may see it: its row, in which all writes of items and payments show,
 * its editors, the names of payers, and the travellers. Null for others, and where days wait for a tier.
 */
const tripRevision: Revision = ({ id }) =>
  isId(id)
    ? sql<string | null>`(
  select row(${stamp},
    (select string_agg(m.user_id, ' ' order by m.user_id) from trip_members m where m.trip_id = t.id),
    (select json_agg(u.name order by p.booking_id)
      from trip_payments p left join ${payer} where p.trip_id = t.id),
    (select string_agg(v.user_id || ' ' || v.xmin::text, ' ' order by v.user_id)
      from trip_travellers v where v.trip_id = t.id)
  )::text
  from trips t
  where t.id = ${id} and t.veiled is null and (t.owner_id = u.id or exists (
    select from trip_members m where m.trip_id = t.id and m.user_id = u.id)))`
    : undefined

export const tripRevisions = { listTrips: listRevision, getTrip: tripRevision }
