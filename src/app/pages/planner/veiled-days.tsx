import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog/confirm-dialog.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Upgrade } from '#features/billing/web/index.ts'
import { isTier, type Tier, tierLabels } from '#features/entitlements/domain/tiers.ts'
import { allItems, giveUpVeiled, itemIcon, type TripView } from '#features/trips/web/index.ts'
import { daysInclusive, formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { veiledText as text } from './messages.ts'
import { openedDays } from './opened-days.tsx'
import styles from './veiled-days.module.css'

type Veiled = NonNullable<TripView['veiled']>

const dollars = (amount: number): string => formatMoney(cad(amount))

/** Confirms dropping the veiled days: their stops become ideas, the stay is shortened. */
function StayWith({ trip, onClose }: { readonly trip: TripView; readonly onClose: () => void }) {
  const free = daysInclusive(trip.startDate, trip.endDate)
  const [state, setState] = useState<'open' | 'busy' | Error>('open')
  const flies = allItems(trip).some(({ type }) => type === 'flight')
  const confirm = async (): Promise<void> => {
    setState('busy')
    try {
      await giveUpVeiled(trip)
      onClose()
    } catch (error) {
      setState(error instanceof Error ? error : new Error(text.failed))
    }
  }
  return (
    <ConfirmDialog
      title={text.stayWithTitle(free)}
      action={text.stayWith(free)}
      busyLabel={text.saving}
      busy={state === 'busy'}
      error={state instanceof Error ? state.message : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{text.stopsBecomeIdeas}</p>
      {flies ? <p>{text.flightBecomesIdea}</p> : null}
    </ConfirmDialog>
  )
}

function Day({
  veiled,
  at,
  number,
}: {
  readonly veiled: Veiled
  readonly at: number
  readonly number: number
}) {
  const day = veiled.days[at]
  if (!day) return null
  return (
    <li className={styles.day}>
      <h3>{text.day(number, formatDayShort(day.date))}</h3>
      <ul>
        {day.items.map(({ id, type, time, name, price }) => (
          <li key={id}>
            <Icon of={itemIcon(type)} size="text" />
            <span className={styles.time}>{time}</span>
            <span>{name}</span>
            <span className="mute">{price === 0 ? text.free : dollars(price)}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Veiled days, read-only, with the upgrade that opens them. */
export function VeiledDays({ trip }: { readonly trip: TripView }) {
  const [asking, setAsking] = useState(false)
  const { veiled } = trip
  if (!veiled) return null
  const free = daysInclusive(trip.startDate, trip.endDate)
  const last = free + veiled.days.length
  const tier: Tier = veiled.tier !== null && isTier(veiled.tier) ? veiled.tier : 'wanderlust'
  return (
    <section className={styles.gate} aria-label={text.yourPlan} tabIndex={-1} data-veiled="">
      <div className={styles.offer}>
        <h2 className={styles.title}>
          <Icon of={Lock} size="button" tone="subject" />
          {text.ready(free + 1, last)}
        </h2>
        <p>{text.holds(free, tierLabels[tier])}</p>
        {veiled.priceCad === null ? null : (
          <p className={styles.price}>
            <b>{dollars(veiled.priceCad)}</b> {text.once}
          </p>
        )}
        <p className="mute small">{text.worth(dollars(veiled.totalCad))}</p>
        <div className={styles.ways}>
          {trip.role === 'owner' ? (
            <>
              <Upgrade>
                {(start) => (
                  <Button
                    onClick={() => start(tier, { [openedDays]: `${tier}.${free + 1}.${last}` })}
                  >
                    {text.add(free + 1, last)}
                  </Button>
                )}
              </Upgrade>
              <Button look="quiet" onClick={() => setAsking(true)}>
                {text.stayWith(free)}
              </Button>
            </>
          ) : null}
          <ButtonLink href="/pricing" look="quiet">
            {text.allTiers}
          </ButtonLink>
        </div>
      </div>
      <ol className={styles.days}>
        {veiled.days.map(({ date }, at) => (
          <Day key={date} veiled={veiled} at={at} number={free + 1 + at} />
        ))}
      </ol>
      {asking ? <StayWith trip={trip} onClose={() => setAsking(false)} /> : null}
    </section>
  )
}
