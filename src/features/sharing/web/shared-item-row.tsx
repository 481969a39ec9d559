import { Badge } from '#design/badge/badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { itemIcon } from '#features/trips/web/index.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import styles from './sharing.module.css'
import type { SharedItem } from './sharing.client.ts'
import { sharedItemRowText } from './messages.ts'

const hoursText = (minutes: number): string =>
  [
    minutes >= 60 ? `${Math.floor(minutes / 60)} h` : '',
    minutes % 60 > 0 ? `${minutes % 60} min` : '',
  ]
    .filter(Boolean)
    .join(' ')

const whenText = ({ time, durationMinutes, nights }: SharedItem): string =>
  [
    time ?? '',
    durationMinutes ? hoursText(durationMinutes) : '',
    nights ? `${nights} ${nights === 1 ? 'night' : 'nights'}` : '',
  ]
    .filter(Boolean)
    .join(' · ')

/** One thing of a shared day: when, what, where, notes and price as far as they are shown. */
export function SharedItemRow({ item }: { item: SharedItem }) {
  const when = whenText(item)
  return (
    <li className={styles.item}>
      <Icon of={itemIcon(item.type)} size="button" tone="subject" />
      <div className={styles.words}>
        <p className={styles.name}>{item.name}</p>
        {when || item.location ? (
          <p className="small mute">{[when, item.location].filter(Boolean).join(' · ')}</p>
        ) : null}
        {item.notes ? <p className={styles.notes}>{item.notes}</p> : null}
        {item.sample ? <Badge tone="sample">{sharedItemRowText.sample}</Badge> : null}
      </div>
      {item.price === null ? null : (
        <p className={styles.price}>
          {item.price === 0 ? sharedItemRowText.free : formatMoney(cad(item.price))}
          {item.estimated ? <span className="small mute">{sharedItemRowText.estimate}</span> : null}
        </p>
      )}
    </li>
  )
}
