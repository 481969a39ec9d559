import { BudgetBar } from '#design/budget-bar/budget-bar.tsx'
import { cad, formatMoney, money, toMajor } from '#platform/shared/money.ts'
import { BudgetAdvice } from '#features/guide/web/index.ts'
import { Upgrade } from '#features/billing/web/index.ts'
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
  return (
    <div className={styles.budget}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text.heading}</h2>
        <p className={styles.amount}>
          {trip.budgetCad > 0 ? formatMoney(cad(trip.budgetCad)) : ''}
        </p>
      </div>
      {trip.budgetCad > 0 ? (
        <p className="mute small">
          {sumsText({ party, perPersonCad: toMajor(perHead(cad(trip.budgetCad), headsOf(party))) })}
        </p>
      ) : null}
      {trip.budgetCad > 0 ? (
        <BudgetBar
          segments={budgetSegments(trip)}
          limit={cad(trip.budgetCad).amountMinor}
          format={(cents) => formatMoney(money('CAD', cents))}
        />
      ) : (
        <p className="mute">{text.none}</p>
      )}
      <Upgrade>{(start) => <BudgetAdvice trip={trip} onUpgrade={start} />}</Upgrade>
    </div>
  )
}
