import { Lock } from 'lucide-react'
import { type ReactNode, useContext, useId } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { facts } from '#platform/web/facts.ts'
import { listedPrice } from '#platform/web/listed-price.ts'
import { type Tier, tierLabels } from '../domain/tiers.ts'
import styles from './gate-box.module.css'
import { GateCodeContext } from './gate-code.ts'
import { useUserTier } from './user-tier.tsx'
import { gateBoxText } from './messages.ts'

export interface Upgrading {
  /** Starts the checkout of a tier; without it the buttons lead to the prices. */
  readonly onUpgrade?: ((tier: Tier) => void) | undefined
}

interface GateBoxProps extends Upgrading {
  readonly title: string
  readonly sentence: string
  /** The tiers that would open it, the lowest first: each is offered, and no other. So explorer is for those on free. */
  readonly openedBy: readonly Tier[]
  /** `h2` if only the page's own heading is above it. */
  readonly heading?: 'h2' | 'h3' | undefined
  /** Other ways out, below the buttons. */
  readonly children?: ReactNode
}

const priceOf = (tier: Tier, held: Tier): string => {
  if (tier === 'explorer') return listedPrice('explorer')
  return held === 'explorer' ? facts.upgradePrice : listedPrice('wanderlust')
}

/** The lowest tier that opens it is the choice that is offered first, with its price; a higher one beside it. */
function UpgradeButton({ tier, first, onUpgrade }: { tier: Tier; first: boolean } & Upgrading) {
  const { tier: held } = useUserTier()
  const { payOf } = useContext(GateCodeContext)
  const label = gateBoxText.upgradeTo(tierLabels[tier], payOf(tier) ?? priceOf(tier, held))
  const look = first ? 'primary' : 'line'
  if (!onUpgrade)
    return (
      <ButtonLink href="/pricing" look={look}>
        {label}
      </ButtonLink>
    )
  return (
    <Button look={look} onClick={() => onUpgrade(tier)}>
      {label}
    </Button>
  )
}

/** Names the locked feature and the tiers that unlock it. */
export function GateBox(props: GateBoxProps) {
  const { title, sentence, openedBy, onUpgrade, heading: Heading = 'h3', children } = props
  const id = useId()
  const { field } = useContext(GateCodeContext)
  return (
    <section className={styles.box} aria-labelledby={id}>
      <Icon of={Lock} size="alone" tone="subject" />
      <div className={styles.words}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        <p>{sentence}</p>
        {openedBy.length > 0 ? (
          <div className={styles.actions}>
            {openedBy.map((offer, at) => (
              <UpgradeButton key={offer} tier={offer} first={at === 0} onUpgrade={onUpgrade} />
            ))}
          </div>
        ) : null}
        {openedBy.length > 0 ? (
          <p className="mute small">{gateBoxText.inCanadianDollarsTaxes}</p>
        ) : null}
        {openedBy.length > 0 && onUpgrade ? field : null}
        {children}
      </div>
    </section>
  )
}
