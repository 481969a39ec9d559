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
import { adviceText as text } from './messages.ts'

/** Requests advice on a trip; undefined after a failure, which a toast has reported. */
async function askAdvice({ trip }: { trip: TripView }): Promise<string | undefined> {
  const { destination, startDate, endDate, budgetCad } = trip
  const items = allItems(trip).map(({ type, name, price, nights, status, booking }) => ({
    type,
    name,
    price,
    nights,
    status,
    booking: booking && { paidCad: booking.paidCad, refundedCad: booking.refundedCad },
  }))
  try {
    const itinerary = { destination, startDate, endDate, items }
    const { advice } = await guideApi('adviseBudget', { body: { itinerary, budget: budgetCad } })
    return advice || text.none
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return text.unreachable
    showToast({
      tone: 'failed',
      title: text.failedTitle,
      text: text.failed,
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
        title: text.notReadyTitle,
        text: text.notReady,
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
        busyLabel={text.asking}
        onClick={() => void ask()}
      >
        {text.ask}
      </Button>
      {asked && !allows('ai') ? <FeatureGate feature="ai" onUpgrade={onUpgrade} /> : null}
      {advice ? (
        <Notice icon={Lightbulb} live title={text.title}>
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
