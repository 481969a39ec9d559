import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { listedPrice } from '#platform/web/listed-price.ts'
import { namesOf, tiersWith } from '../domain/tiers.ts'
import styles from './feature-gate.module.css'
import { GateBox, type Upgrading } from './gate-box.tsx'
import { useUserTier } from './user-tier.tsx'
import { featureGateText } from './messages.ts'

const words = {
  pdf: {
    name: featureGateText.pdfYourTrip,
    sentence: featureGateText.yourWholePlanDay,
  },
  bookings: { name: featureGateText.bookingHere, sentence: featureGateText.bookHotelsWithUs },
  ai: { name: featureGateText.budgetAdvice, sentence: featureGateText.whereYourPlanCould },
  'multi-city': {
    name: featureGateText.tripsSeveralCities,
    sentence: featureGateText.upToTenCities,
  },
} as const

type GatedFeature = keyof typeof words

interface FeatureGateProps extends Upgrading {
  readonly feature: GatedFeature
  /** Content if the gate is open. */
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
        {featureGateText.viewSamplePdf}
      </ButtonLink>
      <span>{featureGateText.singlePdfCad(listedPrice('pdf'))}</span>
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
      title={featureGateText.comesWith(name, namesOf(openedBy))}
      sentence={featureGateText.youOn(sentence, label)}
      openedBy={openedBy}
      onUpgrade={onUpgrade}
    >
      {feature === 'pdf' ? <SamplePdf /> : null}
    </GateBox>
  )
}
