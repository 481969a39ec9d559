import { CalendarDays, Clock, ExternalLink, MapPin, Wallet } from 'lucide-react'
import { landmarkOf } from '#design/art/landmarks.ts'
import { Icon } from '#design/icon/icon.tsx'
import { KindSign } from '#design/kind-tile/kind-sign.tsx'
import { Landmark } from '#design/landmark/landmark.tsx'
import { childPricesNote } from '#features/trips/domain/child-prices.ts'
import { openOn } from '#features/trips/domain/check/open-on.ts'
import { itemKind, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { mapLink } from '#platform/shared/map-link.ts'
import { minutesOf, timeOf } from '#platform/shared/time-of-day.ts'
import styles from './about-stop.module.css'
import { visitMinutes } from '../domain/planned-item.ts'
import { costText, isEstimate } from './item-words.ts'
import { aboutText as text, itemFormText } from './messages.ts'

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

/** What is known of a place beyond the trip. */
export interface KnownPlace {
  readonly description: string
  readonly address: string
  /** In minutes; above 1440 after midnight. */
  readonly openOn: (day: string) => readonly { readonly from: number; readonly to: number }[]
}

export type KnownPlaceOf = (item: ItemView) => KnownPlace | undefined

/** "Open 09:00 to 18:00 that day"; empty where its hours are not known. */
function openText(item: ItemView, place: KnownPlace | undefined): string {
  const { day } = item
  if (!day) return ''
  const own = openOn(item, day, [])
  if (own && own.unknown.length > 0) return ''
  const open = own?.open ?? place?.openOn(day)
  if (!open) return ''
  if (open.some(({ from, to }) => from === 0 && to >= 24 * 60)) return text.always
  const spans = open.map(({ from, to }) => text.until(timeOf(from), timeOf(to % (24 * 60))))
  return spans.length > 0 ? text.open(spans.join(', ')) : text.closed
}

/** "3 × $24 = $72, our estimate, children at the adult price" */
const priceWords = (item: ItemView, party: TripView['party']): string =>
  [
    costText(item),
    isEstimate(item) ? text.estimate : '',
    childPricesNote([item], party) ? text.adultPrice : '',
  ]
    .filter(Boolean)
    .join(', ')

interface AboutStopProps {
  readonly item: ItemView
  readonly party: TripView['party']
  readonly place: KnownPlace | undefined
}

/** What a stop is, before what can be done with it: picture, when, hours, price, where and a description. */
export function AboutStop({ item, party, place }: AboutStopProps) {
  const landmark = landmarkOf(item.source)
  const { lat, lng } = item
  const facts = [
    { icon: CalendarDays, words: whenText(item) },
    { icon: Clock, words: openText(item, place) },
    { icon: Wallet, words: priceWords(item, party) },
  ]
  const where = item.location || place?.address || ''
  return (
    <div className={styles.about}>
      <div className={styles.top}>
        <span className={styles.picture} {...(landmark ? {} : { 'aria-hidden': true })}>
          {landmark ? (
            <Landmark id={landmark} name={item.name} />
          ) : (
            <KindSign kind={itemKind(item)} size={48} />
          )}
        </span>
        <ul className={styles.facts}>
          {facts
            .filter(({ words }) => words)
            .map(({ icon, words }) => (
              <li key={words}>
                <Icon of={icon} tone="aid" />
                {words}
              </li>
            ))}
          {where || lat !== null ? (
            <li>
              <Icon of={MapPin} tone="aid" />
              <span>
                {where}{' '}
                {lat !== null && lng !== null ? (
                  <a
                    className="text-link"
                    href={mapLink(lat, lng)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {text.map}
                  </a>
                ) : null}
              </span>
            </li>
          ) : null}
          {item.link ? (
            <li>
              <Icon of={ExternalLink} tone="aid" />
              <a className="text-link" href={item.link} target="_blank" rel="noreferrer">
                {itemFormText.openLink}
              </a>
            </li>
          ) : null}
        </ul>
      </div>
      {place?.description ? <p>{place.description}</p> : null}
      {item.description && item.description !== place?.description ? (
        <p className={styles.notes}>{item.description}</p>
      ) : null}
      {item.sample ? <p className="small mute">{text.sample}</p> : null}
    </div>
  )
}
