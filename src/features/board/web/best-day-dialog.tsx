import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { Spinner } from '#design/spinner/spinner.tsx'
import {
  type BestDay,
  type ItemView,
  type TripView,
  useBestDay,
} from '#features/trips/web/index.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { compareOrders } from '../domain/compare-orders.ts'
import styles from './best-day-dialog.module.css'
import { bestDayText as text } from './messages.ts'
import { columnItems, differing, type ItemEdit, orderItems } from './place-items.ts'
import type { BoardEdits } from './use-board-edits.ts'

interface BestDayDialogProps {
  readonly trip: TripView
  readonly day: string
  readonly edits: BoardEdits
  readonly onClose: () => void
}

const nameIn = (trip: TripView, day: string, id: string): string => {
  if (id.startsWith('meal:')) return id === 'meal:lunch' ? text.lunch : text.dinner
  return columnItems(trip, day).find((item) => item.id === id)?.name ?? ''
}

/** Edits that apply a proposal; left-out items become ideas. */
function editsOf(trip: TripView, day: string, { stops, left }: BestDay): readonly ItemEdit[] {
  const items = columnItems(trip, day)
  const ids = stops.map(({ itemId }) => itemId).filter((id) => !id.startsWith('meal:'))
  const staying = items.filter(({ id }) => !ids.includes(id) && !left.includes(id))
  const order = orderItems(items, [...staying.map(({ id }) => id), ...ids])
  const times = new Map(stops.map(({ itemId, start }) => [itemId, start]))
  const placed = order.map(({ item, changes }) => ({
    item,
    changes:
      item.status === 'planned' && times.has(item.id)
        ? differing(item, { ...changes, time: times.get(item.id) ?? null })
        : changes,
  }))
  const dropped = items
    .filter(({ id, status }) => left.includes(id) && status === 'planned')
    .map((item) => ({ item, changes: { day: null, status: 'idea' as const } }))
  return [...placed, ...dropped]
}

/** What the proposal is worth beside the planned order. */
function verdictOf(own: readonly ItemView[], best: BestDay): string {
  const { isOrder, isDay, before, after } = compareOrders(own, best)
  const proof = 'optimal' in best.proof ? text.proved : text.notProved
  if (best.left.length > 0) return `${text.tooMuch} ${proof}`
  if (isOrder) return `${isDay ? text.same : text.sameOrder} ${text.estimates}`
  if (after < before) return `${text.saves(before - after, after, before)} ${proof}`
  return `${after === before ? text.asMuch(after) : text.longer(after - before)} ${proof}`
}

function Proposal({
  trip,
  day,
  best,
}: Pick<BestDayDialogProps, 'trip' | 'day'> & { best: BestDay }) {
  const left = best.left.map((id) => nameIn(trip, day, id)).filter(Boolean)
  return (
    <>
      <p className="mute">{verdictOf(columnItems(trip, day), best)}</p>
      <ol className={styles.stops}>
        {best.stops.map(({ itemId, start, end, why }) => (
          <li key={itemId} className={styles.stop}>
            <span className={styles.time}>
              {start}–{end}
            </span>
            <span>
              <strong>{nameIn(trip, day, itemId)}</strong>
              <br />
              <span className="mute small">{why}</span>
            </span>
          </li>
        ))}
      </ol>
      {left.length > 0 ? <p>{text.toIdeas(left.join(', '))}</p> : null}
    </>
  )
}

/** Proposes the best order of a day. */
export function BestDayDialog({ trip, day, edits, onClose }: BestDayDialogProps) {
  const { data, error, refetch } = useBestDay(trip, day)
  const compared = data && compareOrders(columnItems(trip, day), data)
  const isNothingNew = compared?.isDay === true && data?.left.length === 0
  const take = (best: BestDay): void => {
    edits.edit(editsOf(trip, day, best), text.title(formatDayShort(day)))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title(formatDayShort(day))}
      size="medium"
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {isNothingNew ? text.close : text.keepMine}
          </Button>
          {isNothingNew ? null : (
            <Button disabled={!data || data.stops.length === 0} onClick={() => data && take(data)}>
              {compared?.isOrder ? text.takeTimes : text.use}
            </Button>
          )}
        </>
      }
    >
      {data ? <Proposal trip={trip} day={day} best={data} /> : null}
      {error ? (
        <RetryNotice onRetry={() => void refetch()}>
          {error instanceof ApiError ? error.message : text.failed}
        </RetryNotice>
      ) : null}
      {data || error ? null : <Spinner label={text.loading} />}
    </Dialog>
  )
}
