import { Spinner } from '#design/spinner/spinner.tsx'
import { isTied } from '#features/board/domain/planned-item.ts'
import {
  type ItemView,
  type TripView,
  unsentVersion,
  useTripPreview,
} from '#features/trips/web/index.ts'
import { partyChangeText } from './messages.ts'
import { Amounts, BudgetLine } from './party-change.tsx'
import styles from './party.module.css'
import { datesPreviewText as text } from './step-messages.ts'

interface DatesPricesProps {
  readonly trip: TripView
  readonly wanted: { readonly startDate: string; readonly endDate: string }
  readonly except: string[]
  /** What moves along. */
  readonly items: readonly ItemView[]
  /** Whether all of the trip is as it will be, so that its sum can be told. */
  readonly isWhole: boolean
}

/** What the stays and flights that move along cost on the new dates, as the server would save it. */
export function DatesPrices({ trip, wanted, except, items, isWhole }: DatesPricesProps) {
  const asks = items.some(isTied) && trip.version !== unsentVersion
  const changes = { ...wanted, moveItems: true, except }
  const { data: next, isError, isFetching } = useTripPreview(trip, changes, asks)
  if (!asks) return null
  if (isError) return <p className="mute small">{text.unpriced}</p>
  if (!next || isFetching) return <Spinner label={text.pricing} />
  const repriced = new Map(next.repriced?.map((one) => [one.itemId, one]))
  const lines = items.flatMap((item) => {
    const price = repriced.get(item.id)
    return price ? [{ ...price, name: item.name }] : []
  })
  if (lines.length === 0) return <p className="mute small">{text.samePrices}</p>
  return (
    <section aria-label={text.prices} className={styles.sums}>
      {lines.map(({ itemId, name, before, after }) => (
        <p key={itemId} className={styles.line}>
          <span>{name}</span>
          <Amounts before={before} after={after ?? before} />
          {after === null ? <span className={styles.note}>{text.noPrice}</span> : null}
        </p>
      ))}
      {isWhole ? (
        <>
          <p className={styles.line}>
            <span>{partyChangeText.total}</span>
            <Amounts before={trip.totalCad} after={next.totalCad} />
          </p>
          {trip.totalCad === next.totalCad ? null : <BudgetLine trip={trip} next={next} />}
        </>
      ) : null}
    </section>
  )
}
