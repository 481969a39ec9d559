import { Lightbulb } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import type { Tier } from '#features/entitlements/domain/tiers.ts'
import { FeatureGate, useUserTier } from '#features/entitlements/web/index.ts'
import { allItems, type TripView } from '#features/trips/web/index.ts'
import { showToast } from '#design/notices/notices.ts'
import { ApiError } from '#platform/web/api-client.ts'
import styles from './budget-advice.module.css'
import { guideApi } from './guide.client.ts'

const unreachable = 'Unable to connect to advice service. Please try again later.'
const nothing = 'Unable to generate advice at this time.'

/** Requests advice on a trip; undefined after a failure, which a toast has reported. */
async function askAdvice({ trip }: { trip: TripView }): Promise<string | undefined> {
  const { destination, startDate, endDate, budgetCad } = trip
  const items = allItems(trip).map(({ type, name, price, nights }) => ({
    type,
    name,
    price,
    nights,
  }))
  try {
    const itinerary = { destination, startDate, endDate, items }
    const { advice } = await guideApi('adviseBudget', { body: { itinerary, budget: budgetCad } })
    return advice || nothing
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return unreachable
    showToast({
      tone: 'failed',
      title: 'Advice Error',
      text: 'Unable to get budget advice. Please try again.',
    })
    return undefined
  }
}

interface BudgetAdviceProps {
  readonly trip: TripView
  /** Starts the checkout of the tier that includes it. */
  readonly onUpgrade?: (tier: Tier) => void
}

/** Suggests where a trip could cost less: a button, with the advice below it. For wanderlust. */
export function BudgetAdvice({ trip, onUpgrade }: BudgetAdviceProps) {
  const { allows } = useUserTier()
  const [advice, setAdvice] = useState<string>()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The panel may end right below the button.
    if (asked || advice) box.current?.scrollIntoView({ block: 'nearest' })
  }, [asked, advice])
  const ask = async (): Promise<void> => {
    setAsked(true)
    if (!allows('ai')) return
    if (trip.budgetCad <= 0 || trip.itemCount === 0)
      return showToast({
        tone: 'failed',
        title: 'Unable to get advice',
        text: 'Please set a budget and add items to your itinerary first.',
      })
    setBusy(true)
    const found = await askAdvice({ trip })
    setBusy(false)
    if (found) setAdvice(found)
  }
  return (
    <div ref={box} className={styles.advice}>
      <Button
        look="line"
        size="small"
        icon={Lightbulb}
        busy={busy}
        busyLabel="Looking…"
        onClick={() => void ask()}
      >
        Get budget advice
      </Button>
      {asked && !allows('ai') ? <FeatureGate feature="ai" onUpgrade={onUpgrade} /> : null}
      {advice ? (
        <Notice icon={Lightbulb} live title="Budget advice">
          {advice.split('\n').map((line) => (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ))}
        </Notice>
      ) : null}
    </div>
  )
}
