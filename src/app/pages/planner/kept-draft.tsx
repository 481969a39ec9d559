import { useEffect, useRef } from 'react'
import { Link } from '#design/link.tsx'
import { mayTravel } from '#features/entitlements/domain/tiers.ts'
import { useUserTier } from '#features/entitlements/web/index.ts'
import { parseAmount } from '#features/trips/domain/budget.ts'
import type { LocalItem } from '#features/trips/domain/draft-codec.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { toMajor } from '#platform/shared/money.ts'
import { DaysGate } from './days-gate.tsx'
import { DaysSkeleton } from './days-skeleton.tsx'
import { planOfDraft } from './draft-plan.ts'
import { DraftPreview } from './draft-preview.tsx'
import { type NewDatesProps, useNewTrip } from './new-dates.tsx'
import styles from './plan-first.module.css'
import { PlannerHeading } from './planner-heading.tsx'
import { Refusal } from './refusal.tsx'
import { keptDraftText as text, newTripText } from './step-messages.ts'
import { daysOf } from './when-field.tsx'

interface KeptDraftProps extends NewDatesProps {
  readonly items: readonly LocalItem[]
}

/** A whole plan that waits in this browser: it becomes a trip by itself, or shows what its days take. */
export function KeptDraft(props: KeptDraftProps) {
  const { draft, items, onChange } = props
  const { permissions } = useUserTier()
  const trip = useNewTrip(props)
  const days = daysOf(draft)
  const stored = {
    destination: draft.destination,
    ref: draft.place?.ref ?? '',
    items,
    startDate: draft.startDate,
    endDate: draft.endDate,
  }
  const isGated = !mayTravel(permissions, { days, cities: 1 })
  const begun = useRef(false)
  useEffect(() => {
    if (isGated || begun.current) return
    begun.current = true
    const amount = parseAmount(draft.budget)
    trip.mutate(amount ? toMajor(amount) : 0)
  })
  if (!isGated && !trip.isError) return <DaysSkeleton label={newTripText.loadingTrip} />
  return (
    <>
      <PlannerHeading title={text.title(draft.destination, days)} />
      <div className={styles.columns} data-planned="">
        <div className={styles.prompt}>
          {trip.error ? <Refusal text={trip.error.message} /> : null}
          {isGated ? (
            <DaysGate
              days={days}
              cities={1}
              onStay={(most) => onChange({ endDate: addDays(draft.startDate, most - 1) })}
            />
          ) : null}
          <p>
            <Link className="text-link" href="/planner?step=dates">
              {text.change}
            </Link>
          </p>
        </div>
        <div className={styles.shown}>
          <DraftPreview draft={stored} plan={planOfDraft(stored, permissions.days)} />
        </div>
      </div>
    </>
  )
}
