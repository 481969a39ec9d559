import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { Download } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Card } from '#design/card/card.tsx'
import { ChoiceChips } from '#design/chips/chips.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { showToast } from '#design/notices/notices.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { downloadFile } from '#platform/web/download-file.ts'
import type { Period } from '../contract/partners.contract.ts'
import { type ServiceType, serviceLabels } from '../domain/partner-catalogue.ts'
import { AnalyticsFigures } from './analytics-figures.tsx'
import styles from './analytics-page.module.css'
import { fetchExport, useAnalytics, usePartners } from './partners.queries.ts'
import { analyticsPageText } from './messages.ts'

const periods = [
  { id: '7d', label: analyticsPageText.n7Days },
  { id: '30d', label: analyticsPageText.n30Days },
  { id: '90d', label: analyticsPageText.n90Days },
]

const periodOf = (id: string): Period => (id === '7d' || id === '90d' ? id : '30d')

function AnalyticsError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <RetryNotice title={analyticsPageText.analyticsError} onRetry={onRetry}>
      {analyticsPageText.unableToLoadAffiliate}
    </RetryNotice>
  )
}

function ExportButton({ period }: { readonly period: Period }) {
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      downloadFile(await fetchExport(period), `affiliate-${period}.csv`)
    } catch {
      showToast({
        tone: 'failed',
        title: analyticsPageText.notExported,
        text: analyticsPageText.tableCouldNotBe,
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      look="line"
      icon={Download}
      busy={busy}
      busyLabel={analyticsPageText.exporting}
      onClick={() => void save()}
    >
      {analyticsPageText.exportCsv}
    </Button>
  )
}

const labelOf = (service: string): string =>
  service in serviceLabels ? serviceLabels[service as ServiceType] : service

function PartnerGrid() {
  const partners = usePartners()
  if (partners.isError) return <AnalyticsError onRetry={() => void partners.refetch()} />
  if (!partners.data) return <SkeletonList label={analyticsPageText.loadingPartners} look="row" />
  return (
    <ul className={styles.panels}>
      {partners.data.map(({ id, name, category, featured, affiliateUrl, commissionStructure }) => (
        <Card as="li" key={id} className={styles.panel}>
          <h3 className={styles.title}>
            {name} {featured ? <Badge tone="ok">{analyticsPageText.featured}</Badge> : null}
          </h3>
          <p className="mute">{category}</p>
          <FactList
            look="sums"
            items={Object.entries(commissionStructure).map(([service, { rate }]) => ({
              label: labelOf(service),
              value: rate,
            }))}
          />
          <ButtonLink
            look="line"
            size="small"
            href={affiliateUrl}
            target="_blank"
            rel="sponsored noopener"
            aria-label={analyticsPageText.visitOpensInNew(name)}
          >
            {analyticsPageText.visit}
          </ButtonLink>
        </Card>
      ))}
    </ul>
  )
}

function Figures() {
  const [period, setPeriod] = useState<Period>('30d')
  const analytics = useAnalytics(period)
  return (
    <div className={styles.page}>
      <PageHeading
        title={analyticsPageText.affiliateAnalytics}
        sub={analyticsPageText.whatPartnerLinksWere}
        actions={<ExportButton period={period} />}
      />
      <ChoiceChips
        label={analyticsPageText.period}
        items={periods}
        value={period}
        onValueChange={(id) => setPeriod(periodOf(id))}
      />
      {analytics.isError ? <AnalyticsError onRetry={() => void analytics.refetch()} /> : null}
      {analytics.isPending ? (
        <SkeletonList label={analyticsPageText.loadingFigures} look="row" />
      ) : null}
      {analytics.data && !analytics.isError ? <AnalyticsFigures figures={analytics.data} /> : null}
      <h2>{analyticsPageText.configuredPartners}</h2>
      <PartnerGrid />
    </div>
  )
}

const denied = analyticsPageText.partnerAnalyticsForOwner

function Denied() {
  return (
    <Signpost
      title={analyticsPageText.accessDenied}
      poster={{ slug: 'banff', name: analyticsPageText.banff, place: 'Canada' }}
      action={<ButtonLink href="/">{analyticsPageText.toHomePage}</ButtonLink>}
    >
      {denied}
    </Signpost>
  )
}

interface GateProps {
  readonly pending: ReactNode
  /** Title and text of the prompt for visitors. */
  readonly title: string
  readonly text: string
  readonly children: (user: { readonly roles: readonly string[] }) => ReactNode
}

/** Clicks, purchases and commissions, for owner and operators; `gate` lets accounts in. */
export function Analytics({ gate: Gate }: { readonly gate: ComponentType<GateProps> }) {
  return (
    <DataFrame>
      <div className="wrap page">
        <Gate
          pending={<SkeletonList label={analyticsPageText.loadingAnalytics} look="text" />}
          title={analyticsPageText.accessDenied}
          text={denied}
        >
          {(user) => (user.roles.length > 0 ? <Figures /> : <Denied />)}
        </Gate>
      </div>
    </DataFrame>
  )
}
