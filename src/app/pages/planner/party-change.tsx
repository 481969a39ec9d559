import type { ReactNode } from 'react'
import { Notice } from '#design/notice/notice.tsx'
import { Spinner } from '#design/spinner/spinner.tsx'
import { shortStays } from '#features/trips/domain/beds.ts'
import { childPricesNote } from '#features/trips/domain/child-prices.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { perHead } from '#features/trips/domain/trip-totals.ts'
import {
  type ItemView,
  type TripView,
  unsentVersion,
  type useTripPreview,
  wishedItems,
} from '#features/trips/web/index.ts'
import { cad, formatBrief, formatMoney, toMajor } from '#platform/shared/money.ts'
import { ChangeBox, ChangeButtons } from './change-box.tsx'
import { partyChangeText as text } from './messages.ts'
import { moneyLeft } from './money-left.ts'
import styles from './party.module.css'
import { wishedTotal } from './sums-text.ts'

type Previewed = NonNullable<ReturnType<typeof useTripPreview>['data']>

const dollars = (amount: number): string => formatMoney(cad(amount))

/** Old amount struck through and new amount; one amount if unchanged. */
export function Amounts({ before, after }: { readonly before: number; readonly after: number }) {
  if (before === after) return <span className={styles.amounts}>{dollars(after)}</span>
  return (
    <span className={styles.amounts}>
      <span className="visually-hidden">{text.before} </span>
      <s>{dollars(before)}</s> → <span className="visually-hidden">{text.after} </span>
      <b>{dollars(after)}</b>
    </span>
  )
}

const stateOf = ({ status }: ItemView): string => (status === 'planned' ? '' : text[status])

/** "2 rooms" of a stay; empty for one. */
const roomsText = ({ details }: ItemView): string =>
  details?.kind === 'stay' && (details.rooms ?? 1) > 1 ? text.inRooms(details.rooms ?? 1) : ''

const changeIn = ({ before, after }: { before: number; after: number | null }): number =>
  Math.abs((after ?? before) - before)

/** Longer lists start with as many. */
const atFirst = 6

function Lines({ label, lines }: { readonly label: string; readonly lines: readonly ReactNode[] }) {
  const more = lines.slice(atFirst)
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <ul className={styles.lines}>{lines.slice(0, atFirst)}</ul>
      {more.length > 0 ? (
        <details>
          <summary className={styles.more}>{text.more(more.length)}</summary>
          <ul className={styles.lines}>{more}</ul>
        </details>
      ) : null}
    </section>
  )
}

interface ChangesProps {
  readonly trip: TripView
  readonly next: Previewed
  readonly buttons: ReactNode
}

/** "$352 left" or "$844 over"; undefined without a budget. */
function leftWords(trip: TripView): string | undefined {
  const found = moneyLeft(trip, 0)
  if (!found) return undefined
  const amount = formatBrief(found.left)
  return found.over ? text.over(amount) : text.left(amount)
}

/** What becomes of the budget; nothing without one. */
export function BudgetLine({ trip, next }: { readonly trip: TripView; readonly next: TripView }) {
  const [before, after] = [leftWords(trip), leftWords(next)]
  if (!before || !after) return null
  const isOver = moneyLeft(next, 0)?.over === true
  return (
    <p className={styles.line}>
      <span>{text.budget}</span>
      <span className={styles.amounts} data-over={isOver || undefined}>
        <span className="visually-hidden">{text.before} </span>
        {before} → <span className="visually-hidden">{text.after} </span>
        <b>{after}</b>
      </span>
    </p>
  )
}

const eachOf = (trip: TripView): number => toMajor(perHead(wishedTotal(trip), headsOf(trip.party)))

function Changes({ trip, next, buttons }: ChangesProps) {
  const asked = new Map(next.repriced?.map((one) => [one.itemId, one]))
  const now = new Map(wishedItems(trip).map(({ id, price }) => [id, price]))
  // As the head of the trip counts: days that wait too, and no idea.
  const items = wishedItems(next).filter(({ status }) => status !== 'idea')
  const repriced = new Map(
    items.flatMap(({ id, price: after }) => {
      const before = now.get(id)
      const moved = before === undefined || before === after ? undefined : { before, after }
      const price = asked.get(id) ?? moved
      return price ? [[id, price] as const] : []
    }),
  )
  // What is free stays so.
  const stays = items.filter(({ id, price }) => !repriced.has(id) && price > 0)
  const changed = items.flatMap((item) => {
    const price = repriced.get(item.id)
    return price ? [{ item, price }] : []
  })
  const short = shortStays(items, next.party)
  const children = childPricesNote(items, next.party)
  const bySize = changed.toSorted((a, b) => changeIn(b.price) - changeIn(a.price))
  return (
    <>
      <div role="status" className={styles.sums}>
        <p className={styles.line}>
          <span>{text.total}</span>
          <Amounts before={toMajor(wishedTotal(trip))} after={toMajor(wishedTotal(next))} />
        </p>
        <p className={styles.line}>
          <span>{text.each}</span>
          <Amounts before={eachOf(trip)} after={eachOf(next)} />
        </p>
        <BudgetLine trip={trip} next={next} />
      </div>
      {short.map(({ stay, guests, missing }) => (
        <Notice key={stay.id} tone="warn">
          {text.short(stay.name, guests, missing)}
        </Notice>
      ))}
      {children ? <p className="mute small">{children}</p> : null}
      {buttons}
      {changed.length > 0 ? (
        <Lines
          label={text.changes}
          lines={bySize.map(({ item, price: { before, after } }) => (
            <li key={item.id} className={styles.line}>
              <span>
                {item.name} <span className="mute small">{roomsText(item)}</span>
              </span>
              <Amounts before={before} after={after ?? before} />
              {after === null ? (
                <span className={styles.note}>{text.unpriced(partyWords(next.party))}</span>
              ) : null}
            </li>
          ))}
        />
      ) : (
        <p>{text.noChange}</p>
      )}
      {stays.length > 0 ? (
        <Lines
          label={text.stays}
          lines={stays.map((item) => (
            <li key={item.id} className={styles.line}>
              <span>
                {item.name} <span className="mute small">{stateOf(item)}</span>
              </span>
              <span className={styles.amounts}>{dollars(item.price)}</span>
            </li>
          ))}
        />
      ) : null}
    </>
  )
}

type Preview = ReturnType<typeof useTripPreview>

interface ShownProps {
  readonly trip: TripView
  readonly preview: Preview
  readonly buttons: ReactNode
}

function Shown({ trip, preview, buttons }: ShownProps) {
  const { data, isError, error } = preview
  if (data) return <Changes trip={trip} next={data} buttons={buttons} />
  const isUnknown =
    trip.version === unsentVersion || (isError && 'status' in error && error.status === 0)
  return (
    <>
      {isUnknown || isError ? (
        <Notice tone="warn" live>
          {isUnknown ? text.unknown : error?.message}
        </Notice>
      ) : (
        <Spinner label={text.loading} />
      )}
      {buttons}
    </>
  )
}

interface PartyChangeProps {
  readonly trip: TripView
  /** The wanted party. */
  readonly party: TripView['party']
  readonly preview: Preview
  readonly busy: boolean
  readonly onApply: () => void
  readonly onKeep: () => void
}

/** What another party does to the prices, in place and before it is saved. */
export const PartyChange = (props: PartyChangeProps) => (
  <ChangeBox title={text.title(partyWords(props.party))}>
    <Shown
      trip={props.trip}
      preview={props.preview}
      buttons={
        <ChangeButtons
          keep={text.keep(partyWords(props.trip.party))}
          busy={props.busy}
          onApply={props.onApply}
          onKeep={props.onKeep}
        />
      }
    />
  </ChangeBox>
)
