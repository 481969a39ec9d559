import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Card } from '#design/card/card.tsx'
import { ChoiceChips } from '#design/chips/chips.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { showToast } from '#design/toast-region/toasts.ts'
import { SignedIn } from '#features/accounts/web/index.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { downloadFile } from '#platform/web/download-file.ts'
import type { Period } from '../contract/partners.contract.ts'
import { type ServiceType, serviceLabels } from '../domain/partner-catalogue.ts'
import { AnalyticsFigures } from './analytics-figures.tsx'
import styles from './analytics-page.module.css'
import { fetchExport, useAnalytics, usePartners } from './partners.queries.ts'

const periods = [
  { id: '7d', label: '7 days' },
  { id: '30d', label: '30 days' },
  { id: '90d', label: '90 days' },
]

const periodOf = (id: string): Period => (id === '7d' || id === '90d' ? id : '30d')

function AnalyticsError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      live
      title="Analytics Error"
      action={
        <Button look="line" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Unable to load affiliate analytics data.
    </Notice>
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
        title: 'Not exported',
        text: 'The table could not be loaded. Try again.',
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
      busyLabel="Exporting"
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  )
}

const labelOf = (service: string): string =>
  service in serviceLabels ? serviceLabels[service as ServiceType] : service

function PartnerGrid() {
  const partners = usePartners()
  if (partners.isError) return <AnalyticsError onRetry={() => void partners.refetch()} />
  if (!partners.data) return <SkeletonList label="Loading the partners" look="row" />
  return (
    <ul className={styles.panels}>
      {partners.data.map(({ id, name, category, featured, affiliateUrl, commissionStructure }) => (
        <Card as="li" key={id} className={styles.panel}>
          <h3 className={styles.title}>
            {name} {featured ? <Badge tone="ok">Featured</Badge> : null}
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
            aria-label={`Visit ${name} (opens in a new tab)`}
          >
            Visit
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
        title="Affiliate analytics"
        sub="What partner links were pressed for, and what came of it. Days are counted in UTC."
        actions={<ExportButton period={period} />}
      />
      <ChoiceChips
        label="Period"
        items={periods}
        value={period}
        onValueChange={(id) => setPeriod(periodOf(id))}
      />
      {analytics.isError ? <AnalyticsError onRetry={() => void analytics.refetch()} /> : null}
      {analytics.isPending ? <SkeletonList label="Loading the figures" look="row" /> : null}
      {analytics.data && !analytics.isError ? <AnalyticsFigures figures={analytics.data} /> : null}
      <h2>Configured partners</h2>
      <PartnerGrid />
    </div>
  )
}

const denied = 'Partner analytics are for the owner and operators of this site.'

function Denied() {
  return (
    <Signpost
      title="Access Denied"
      poster={{ slug: 'banff', name: 'Banff', place: 'Canada' }}
      action={<ButtonLink href="/">To the home page</ButtonLink>}
    >
      {denied}
    </Signpost>
  )
}

/** Clicks, purchases and commissions, for owner and operators. */
export function AnalyticsPage() {
  return (
    <DataFrame>
      <div className="wrap page">
        <SignedIn
          pending={<SkeletonList label="Loading the analytics" look="text" />}
          title="Access Denied"
          text={denied}
        >
          {(user) => (user.roles.length > 0 ? <Figures /> : <Denied />)}
        </SignedIn>
      </div>
    </DataFrame>
  )
}
