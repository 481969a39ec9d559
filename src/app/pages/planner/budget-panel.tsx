import { BudgetClosing } from '#design/budget-bar/budget-bar.tsx'
import { formatMoney, money } from '#platform/shared/money.ts'
import { BudgetAdvice } from '#features/guide/web/index.ts'
import { Upgrade } from '#features/billing/web/index.ts'
import { budgetOf } from '#features/trips/domain/budget.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { wishedTotal } from './sums-text.ts'
import styles from './your-itinerary.module.css'
import { budgetText as text } from './itinerary-messages.ts'

/** The budget and what's left of it, if one is set; what it goes to is in the ribbon and under Spending. */
export function BudgetPanel({ trip }: { trip: TripView }) {
  const budget = budgetOf(trip)
  return (
    <div className={styles.budget}>
      {budget ? (
        <div className={styles.budgetLine}>
          <p>
            {text.heading} <b>{formatMoney(budget)}</b>
          </p>
          <BudgetClosing
            spent={wishedTotal(trip).amountMinor}
            limit={budget.amountMinor}
            format={(cents) => formatMoney(money('CAD', cents))}
          />
        </div>
      ) : (
        <p className="mute">{text.none}</p>
      )}
      <Upgrade>{(start) => <BudgetAdvice trip={trip} onUpgrade={start} />}</Upgrade>
    </div>
  )
}
