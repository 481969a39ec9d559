import { BudgetBar } from '#design/budget-bar/budget-bar.tsx'
import { cad, formatMoney, money } from '#platform/shared/money.ts'
import { BudgetAdvice } from '#features/guide/web/index.ts'
import { Upgrade } from '#features/billing/web/index.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { budgetSegments } from './budget-segments.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { sumsLineText } from './messages.ts'
import styles from './your-itinerary.module.css'

/** What is spent on what, and what is left. Without a budget there is nothing to be over. */
export function BudgetPanel({ trip }: { trip: TripView }) {
  return (
    <div className={styles.budget}>
      <div className={styles.head}>
        <h2 className={styles.title}>Budget</h2>
        <p className={styles.amount}>
          {trip.budgetCad > 0
            ? sumsLineText.budgetFor(formatMoney(cad(trip.budgetCad)), partyWords(trip.party))
            : ''}
        </p>
      </div>
      {trip.budgetCad > 0 ? (
        <BudgetBar
          segments={budgetSegments(trip)}
          limit={cad(trip.budgetCad).amountMinor}
          format={(cents) => formatMoney(money('CAD', cents))}
        />
      ) : (
        <p className="mute">No budget set. Give one under Dates to see what is left.</p>
      )}
      <Upgrade>{(start) => <BudgetAdvice trip={trip} onUpgrade={start} />}</Upgrade>
    </div>
  )
}
