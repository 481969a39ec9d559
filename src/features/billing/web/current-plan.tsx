import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { businessZone, dayIn } from '#platform/shared/business-day.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { permissionsOf, type Tier, tierLabels } from '#features/entitlements/domain/tiers.ts'
import { planNames } from '../domain/products.ts'
import { errorText } from './error-text.ts'
import styles from './pricing.module.css'
import { billingApi } from './billing.client.ts'
import { useCheckout } from './use-checkout.ts'
import type { useSubscription } from './billing.queries.ts'
import { currentPlanText } from './messages.ts'

type Subscription = NonNullable<ReturnType<typeof useSubscription>['data']>

const daysOf = (tier: Tier): number => permissionsOf([{ kind: 'tier', value: tier }]).days

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

interface CurrentPlanProps {
  readonly subscription: Subscription
  /** The account's tier, once it is known. */
  readonly tier: Tier | undefined
}

/** What the account has now of both kinds, and the way to change its plan. */
export function CurrentPlan({ subscription, tier }: CurrentPlanProps) {
  const { planType, state, manageable, bySeat } = subscription
  const period = bySeat ? currentPlanText.bySeatInTeam : periodText(subscription)
  return (
    <Card
      as="section"
      padding="small"
      className={styles.current}
      aria-label={currentPlanText.yourPlan}
    >
      <div>
        <p className="mute">{currentPlanText.yourPlan}</p>
        {tier ? (
          <p>
            <b>{currentPlanText.forTrips(tierLabels[tier], daysOf(tier), tier !== 'free')}</b>
          </p>
        ) : null}
        <p>
          <b>{currentPlanText.forGuide(planNames[planType], planType === 'free')}</b>{' '}
          {state === 'overdue' ? <Badge tone="warn">{currentPlanText.paymentFailed}</Badge> : null}
        </p>
        {period ? <p className="mute">{period}</p> : null}
      </div>
      {manageable ? <ManagePlan /> : null}
    </Card>
  )
}
