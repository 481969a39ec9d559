import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Spinner } from '#design/spinner/spinner.tsx'
import { partyWords } from '#features/trips/domain/party-words.ts'
import {
  allItems,
  type ItemView,
  type TripView,
  unsentVersion,
  usePartyPreview,
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

function Changes({ trip, next }: { readonly trip: TripView; readonly next: Previewed }) {
  const repriced = new Map(next.repriced?.map((one) => [one.itemId, one]))
  const items = allItems(next)
  const stays = items.filter(({ id }) => !repriced.has(id))
  const changed = items.flatMap((item) => {
    const price = repriced.get(item.id)
    return price ? [{ item, price }] : []
  })
  return (
    <>
      {changed.length > 0 ? (
        <section aria-label={text.changes}>
          <h3>{text.changes}</h3>
          <ul className={styles.lines}>
            {changed.map(({ item, price: { before, after } }) => (
              <li key={item.id} className={styles.line}>
                <span>{item.name}</span>
                <Amounts before={before} after={after ?? before} />
                {after === null ? (
                  <span className={styles.note}>{text.unpriced(partyWords(next.party))}</span>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p>{text.noChange}</p>
      )}
      {stays.length > 0 ? (
        <section aria-label={text.stays}>
          <h3>{text.stays}</h3>
          <ul className={styles.lines}>
            {stays.map((item) => (
              <li key={item.id} className={styles.line}>
                <span>
                  {item.name} <span className="mute small">{stateOf(item)}</span>
                </span>
                <span className={styles.amounts}>{dollars(item.price)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className={styles.sums}>
        <p className={styles.line}>
          <span>{text.total}</span>
          <Amounts before={trip.totalCad} after={next.totalCad} />
        </p>
        <p className={styles.line}>
          <span>{text.each}</span>
          <Amounts before={trip.perPersonCad} after={next.perPersonCad} />
        </p>
      </div>
    </>
  )
}

function Preview({ trip, party }: { readonly trip: TripView; readonly party: TripView['party'] }) {
  const { data, isError, error } = usePartyPreview(trip, party)
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
  readonly onApply: () => void
  readonly onKeep: () => void
}

/** Preview of the prices for another party, by item. */
export function PartyChange({ trip, party, onApply, onKeep }: PartyChangeProps) {
  return (
    <Dialog
      open
      onClose={onKeep}
      title={text.title(partyWords(party))}
      actions={
        <>
          <Button look="line" onClick={onKeep}>
            {text.keep(partyWords(trip.party))}
          </Button>
          <Button onClick={onApply}>{text.apply}</Button>
        </>
      }
    >
      <div className={styles.change}>
        {trip.version === unsentVersion ? (
          <Notice tone="warn">{text.unknown}</Notice>
        ) : (
          <Preview trip={trip} party={party} />
        )}
      </div>
    </Dialog>
  )
}
