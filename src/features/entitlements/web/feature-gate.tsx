import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { listedPrice } from '#platform/web/listed-price.ts'
import { namesOf, tiersWith } from '../domain/tiers.ts'
import styles from './feature-gate.module.css'
import { GateBox, type Upgrading } from './gate-box.tsx'
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

interface FeatureGateProps extends Upgrading {
  readonly feature: GatedFeature
  /** What is shown where the gate is open. */
  readonly children?: ReactNode
}

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
      <span>A single PDF is {listedPrice('pdf')} CAD.</span>
    </p>
  )
}

/**
 * Shows what the tier allows, and otherwise a box that says what is missing and sells it. What is shown
 * is all it decides: the server checks what was bought.
 */
export function FeatureGate({ feature, onUpgrade, children }: FeatureGateProps) {
  const { allows, label } = useUserTier()
  if (allows(feature)) return children
  const { name, sentence } = words[feature]
  const openedBy = tiersWith(feature)
  return (
    <GateBox
      title={`${name} comes with ${namesOf(openedBy)}`}
      sentence={`${sentence} You are on ${label}.`}
      openedBy={openedBy}
      onUpgrade={onUpgrade}
    >
      {feature === 'pdf' ? <SamplePdf /> : null}
    </GateBox>
  )
}
