import type { ReactNode } from 'react'
import { Card } from '#design/card/card.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { StatList } from '#design/stat-list/stat-list.tsx'
import { formatMoment } from '#platform/shared/moment-text.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { Analytics } from '../contract/partners.contract.ts'
import { serviceLabels } from '../domain/partner-catalogue.ts'
import styles from './analytics-page.module.css'
import { Bars } from './bars.tsx'
import { analyticsFiguresText } from './messages.ts'

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section" className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </Card>
  )
}

const None = () => <p className="mute">{analyticsFiguresText.nothingInThisPeriod}</p>

/** The figures of a period. */
export function AnalyticsFigures({ figures }: { readonly figures: Analytics }) {
  const { partnerBreakdown, serviceTypeBreakdown, recentActivity, topDestinations } = figures
  return (
    <>
      <StatList
        items={[
          {
            value: figures.totalClicks.toLocaleString('en-CA'),
            label: analyticsFiguresText.totalClicks,
          },
          {
            value: figures.totalConversions.toLocaleString('en-CA'),
            label: analyticsFiguresText.conversions(figures.conversionRate),
          },
          {
            value: formatMoney(cad(figures.totalCommissionValue)),
            label: analyticsFiguresText.totalCommissions,
          },
          {
            value: formatMoney(cad(figures.totalBookingValue)),
            label: analyticsFiguresText.bookingValue,
          },
        ]}
      />
      <div className={styles.panels}>
        <Panel title={analyticsFiguresText.partnerPerformance}>
          <Bars
            label={analyticsFiguresText.clicksByPartner}
            rows={partnerBreakdown.map(({ partnerName, clicks, conversions, commissions }) => ({
              name: partnerName,
              count: clicks,
              note: analyticsFiguresText.commissions(
                count(conversions, 'conversion'),
                formatMoney(cad(commissions)),
              ),
            }))}
          />
        </Panel>
        <Panel title={analyticsFiguresText.serviceTypes}>
          <Bars
            label={analyticsFiguresText.clicksByService}
            rows={serviceTypeBreakdown.map((row) => ({
              name: serviceLabels[row.service],
              count: row.count,
            }))}
          />
        </Panel>
        <Panel title={analyticsFiguresText.recentActivity}>
          {recentActivity.length === 0 ? <None /> : null}
          <ul className={styles.activity}>
            {recentActivity.map(({ type, partnerName, serviceType, timestamp }, index) => (
              // Two of the same second differ by their index.
              <li key={`${timestamp} ${index}`}>
                <Badge tone={type === 'conversion' ? 'ok' : 'info'}>{type}</Badge>
                <span>
                  {partnerName}, {serviceLabels[serviceType]}
                </span>
                <span className="small mute">{formatMoment(timestamp, { short: true })}</span>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={analyticsFiguresText.topDestinations}>
          {topDestinations.length === 0 ? <None /> : null}
          <Bars
            label={analyticsFiguresText.searchesByDestination}
            rows={topDestinations.map((row) => ({ name: row.destination, count: row.count }))}
          />
        </Panel>
      </div>
    </>
  )
}
