import { Check } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Price } from '#design/price/price.tsx'
import { type Tier, tierLabels } from '#features/entitlements/domain/tiers.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { hasHint } from '#platform/web/hint-cookie.ts'
import { useHint } from '#platform/web/hint.ts'
import { listedPrice } from '#platform/web/listed-price.ts'
import type { OfferAnswer } from '../contract/billing.contract.ts'
import { type SoldTier, soldTiers } from '../domain/products.ts'
import { billingApi } from './billing.client.ts'
import { errorText } from './error-text.ts'
import { heldTier } from './held-tier.ts'
import { tierCardsText } from './messages.ts'
import { tierCopy } from './plan-copy.ts'
import { Points } from './points.tsx'
import styles from './pricing.module.css'
import { here, signInAddress, useCheckout } from './use-checkout.ts'

interface TierCardsProps {
  readonly offers: readonly OfferAnswer[] | undefined
  readonly discount: string | undefined
}

interface TierPriceProps {
  readonly tier: SoldTier
  readonly offer: OfferAnswer | undefined
}

function TierPrice({ tier, offer }: TierPriceProps) {
  if (!offer || offer.state === 'held' || offer.payCad === offer.listCad)
    return <Price amount={listedPrice(tier)} unit={tierCardsText.once} />
  return (
    <Price
      amount={formatMoney(cad(offer.payCad))}
      was={formatMoney(cad(offer.listCad))}
      unit={tierCardsText.once}
    />
  )
}

interface TierCardProps extends TierCardsProps {
  readonly tier: Tier
  /** The account's own; absent for a visitor and until it is known. */
  readonly own: Tier | undefined
  readonly checkout: ReturnType<typeof useCheckout>
}

/** What has no button to press: the tier one has, or one that it includes. */
const Held = ({ children }: { readonly children: string }) => (
  <p className={styles.held}>
    <Icon of={Check} size="button" tone="subject" />
    {children}
  </p>
)

function TierAction({ tier, own, offers, discount, checkout }: TierCardProps) {
  const held = offers?.find(({ kind, item }) => kind === 'tier' && item === tier)?.state === 'held'
  if (own === tier) return <Held>{tierCardsText.currentPlan}</Held>
  if (tier === 'free' && own === undefined)
    return (
      <ButtonLink block look="line" href="/planner">
        {tierCardsText.planTrip}
      </ButtonLink>
    )
  if (tier === 'free' || held) return <Held>{tierCardsText.included}</Held>
  const buy = (): void => {
    if (!hasHint()) return window.location.assign(signInAddress())
    const body = { plan: tier, ...(discount ? { discount } : {}), ...here() }
    checkout.open(tier, () => billingApi('buyTier', { body }))
  }
  return (
    <Button
      block
      look={tier === 'explorer' || own === 'explorer' ? 'primary' : 'line'}
      busy={checkout.busy === tier}
      busyLabel={tierCardsText.processing}
      onClick={buy}
    >
      {tierCardsText.buy(tierLabels[tier])}
    </Button>
  )
}

function TierCard(props: TierCardProps) {
  const { tier, own, offers, discount, checkout } = props
  const offer = offers?.find(({ kind, item }) => kind === 'tier' && item === tier)
  const { lead, points } = tierCopy[tier]
  return (
    <Card as="li" look={own === tier ? 'featured' : 'plain'} className={styles.plan}>
      <div className={styles.planHead}>
        <h3 className={styles.planName}>{tierLabels[tier]}</h3>
        {discount && tier !== 'free' && offer?.state !== 'held' ? (
          <Badge tone="sale">{tierCardsText.n25Off}</Badge>
        ) : null}
      </div>
      <p className="mute">
        {own === 'explorer' && tier === 'wanderlust' ? tierCardsText.payTheDifference : lead}
      </p>
      {tier === 'free' ? (
        <Price amount={tierCardsText.nothing} />
      ) : (
        <TierPrice tier={tier} offer={offer} />
      )}
      <TierAction {...props} />
      {checkout.error?.item === tier ? (
        <Notice tone="error" live>
          {errorText(checkout.error.error)}
        </Notice>
      ) : null}
      <Points of={points} />
    </Card>
  )
}

/** The tiers beside each other: one that is held, or lies below the one that is held, is not sold again. */
export function TierCards(props: TierCardsProps) {
  const checkout = useCheckout()
  const signedIn = useHint() === true
  const own = signedIn ? heldTier(props.offers) : undefined
  return (
    <ul className={styles.plans}>
      {(['free', ...soldTiers] as const).map((tier) => (
        <TierCard key={tier} {...props} tier={tier} own={own} checkout={checkout} />
      ))}
    </ul>
  )
}
