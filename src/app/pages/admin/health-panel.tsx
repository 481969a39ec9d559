import { RefreshCw } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import type { Health, HealthService } from '#features/admin/contract/admin.contract.ts'
import { useHealth } from './admin.queries.ts'
import styles from './health-panel.module.css'
import { moment } from './panel.tsx'
import { healthPanelText } from './messages.ts'

const words = {
  configured: 'Configured',
  missing_key: healthPanelText.missingKey,
  missing_keys: healthPanelText.missingKeys,
} as const

const keyLabels = { hasKey: 'Key', hasApiKey: healthPanelText.apiKey, hasSecret: 'Secret' } as const

const percent = (share: number | null): string =>
  share === null ? '–' : `${(share * 100).toFixed(share > 0 && share < 0.01 ? 1 : 0)} %`

const callsLeft = ({ left, of }: { left: number; of: number | null }): string =>
  of === null ? left.toLocaleString('en-CA') : healthPanelText.leftOf(left, of)

function factsOf({ provider, services, seen, ...service }: HealthService) {
  const keys = Object.entries(keyLabels).flatMap(([name, label]) => {
    const has = service[name as keyof typeof keyLabels]
    return has === undefined ? [] : [{ label, value: has ? 'Set' : healthPanelText.notSet }]
  })
  return [
    { label: healthPanelText.provider, value: provider },
    { label: healthPanelText.serves, value: services.join(', ') },
    ...(seen
      ? [
          {
            label: healthPanelText.latency,
            value: seen.latencyMs === null ? '–' : `${seen.latencyMs} ms`,
          },
          {
            label: healthPanelText.errors,
            value:
              seen.calls === 0
                ? healthPanelText.noCallsLately
                : healthPanelText.of(percent(seen.errorRate), seen.calls),
          },
          { label: healthPanelText.lastGood, value: moment(seen.lastGoodAt) },
          ...(seen.lastFault
            ? [
                {
                  label: healthPanelText.lastFault,
                  value: `${moment(seen.lastFault.at)}: ${seen.lastFault.why}`,
                },
              ]
            : []),
          ...(seen.quota
            ? [{ label: healthPanelText.callsLeft, value: callsLeft(seen.quota) }]
            : []),
        ]
      : []),
    ...keys,
  ]
}

function ServiceCard({ service }: { readonly service: HealthService }) {
  const { label, status, answers } = service
  return (
    <Card as="li" edge={answers ? 'spruce' : 'maple'} className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.name}>{label}</h2>
        {answers ? (
          <Badge tone={status === 'configured' ? 'ok' : 'sample'}>{words[status]}</Badge>
        ) : (
          <Badge tone="bad">{healthPanelText.notAnswering}</Badge>
        )}
      </div>
      <FactList items={factsOf(service)} />
    </Card>
  )
}

function Overall({ health }: { readonly health: Health }) {
  return (
    <p className={styles.overall} role="status">
      <Badge tone={health.status === 'healthy' ? 'ok' : 'bad'}>
        {health.status === 'healthy' ? healthPanelText.healthy : healthPanelText.degraded}
      </Badge>
      <span className="small mute">{healthPanelText.as(moment(health.timestamp))}</span>
    </p>
  )
}

/** Health of each service, with recommendations. */
export function HealthPanel() {
  const health = useHealth()
  if (health.isError)
    return (
      <Notice
        tone="error"
        live
        title={healthPanelText.apiHealthCheckFailed}
        action={
          <Button look="line" size="small" onClick={() => void health.refetch()}>
            {healthPanelText.retry}
          </Button>
        }
      >
        {healthPanelText.unableToConnectTo}
      </Notice>
    )
  const { data } = health
  if (!data) return <SkeletonList label={healthPanelText.loadingHealthServices} look="row" />
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Overall health={data} />
        <Button
          look="line"
          size="small"
          icon={RefreshCw}
          busy={health.isFetching}
          busyLabel={healthPanelText.refreshing}
          onClick={() => void health.refetch()}
        >
          {healthPanelText.refresh}
        </Button>
      </div>
      <ul className={styles.cards}>
        {Object.entries(data.services).map(([name, service]) => (
          <ServiceCard key={name} service={service} />
        ))}
      </ul>
      {data.recommendations.length > 0 ? (
        <section aria-labelledby="recommendations">
          <h2 id="recommendations" className={styles.name}>
            {healthPanelText.recommendations}
          </h2>
          <ul className={styles.advice}>
            {data.recommendations.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
