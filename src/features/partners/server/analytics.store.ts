import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import type { PartnerId, ServiceType } from '../domain/partner-catalogue.ts'

/** From the first of so many days, today included (UTC). */
const firstDay = (days: number) => sql`((now() at time zone 'utc')::date - ${days - 1}::int)`

interface CountRow {
  readonly partner: PartnerId
  readonly service_type: ServiceType
  readonly clicks: number
}

interface EarnedRow {
  readonly partner: PartnerId
  readonly conversions: number
  readonly booking: number
  readonly commission: number
}

interface ActivityRow {
  readonly type: 'click' | 'conversion'
  readonly partner: PartnerId
  readonly service_type: ServiceType
  readonly at: Date
}

export async function readCounts(db: Db, days: number): Promise<readonly CountRow[]> {
  const { rows } = await sql<CountRow>`
    select partner, service_type, sum(clicks)::int as clicks from partner_click_days
    where day >= ${firstDay(days)} group by 1, 2`.execute(db)
  return rows
}

/** Amounts in cents of CAD. */
export async function readEarned(db: Db, days: number): Promise<readonly EarnedRow[]> {
  const { rows } = await sql<EarnedRow>`
    select partner, count(*)::int as conversions, sum(booking_minor)::float8 as booking,
      sum(commission_minor)::float8 as commission
    from partner_conversions where at >= ${firstDay(days)} group by 1`.execute(db)
  return rows
}

export async function readDestinations(db: Db, days: number, limit: number) {
  const { rows } = await sql<{ destination: string; count: number }>`
    select destination, sum(clicks)::int as count from partner_destination_days
    where day >= ${firstDay(days)} group by 1 order by 2 desc, 1 limit ${limit}`.execute(db)
  return rows
}

/** Of both kinds together the latest; each index gives its own latest first. */
export async function readActivity(db: Db, days: number, limit: number) {
  const { rows } = await sql<ActivityRow>`
    select * from (
      (select 'click' as type, partner, service_type, at from partner_clicks
        where at >= ${firstDay(days)} order by at desc limit ${limit})
      union all
      (select 'conversion', partner, service_type, at from partner_conversions
        where at >= ${firstDay(days)} order by at desc limit ${limit})
    ) as activity order by at desc limit ${limit}`.execute(db)
  return rows
}
