import { Lock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { type Tier, tierLabels } from '../domain/tiers.ts'
import styles from './gate-box.module.css'

export interface Upgrading {
  /** Starts the checkout of a tier; without it the buttons lead to the prices. */
  readonly onUpgrade?: ((tier: Tier) => void) | undefined
}

interface GateBoxProps extends Upgrading {
  readonly title: string
  readonly sentence: string
  /** The tiers that would open it, the lowest first: each is offered, and no other. So explorer is for those on free. */
  readonly openedBy: readonly Tier[]
  /** Other ways out, below the buttons. */
  readonly children?: ReactNode
}

function UpgradeButton({ tier, onUpgrade }: { tier: Tier } & Upgrading) {
  const label = `Upgrade to ${tierLabels[tier]}`
  if (!onUpgrade) return <ButtonLink href="/pricing">{label}</ButtonLink>
  return <Button onClick={() => onUpgrade(tier)}>{label}</Button>
}

/** Says what is locked and what would open it. */
export function GateBox({ title, sentence, openedBy, onUpgrade, children }: GateBoxProps) {
  const id = useId()
  return (
    <section className={styles.box} aria-labelledby={id}>
      <Icon of={Lock} size="alone" tone="subject" />
      <div className={styles.words}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <p>{sentence}</p>
        {openedBy.length > 0 ? (
          <div className={styles.actions}>
            {openedBy.map((offer) => (
              <UpgradeButton key={offer} tier={offer} onUpgrade={onUpgrade} />
            ))}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  )
}
