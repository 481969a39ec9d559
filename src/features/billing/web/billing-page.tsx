import { Lock } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { formatDate } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import type { SandboxCheckout } from '../contract/sandbox-checkout.contract.ts'
import { SandboxNotice } from './checkout-page.tsx'
import styles from './checkout.module.css'
import { useBillingAction, useChangePlan, useCheckoutState } from './checkout.queries.ts'
import { faultText } from './fault-text.ts'

const statuses = {
  trialing: 'Trial',
  active: 'Running',
  past_due: 'A payment has failed',
  ended: 'Ended',
} as const

type Monthly = NonNullable<SandboxCheckout['monthly']>
type Running = NonNullable<Monthly['running']>

const dayOf = (instant: string): string => formatDate(instant.slice(0, 10))

function planFacts({ plans }: Monthly, { status, item, periodEndsAt, cancels }: Running) {
  const plan = plans.find((known) => known.item === item)
  return [
    { label: 'Plan', value: plan?.name ?? item },
    { label: 'State', value: statuses[status] },
    { label: 'A month', value: `${formatMoney(cad(plan?.monthlyCad ?? 0))} CAD` },
    ...(status === 'ended'
      ? []
      : [{ label: cancels ? 'Ends on' : 'Next payment', value: dayOf(periodEndsAt) }]),
  ]
}

interface PlanProps {
  readonly id: string
  readonly monthly: Monthly
  readonly running: Running
}

function PlanActions({ id, monthly, running }: PlanProps) {
  const act = useBillingAction(id)
  const change = useChangePlan(id)
  const fault = act.error ?? change.error
  const busy = act.isPending || change.isPending
  if (running.status === 'ended') return null
  return (
    <>
      <div className={styles.actions}>
        {monthly.plans
          .filter(({ item }) => item !== running.item)
          .map(({ item, name }) => (
            <Button key={item} disabled={busy} onClick={() => change.mutate(item)}>
              Change to {name}
            </Button>
          ))}
        {running.cancels ? (
          <Button look="line" disabled={busy} onClick={() => act.mutate({ action: 'keep' })}>
            Keep the plan
          </Button>
        ) : (
          <Button
            look="line"
            disabled={busy}
            onClick={() => act.mutate({ action: 'cancel-at-end' })}
          >
            Cancel at the end
          </Button>
        )}
        <Button look="line" disabled={busy} onClick={() => act.mutate({ action: 'end-now' })}>
          End now
        </Button>
      </div>
      <section className={styles.part} aria-labelledby="time">
        <h2 id="time" className={styles.small}>
          What time would bring
        </h2>
        <p className="mute">A sandbox does not wait for the end of the month.</p>
        <div className={styles.actions}>
          <Button look="line" disabled={busy} onClick={() => act.mutate({ action: 'renew' })}>
            The month ends
          </Button>
          <Button
            look="line"
            disabled={busy}
            onClick={() => act.mutate({ action: 'fail-renewal' })}
          >
            The payment fails
          </Button>
        </div>
      </section>
      {fault ? (
        <Notice tone="error" live>
          {faultText(fault)}
        </Notice>
      ) : null}
    </>
  )
}

function Payments({ id, checkout }: { readonly id: string; readonly checkout: SandboxCheckout }) {
  const act = useBillingAction(id)
  const last = checkout.payments.at(-1)
  return (
    <section className={styles.part} aria-labelledby="payments">
      <h2 id="payments" className={styles.small}>
        Payments
      </h2>
      {checkout.payments.length === 0 ? (
        <p className="mute">Nothing has been charged yet.</p>
      ) : (
        <ul className={styles.payments}>
          {checkout.payments.map(({ paidAt, amountCad, refundedCad }) => (
            <li key={paidAt}>
              <span>{dayOf(paidAt)}</span>
              <span>
                {formatMoney(cad(amountCad))}
                {refundedCad > 0 ? `, ${formatMoney(cad(refundedCad))} refunded` : ''}
              </span>
            </li>
          ))}
        </ul>
      )}
      {last && last.refundedCad === 0 ? (
        <div className={styles.actions}>
          <Button
            look="line"
            busy={act.isPending}
            busyLabel="Refunding…"
            onClick={() => act.mutate({ action: 'refund' })}
          >
            Refund the last payment
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function Billing() {
  const [params] = useSearchParams()
  const id = params.get('session') ?? ''
  const checkout = useCheckoutState(id)
  if (id !== '' && checkout.isPending)
    return <SkeletonList label="Opening your plan" look="text" rows={4} />
  if (!checkout.data || checkout.data.state !== 'complete')
    return (
      <EmptyState
        icon={Lock}
        heading="h2"
        title="There is nothing to manage here"
        action={
          <ButtonLink href="/pricing" look="line">
            See prices
          </ButtonLink>
        }
      >
        {checkout.error?.message ?? 'The address names nothing that is paid.'}
      </EmptyState>
    )
  const { monthly, title } = checkout.data
  return (
    <Card className={styles.card}>
      {monthly?.running ? (
        <>
          <FactList items={planFacts(monthly, monthly.running)} />
          <PlanActions id={id} monthly={monthly} running={monthly.running} />
        </>
      ) : (
        <p>
          <b>{title}</b>
        </p>
      )}
      <Payments id={id} checkout={checkout.data} />
      <div className={styles.actions}>
        <ButtonLink href="/pricing" look="quiet">
          Back to Pricing
        </ButtonLink>
      </div>
    </Card>
  )
}

/** The sandbox's page for a plan: change it, end it, and play what a month would bring. */
export function BillingPage() {
  return (
    <DataFrame>
      <div className={`wrap page ${styles.page}`}>
        <h1 className={styles.title} tabIndex={-1}>
          Manage plan
        </h1>
        <SandboxNotice />
        <Billing />
      </div>
    </DataFrame>
  )
}
