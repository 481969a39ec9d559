import { memo } from 'react'
import { BudgetBar } from '#design/budget-bar/budget-bar.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { budgetOf } from '#features/trips/domain/budget.ts'
import { partsOfTrip } from '#features/trips/domain/day-parts.ts'
import { payerWords } from '#features/trips/domain/payer-words.ts'
import {
  allItems,
  itemCost,
  type ItemView,
  sumsOf,
  type TripView,
  wishedItems,
} from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatMoney, money } from '#platform/shared/money.ts'
import { type DaySpent, spentByCategory, spentByDay } from '../domain/spending.ts'
import { spendingText as text } from './messages.ts'
import styles from './spending.module.css'

const asPriced = (item: ItemView) => ({ type: item.type, cents: itemCost(item).amountMinor })
const words = (cents: number): string => formatMoney(money('CAD', cents))

const labels = new Map<DaySpent['of'], string>(
  (['flights', 'stays', 'noDay'] as const).map((of) => [of, text[of]]),
)
const labelOf = ({ of }: DaySpent): string => labels.get(of) ?? formatDayShort(of)

/** Each day's cost as a bar, with the amount beside it, in a table. */
function ByDay({ spent }: { spent: readonly DaySpent[] }) {
  const most = Math.max(1, ...spent.map(({ cents }) => cents))
  return (
    <table className={styles.days}>
      <caption className={styles.title}>{text.byDay}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{text.day}</th>
          <th scope="col">{text.cost}</th>
        </tr>
      </thead>
      <tbody>
        {spent.map((one) => (
          <tr key={labelOf(one)}>
            <th scope="row">{labelOf(one)}</th>
            <td>
              <svg
                className={styles.bar}
                width={`${(one.cents / most) * 100}%`}
                height="12"
                aria-hidden="true"
              />
              {words(one.cents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The payers of each item, if the trip is shared. */
function Payers({ trip }: { readonly trip: TripView }) {
  const paid = allItems(trip).filter((item) => item.paid !== null && item.paidBy)
  const isShared = trip.people > 1 || paid.some(({ paidBy }) => paidBy?.includes(null))
  if (!isShared || paid.length === 0) return null
  return (
    <ul className={styles.payers} aria-label={text.paidBy}>
      {paid.map(({ id, name, paid: amount, paidBy }) => (
        <li key={id}>
          {text.paidLine(name, words(cad(amount ?? 0).amountMinor), payerWords(paidBy ?? []))}
        </li>
      ))}
    </ul>
  )
}

/** The spending of a trip by category and by day, as charts with figures. */
export const SpendingPanel = memo(function SpendingPanel({ trip }: { readonly trip: TripView }) {
  const items = wishedItems(trip)
  const categories = spentByCategory(items.map(asPriced))
  const days = spentByDay(
    partsOfTrip([...trip.days, ...(trip.veiled?.days ?? [])], trip.unscheduled),
    (item) => itemCost(item).amountMinor,
  )
  const { total, paid, toPay } = sumsOf(items, trip.party)
  if (total.amountMinor === 0) return null
  const budget = budgetOf(trip)
  return (
    <section className={styles.spending} aria-label={text.label}>
      <Disclosure wide summary={text.folded}>
        <div className={styles.parts}>
          <div>
            <h3 className={styles.title}>{text.byCategory}</h3>
            {budget ? (
              <BudgetBar segments={categories} limit={budget.amountMinor} format={words} />
            ) : (
              <>
                <BudgetBar
                  segments={categories}
                  limit={total.amountMinor}
                  format={words}
                  closing={false}
                />
                <p className={styles.total}>{text.noBudget(formatMoney(total))}</p>
              </>
            )}
            {paid.amountMinor > 0 ? (
              <p className={styles.total}>
                {text.paidAndPlanned(formatMoney(paid), formatMoney(toPay))}
              </p>
            ) : null}
            <Payers trip={trip} />
          </div>
          <ByDay spent={days} />
        </div>
      </Disclosure>
    </section>
  )
})
