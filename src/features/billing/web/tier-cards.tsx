import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Poster } from '#design/poster.tsx'
import { Price } from '#design/price/price.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { hasHint } from '#platform/web/hint-cookie.ts'
import type { OfferAnswer } from '../contract/billing.contract.ts'
import { type SoldTier, soldTiers, tierNames } from '../domain/products.ts'
import { errorText } from './error-text.ts'
import { listedPrice } from '#platform/web/listed-price.ts'
import { tierCopy } from './plan-copy.ts'
import styles from './pricing.module.css'
import { billingApi } from './billing.client.ts'
import { here, signInAddress, useCheckout } from './use-checkout.ts'
import { tierCardsText } from './messages.ts'

const pictures = { explorer: 'swiss-alps', wanderlust: 'bali' } as const

interface TierCardsProps {
  readonly offers: readonly OfferAnswer[] | undefined
  readonly discount: string | undefined
}

function TierPrice({ tier, offer }: { tier: SoldTier; offer: OfferAnswer | undefined }) {
  if (!offer || offer.state === 'held' || offer.payCad === offer.listCad)
    return <Price amount={listedPrice(tier)} unit="once" />
  return (
    <Price
      amount={formatMoney(cad(offer.payCad))}
      was={formatMoney(cad(offer.listCad))}
      unit="once"
    />
  )
}

/** The two tiers: one that is held, or lies below the one that is held, is not sold again. */
export function TierCards({ offers, discount }: TierCardsProps) {
  const checkout = useCheckout()
  const buy = (tier: SoldTier): void => {
    if (!hasHint()) return window.location.assign(signInAddress())
    const body = { plan: tier, ...(discount ? { discount } : {}), ...here() }
    checkout.open(tier, () => billingApi('buyTier', { body }))
  }
  return (
    <ul className={styles.tiers}>
      {soldTiers.map((tier) => {
        const offer = offers?.find((one) => one.kind === 'tier' && one.item === tier)
        const held = offer?.state === 'held'
        return (
          <Card as="li" key={tier} padding="small" className={styles.tier}>
            <div className={styles.tierPicture}>
              <Poster slug={pictures[tier]} ratio="1/1" lazy />
            </div>
            <div className={styles.tierWords}>
              <h3>{tierNames[tier]}</h3>
              <p className="mute">{tierCopy[tier].text}</p>
              <TierPrice tier={tier} offer={offer} />
            </div>
            <Button
              look="line"
              disabled={held}
              busy={checkout.busy === tier}
              busyLabel={tierCardsText.processing}
              aria-label={
                held
                  ? tierCardsText.ownedNamed(tierNames[tier])
                  : tierCardsText.buy(tierNames[tier])
              }
              onClick={() => buy(tier)}
            >
              {held ? tierCardsText.owned : tierCardsText.buyTier}
            </Button>
            {checkout.error?.item === tier ? (
              <Notice tone="error" live className={styles.tierError}>
                {errorText(checkout.error.error)}
              </Notice>
            ) : null}
          </Card>
        )
      })}
    </ul>
  )
}
