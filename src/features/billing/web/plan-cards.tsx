import { Check } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Price } from '#design/price/price.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { hasHint } from '#platform/web/hint-cookie.ts'
import type { OfferAnswer } from '../contract/billing.contract.ts'
import { planNames, type SoldPlan } from '../domain/products.ts'
import { errorText } from './error-text.ts'
import { listedPrice } from '#platform/web/listed-price.ts'
import { type PlanCopy, planCopy } from './plan-copy.ts'
import { Points } from './points.tsx'
import styles from './pricing.module.css'
import { billingApi } from './billing.client.ts'
import { here, signInAddress, useCheckout } from './use-checkout.ts'
import { planCardsText } from './messages.ts'

interface PlanCardsProps {
  readonly offers: readonly OfferAnswer[] | undefined
  /** The account's own; absent for a visitor. */
  readonly plan: SoldPlan | 'free' | undefined
  /** It is another's plan, by a seat: one of one's own can be bought beside it. */
  readonly bySeat?: boolean | undefined
  readonly discount: string | undefined
}

type PlanCardProps = PlanCardsProps & {
  readonly copy: PlanCopy
  readonly checkout: ReturnType<typeof useCheckout>
}

function PlanPrice({ copy: { item }, offers }: PlanCardProps) {
  if (item === 'free') return <Price amount="Free" />
  const offer = offers?.find((one) => one.kind === 'plan' && one.item === item)
  if (!offer || offer.payCad === offer.listCad)
    return <Price amount={listedPrice(item)} unit={planCardsText.month} />
  return (
    <Price
      amount={formatMoney(cad(offer.payCad))}
      was={formatMoney(cad(offer.listCad))}
      unit={planCardsText.firstMonth}
    />
  )
}

/** What a card's button says, and nothing where pressing it would be of no use. */
function labelOf({ copy: { item }, plan, bySeat, offers }: PlanCardProps): [string, boolean] {
  const own = plan ?? 'free'
  if (item === 'free') return [own === 'free' ? planCardsText.currentPlan : 'Downgrade', false]
  if (plan === item && !bySeat) return [planCardsText.currentPlan, false]
  if (own !== 'free' && !bySeat) return [planCardsText.changeUnderManagePlan, false]
  const trial = offers?.find((offer) => offer.item === item)?.trialDays ?? 7
  return [
    trial > 0 ? planCardsText.startDayTrial(trial) : planCardsText.choose(planNames[item]),
    true,
  ]
}

function PlanCard(props: PlanCardProps) {
  const { copy, checkout, discount, plan } = props
  const { item, lead, points } = copy
  const [label, open] = labelOf(props)
  const start = (): void => {
    if (item === 'free') return
    if (!hasHint()) return window.location.assign(signInAddress())
    const body = { planType: item, ...(discount ? { discount } : {}), ...here() }
    checkout.open(item, async () => ({
      url: (await billingApi('subscribe', { body })).checkoutUrl,
    }))
  }
  return (
    <Card as="li" look={plan === item ? 'featured' : 'plain'} className={styles.plan}>
      <div className={styles.planHead}>
        <h3 className={styles.planName}>{planNames[item]}</h3>
        {discount && item !== 'free' ? <Badge tone="sale">{planCardsText.n25Off}</Badge> : null}
      </div>
      <p className="mute">{lead}</p>
      <PlanPrice {...props} />
      <Button
        block
        look="line"
        icon={label === planCardsText.currentPlan ? Check : undefined}
        className={label === planCardsText.currentPlan ? styles.heldButton : undefined}
        disabled={!open}
        busy={checkout.busy === item}
        busyLabel={planCardsText.processing}
        onClick={start}
      >
        {label}
      </Button>
      {checkout.error?.item === item ? (
        <Notice tone="error" live>
          {errorText(checkout.error.error)}
        </Notice>
      ) : null}
      <Points of={points} />
    </Card>
  )
}

/** The three plans of the guide beside each other. */
export function PlanCards(props: PlanCardsProps) {
  const checkout = useCheckout()
  return (
    <ul className={styles.plans}>
      {planCopy.map((copy) => (
        <PlanCard key={copy.item} {...props} copy={copy} checkout={checkout} />
      ))}
    </ul>
  )
}
