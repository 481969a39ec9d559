import { BudgetBar } from '#design/budget-bar/budget-bar.tsx'
import { formatMoney, money, toMajor } from '#platform/shared/money.ts'
import { BudgetAdvice } from '#features/guide/web/index.ts'
import { Upgrade } from '#features/billing/web/index.ts'
import { budgetOf } from '#features/trips/domain/budget.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { perHead } from '#features/trips/domain/trip-totals.ts'
import { budgetSegments } from './budget-segments.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { sumsText } from './sums-text.ts'
import styles from './your-itinerary.module.css'
import { budgetText as text } from './itinerary-messages.ts'

/** Spending by category and what's left of the budget, if one is set. */
export function BudgetPanel({ trip }: { trip: TripView }) {
  const { party } = trip
  const budget = budgetOf(trip)
  return (
    <div className={styles.budget}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text.heading}</h2>
        <p className={styles.amount}>{budget ? formatMoney(budget) : ''}</p>
      </div>
      {budget ? (
        <p className="mute small">
          {sumsText({ party, perPersonCad: toMajor(perHead(budget, headsOf(party))) })}
        </p>
      ) : null}
      {budget ? (
        <BudgetBar
          segments={budgetSegments(trip)}
          limit={budget.amountMinor}
          format={(cents) => formatMoney(money('CAD', cents))}
        />
      ) : (
        <p className="mute">{text.none}</p>
      )}
      <Upgrade>{(start) => <BudgetAdvice trip={trip} onUpgrade={start} />}</Upgrade>
    </div>
  )
}
