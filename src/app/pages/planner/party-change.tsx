import { type ReactNode, useId } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Spinner } from '#design/spinner/spinner.tsx'
import { partyWords } from '#features/trips/domain/party-words.ts'
import {
  allItems,
  type ItemView,
  type TripView,
  unsentVersion,
  type usePartyPreview,
} from '#features/trips/web/index.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { partyChangeText as text } from './messages.ts'
import styles from './party.module.css'

type Previewed = NonNullable<ReturnType<typeof usePartyPreview>['data']>

const dollars = (amount: number): string => formatMoney(cad(amount))

/** Old amount struck through and new amount; one amount if unchanged. */
function Amounts({ before, after }: { readonly before: number; readonly after: number }) {
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

function Changes({ trip, next }: { readonly trip: TripView; readonly next: Previewed }) {
  const repriced = new Map(next.repriced?.map((one) => [one.itemId, one]))
  const items = allItems(next)
  const stays = items.filter(({ id }) => !repriced.has(id))
  const changed = items.flatMap((item) => {
    const price = repriced.get(item.id)
    return price ? [{ item, price }] : []
  })
  const bySize = changed.toSorted((a, b) => changeIn(b.price) - changeIn(a.price))
  return (
    <>
      <div role="status" className={styles.sums}>
        <p className={styles.line}>
          <span>{text.total}</span>
          <Amounts before={trip.totalCad} after={next.totalCad} />
        </p>
        <p className={styles.line}>
          <span>{text.each}</span>
          <Amounts before={trip.perPersonCad} after={next.perPersonCad} />
        </p>
      </div>
      {changed.length > 0 ? (
        <Lines
          label={text.changes}
          lines={bySize.map(({ item, price: { before, after } }) => (
            <li key={item.id} className={styles.line}>
              <span>{item.name}</span>
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

type Preview = ReturnType<typeof usePartyPreview>

function Shown({ trip, preview }: { readonly trip: TripView; readonly preview: Preview }) {
  const { data, isError, error } = preview
  if (trip.version === unsentVersion) return <Notice tone="warn">{text.unknown}</Notice>
  if (isError)
    return (
      <Notice tone="warn" live>
        {'status' in error && error.status === 0 ? text.unknown : error.message}
      </Notice>
    )
  return data ? <Changes trip={trip} next={data} /> : <Spinner label={text.loading} />
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
export function PartyChange(props: PartyChangeProps) {
  const { trip, party, preview, busy, onApply, onKeep } = props
  const title = useId()
  return (
    <section aria-labelledby={title} className={styles.change}>
      <h2 id={title} className={styles.title}>
        {text.title(partyWords(party))}
      </h2>
      <Shown trip={trip} preview={preview} />
      <div className={styles.buttons}>
        <Button look="line" size="small" busy={busy} onClick={onApply}>
          {text.apply}
        </Button>
        <Button look="quiet" size="small" onClick={onKeep}>
          {text.keep(partyWords(trip.party))}
        </Button>
      </div>
    </section>
  )
}
