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
import { errorText } from './error-text.ts'
import { billingPageText } from './messages.ts'

const statuses = {
  trialing: 'Trial',
  active: 'Running',
  past_due: billingPageText.paymentHasFailed,
  ended: 'Ended',
} as const

type Monthly = NonNullable<SandboxCheckout['monthly']>
type Running = NonNullable<Monthly['running']>

const dayOf = (instant: string): string => formatDate(instant.slice(0, 10))

function planFacts({ plans }: Monthly, { status, item, periodEndsAt, cancels }: Running) {
  const plan = plans.find((known) => known.item === item)
  return [
    { label: billingPageText.plan, value: plan?.name ?? item },
    { label: billingPageText.state, value: statuses[status] },
    { label: billingPageText.month, value: `${formatMoney(cad(plan?.monthlyCad ?? 0))} CAD` },
    ...(status === 'ended'
      ? []
      : [
          {
            label: cancels ? billingPageText.endsOn : billingPageText.nextPayment,
            value: dayOf(periodEndsAt),
          },
        ]),
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
  const error = act.error ?? change.error
  const busy = act.isPending || change.isPending
  if (running.status === 'ended') return null
  return (
    <>
      <div className={styles.actions}>
        {monthly.plans
          .filter(({ item }) => item !== running.item)
          .map(({ item, name }) => (
            <Button key={item} disabled={busy} onClick={() => change.mutate(item)}>
              {billingPageText.changeTo(name)}
            </Button>
          ))}
        {running.cancels ? (
          <Button look="line" disabled={busy} onClick={() => act.mutate({ action: 'keep' })}>
            {billingPageText.keepPlan}
          </Button>
        ) : (
          <Button
            look="line"
            disabled={busy}
            onClick={() => act.mutate({ action: 'cancel-at-end' })}
          >
            {billingPageText.cancelAtEnd}
          </Button>
        )}
        <Button look="line" disabled={busy} onClick={() => act.mutate({ action: 'end-now' })}>
          {billingPageText.endNow}
        </Button>
      </div>
      <section className={styles.part} aria-labelledby="time">
        <h2 id="time" className={styles.small}>
          {billingPageText.whatTimeWouldBring}
        </h2>
        <p className="mute">{billingPageText.sandboxDoesNotWait}</p>
        <div className={styles.actions}>
          <Button look="line" disabled={busy} onClick={() => act.mutate({ action: 'renew' })}>
            {billingPageText.monthEnds}
          </Button>
          <Button
            look="line"
            disabled={busy}
            onClick={() => act.mutate({ action: 'fail-renewal' })}
          >
            {billingPageText.paymentFails}
          </Button>
        </div>
      </section>
      {error ? (
        <Notice tone="error" live>
          {errorText(error)}
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
        {billingPageText.payments}
      </h2>
      {checkout.payments.length === 0 ? (
        <p className="mute">{billingPageText.nothingHasBeenCharged}</p>
      ) : (
        <ul className={styles.payments}>
          {checkout.payments.map(({ paidAt, amountCad, refundedCad }) => (
            <li key={paidAt}>
              <span>{dayOf(paidAt)}</span>
              <span>
                {formatMoney(cad(amountCad))}
                {refundedCad > 0 ? billingPageText.refunded(formatMoney(cad(refundedCad))) : ''}
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
            busyLabel={billingPageText.refunding}
            onClick={() => act.mutate({ action: 'refund' })}
          >
            {billingPageText.refundLastPayment}
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
    return <SkeletonList label={billingPageText.openingYourPlan} look="text" rows={4} />
  if (!checkout.data || checkout.data.state !== 'complete')
    return (
      <EmptyState
        icon={Lock}
        heading="h2"
        title={billingPageText.thereNothingToManage}
        action={
          <ButtonLink href="/pricing" look="line">
            {billingPageText.seePrices}
          </ButtonLink>
        }
      >
        {checkout.error?.message ?? billingPageText.addressNamesNothingThat}
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
          {billingPageText.backToPricing}
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
          {billingPageText.managePlan}
        </h1>
        <SandboxNotice />
        <Billing />
      </div>
    </DataFrame>
  )
}
