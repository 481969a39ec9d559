import { FileText, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { type Tier, tierLabels, tiersWith } from '../domain/tiers.ts'
import styles from './feature-gate.module.css'
import { useUserTier } from './user-tier.tsx'

const words = {
  pdf: {
    name: 'The PDF of your trip',
    sentence: 'Your whole plan, day by day, to print or to save.',
  },
  bookings: { name: 'Booking here', sentence: 'Book hotels with us; partners stay open to all.' },
  ai: { name: 'Budget advice', sentence: 'Where your plan could cost less without losing much.' },
  'multi-city': { name: 'Trips of several cities', sentence: 'Up to ten cities in one plan.' },
} as const

type GatedFeature = keyof typeof words

interface FeatureGateProps {
  readonly feature: GatedFeature
  /** Starts the checkout of a tier; without it the buttons lead to the prices. */
  readonly onUpgrade?: (tier: Tier) => void
  readonly children: ReactNode
}

const exportPrice = cad(9.99)

/** The way out for one PDF: a look at a sample, and what it costs alone. */
function SamplePdf() {
  return (
    <p className={styles.sample}>
      <ButtonLink
        href="/api/sample-pdf"
        target="_blank"
        rel="noopener"
        look="line"
        size="small"
        icon={FileText}
      >
        View a sample PDF
      </ButtonLink>
      <span>A single PDF is {formatMoney(exportPrice)} CAD.</span>
    </p>
  )
}

function UpgradeButton({ tier, onUpgrade }: { tier: Tier } & Pick<FeatureGateProps, 'onUpgrade'>) {
  const label = `Upgrade to ${tierLabels[tier]}`
  if (!onUpgrade) return <ButtonLink href="/pricing">{label}</ButtonLink>
  return <Button onClick={() => onUpgrade(tier)}>{label}</Button>
}

/**
 * Shows what the tier allows, and otherwise a box that says what is missing and sells it. What is shown
 * is all it decides: the server checks what was bought.
 */
export function FeatureGate({ feature, onUpgrade, children }: FeatureGateProps) {
  const { allows, tier, label } = useUserTier()
  if (allows(feature)) return children
  const { name, sentence } = words[feature]
  const withIt = tiersWith(feature)
  // Explorer is an offer to those on free; nobody is offered a tier that would not help.
  const offers = withIt.filter(
    (offer) => offer !== tier && (offer !== 'explorer' || tier === 'free'),
  )
  return (
    <section className={styles.box} aria-labelledby={`gate-${feature}`}>
      <Icon of={Lock} size="alone" tone="subject" />
      <div className={styles.words}>
        <h3 id={`gate-${feature}`} className={styles.title}>
          {name} comes with {withIt.map((tier) => tierLabels[tier]).join(' or ')}
        </h3>
        <p>
          {sentence} You are on {label}.
        </p>
        <div className={styles.actions}>
          {offers.map((offer) => (
            <UpgradeButton key={offer} tier={offer} {...(onUpgrade ? { onUpgrade } : {})} />
          ))}
        </div>
        {feature === 'pdf' ? <SamplePdf /> : null}
      </div>
    </section>
  )
}
