import { landmarkOf } from '#design/art/landmarks.ts'
import { KindSign } from '#design/kind-tile/kind-sign.tsx'
import { Landmark } from '#design/landmark/landmark.tsx'
import { openOn } from '#features/trips/domain/check/open-on.ts'
import { itemKind, type ItemView } from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import styles from './about-stop.module.css'
import { visitMinutes } from '../domain/planned-item.ts'
import { costText } from './item-words.ts'
import { aboutText as text } from './messages.ts'

/** "Tue 11 May, 11:45 to 13:30" */
function whenText(item: ItemView): string {
  const { day, time, durationMinutes } = item
  if (!day) return text.noDay
  const end = time && durationMinutes ? minutesOf(time) + visitMinutes(item) : undefined
  return [
    formatDayShort(day),
    time ? (end === undefined ? time : text.until(time, timeOf(end % (24 * 60)))) : text.noTime,
  ].join(', ')
}

/** "Open 09:00 to 18:00 that day"; empty where its hours are not known. */
function openText(item: ItemView): string {
  const known = item.day ? openOn(item, item.day, []) : undefined
  if (!known || known.unknown.length > 0) return ''
  const spans = known.open.map(({ from, to }) => text.until(timeOf(from), timeOf(to % (24 * 60))))
  return spans.length > 0 ? text.open(spans.join(', ')) : text.closed
}

/** What a stop is, before its fields: picture, when, where, hours and price. */
export function AboutStop({ item }: { readonly item: ItemView }) {
  const landmark = landmarkOf(item.source)
  const facts = [whenText(item), item.location ?? '', openText(item)]
  return (
    <div className={styles.about}>
      <span className={styles.picture} {...(landmark ? {} : { 'aria-hidden': true })}>
        {landmark ? (
          <Landmark id={landmark} name={item.name} />
        ) : (
          <KindSign kind={itemKind(item)} size={36} />
        )}
      </span>
      <ul>
        {facts.filter(Boolean).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        <li>
          <b>{costText(item)}</b>
        </li>
      </ul>
    </div>
  )
}
