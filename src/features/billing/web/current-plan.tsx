import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { businessZone, dayIn } from '#platform/shared/business-day.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { planNames } from '../domain/products.ts'
import { errorText } from './error-text.ts'
import styles from './pricing.module.css'
import { billingApi } from './billing.client.ts'
import { useCheckout } from './use-checkout.ts'
import type { useSubscription } from './billing.queries.ts'
import { currentPlanText } from './messages.ts'

type Subscription = NonNullable<ReturnType<typeof useSubscription>['data']>

function periodText({ periodEndsAt, cancels, state }: Subscription): string {
  if (state === 'overdue') return currentPlanText.lastPaymentFailedPlan
  if (!periodEndsAt) return ''
  const day = formatDate(dayIn(businessZone, new Date(periodEndsAt)))
  return cancels ? currentPlanText.endsOn(day) : currentPlanText.renewsOn(day)
}

/** Opens the payment service's own page for the plan. */
export function ManagePlan() {
  const checkout = useCheckout()
  return (
    <>
      <Button
        look="line"
        size="small"
        busy={checkout.busy !== undefined}
        onClick={() => checkout.open('manage', () => billingApi('manageSubscription', {}))}
      >
        {currentPlanText.managePlan}
      </Button>
      {checkout.error ? (
        <Notice tone="error" live>
          {errorText(checkout.error.error)}
        </Notice>
      ) : null}
    </>
  )
}

/** What the account has now, and the way to change it. */
export function CurrentPlan({ subscription }: { readonly subscription: Subscription }) {
  const { planType, state, manageable, bySeat } = subscription
  return (
    <Card
      as="section"
      padding="small"
      className={styles.current}
      aria-label={currentPlanText.yourPlan}
    >
      <div>
        <p className="mute">{currentPlanText.yourPlan}</p>
        <p>
          <b>{planNames[planType]}</b>{' '}
          {state === 'overdue' ? <Badge tone="warn">{currentPlanText.paymentFailed}</Badge> : null}
        </p>
      </div>
      <p className="mute">{bySeat ? currentPlanText.bySeatInTeam : periodText(subscription)}</p>
      {manageable ? <ManagePlan /> : null}
    </Card>
  )
}
