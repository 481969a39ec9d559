import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { alternativesText as text } from '#features/trips/domain/messages.ts'
import { neighboursOf, slotOf, wayOf } from '#features/trips/domain/alternatives.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { allItems, itemState, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { cad, formatBrief, money } from '#platform/shared/money.ts'
import styles from './alternatives.module.css'
import { priceText } from './item-words.ts'

interface AlternativesProps {
  readonly trip: TripView
  readonly item: ItemView
  readonly onChoose: (item: ItemView) => void
}

/** "$40.00 more", by party totals. */
function differenceText(one: ItemView, chosen: ItemView): string {
  const cents = cad(one.price).amountMinor - cad(chosen.price).amountMinor
  const amount = formatBrief(money('CAD', Math.abs(cents)))
  if (cents === 0) return text.same
  return cents > 0 ? text.more(amount) : text.less(amount)
}

/** Alternatives of a slot with price, travel time and a swap button. */
export function Alternatives({ trip, item, onChoose }: AlternativesProps) {
  const slot = slotOf(allItems(trip), item)
  const chosen = slot.find(isTaken)
  if (slot.length < 2) return null
  const around = neighboursOf(trip.days, chosen ?? item)
  return (
    <section aria-label={text.heading} className={styles.slot}>
      <h3 className={styles.heading}>{text.heading}</h3>
      <p className="mute small">{text.forWhom(partyWords(trip.party))}</p>
      <ul className={styles.list}>
        {slot.map((one) => {
          const { before, after } = wayOf(one, around)
          const isChosen = one === chosen
          const words = [
            isChosen || !chosen ? '' : differenceText(one, chosen),
            before === undefined ? '' : text.from(before, around.before?.name ?? ''),
            after === undefined ? '' : text.to(after, around.after?.name ?? ''),
          ]
          return (
            <li key={one.id} className={styles.one}>
              <span className={styles.name}>
                {one.name}{' '}
                {isChosen ? (
                  <Badge tone="ok">{one.status === 'booked' ? itemState(one) : text.chosen}</Badge>
                ) : null}
              </span>
              <span className={styles.price}>{priceText(one)}</span>
              <span className={styles.words}>{words.filter(Boolean).join(' · ')}</span>
              {isChosen ? null : (
                <Button
                  size="small"
                  look="line"
                  className={styles.choose}
                  disabled={chosen?.status === 'booked'}
                  aria-label={text.chooseNamed(one.name)}
                  onClick={() => onChoose(one)}
                >
                  {text.choose}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {chosen?.status === 'booked' ? <p className="mute small">{text.booked}</p> : null}
    </section>
  )
}
