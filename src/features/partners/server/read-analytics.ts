import type { Db } from '#platform/server/db/tables.ts'
import { money, toMajor } from '#platform/shared/money.ts'
import type { Analytics, Period } from '../contract/partners.contract.ts'
import { partnerOf, partners, serviceTypes } from '../domain/partner-catalogue.ts'
import { readActivity, readCounts, readDestinations, readEarned } from './analytics.store.ts'

const daysOf: Readonly<Record<Period, number>> = { '7d': 7, '30d': 30, '90d': 90 }
const activityShown = 8
const destinationsShown = 10

const dollars = (minor: number): number => toMajor(money('CAD', minor))
const total = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** Everything that the page shows of a period; every partner and every service is listed. */
export async function readAnalytics(db: Db, period: Period): Promise<Analytics> {
  const days = daysOf[period]
  const [counts, earned, destinations, activity] = await Promise.all([
    readCounts(db, days),
    readEarned(db, days),
    readDestinations(db, days, destinationsShown),
    readActivity(db, days, activityShown),
  ])
  const totalClicks = total(counts, ({ clicks }) => clicks)
  const totalConversions = total(earned, ({ conversions }) => conversions)
  return {
    totalClicks,
    totalConversions,
    conversionRate:
      totalClicks > 0 ? Math.round((totalConversions / totalClicks) * 10_000) / 100 : 0,
    totalCommissionValue: dollars(total(earned, ({ commission }) => commission)),
    totalBookingValue: dollars(total(earned, ({ booking }) => booking)),
    partnerBreakdown: partners.map(({ id, name }) => {
      const own = earned.find(({ partner }) => partner === id)
      const clicked = counts.filter(({ partner }) => partner === id)
      return {
        partner: id,
        partnerName: name,
        clicks: total(clicked, ({ clicks }) => clicks),
        conversions: own?.conversions ?? 0,
        commissions: dollars(own?.commission ?? 0),
      }
    }),
    serviceTypeBreakdown: serviceTypes.map((service) => {
      const clicked = counts.filter(({ service_type }) => service_type === service)
      return { service, count: total(clicked, ({ clicks }) => clicks) }
    }),
    recentActivity: activity.map(({ type, partner, service_type, at }) => ({
      type,
      partnerName: partnerOf(partner).name,
      serviceType: service_type,
      timestamp: at.toISOString(),
    })),
    topDestinations: destinations.map(({ destination, count }) => ({ destination, count })),
  }
}
