import { Plane } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '#design/avatar/avatar.tsx'
import { classNames } from '#design/class-names.ts'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { DayMark, dayTone } from '#design/drawn-map/day-mark.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Print } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { stopNumbers } from '#features/trips/domain/route-strip.ts'
import { formatDateRange, formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { DayStrip, dayStrips } from '#features/trips/web/index.ts'
import { shownAtOnce } from '../domain/days-on-map.ts'
import { flownOn, waysOf } from './flight-lines.ts'
import { SharedActions } from './shared-actions.tsx'
import { isShown, sharedAreas } from './shared-areas.ts'
import { SharedFindings } from './shared-findings.tsx'
import { SharedItemRow } from './shared-item-row.tsx'
import type { SharedCheck } from './sharing.queries.ts'
import type { SharedItem, SharedTrip } from './sharing.client.ts'
import { sharedTripViewText as text } from './messages.ts'
import styles from './shared-trip.module.css'

interface ItemsProps {
  readonly items: readonly SharedItem[]
  /** The number of a stop on the strip of its day. */
  readonly numbers?: ReadonlyMap<string, number> | undefined
  readonly flown?: ReturnType<typeof flownOn> | undefined
}

function Items({ items, numbers, flown }: ItemsProps) {
  return (
    <ol className={styles.items}>
      {items.map((item) => (
        <SharedItemRow
          key={item.id}
          item={item}
          number={numbers?.get(item.id)}
          flown={flown?.get(item.id)}
        />
      ))}
    </ol>
  )
}

/** "$1,200.00 in total, $600.00 per person."; of hidden prices, that they are not shown. */
function sumsText({ party, totalCad, perPersonCad }: SharedTrip): string {
  if (totalCad === null) return text.noPrices
  const each =
    perPersonCad === null || headsOf(party) === 1
      ? []
      : [text.aPerson(formatMoney(cad(perPersonCad)))]
  return `${[text.inAll(formatMoney(cad(totalCad))), ...each].join(', ')}.`
}

interface DaysProps {
  readonly trip: SharedTrip
  readonly check: SharedCheck | undefined
  readonly from: number
  readonly to: number
}

/** Some days side by side, each with its number in the colour that it has on the map. */
function Days({ trip, check, from, to }: DaysProps) {
  const { days } = trip
  const numbers = stopNumbers(days)
  const strips = dayStrips(days)
  const areas = sharedAreas(trip)
  return (
    <div className={styles.days}>
      {days.slice(from, to).map((day, at) => {
        const number = from + at + 1
        const ways = waysOf(trip, from + at)
        const area = areas[from + at]
        return (
          <section
            key={day.date}
            className={classNames(styles.day, dayTone(number))}
            aria-label={text.day(number)}
          >
            <h2>
              <DayMark number={number} />
              {formatDayShort(day.date)}
            </h2>
            {area ? <p className="small mute">{area}</p> : null}
            <DayStrip strips={strips} day={number} />
            {day.items.some(isShown) ? (
              <Items
                items={day.items.filter(isShown)}
                numbers={numbers}
                flown={flownOn(trip, day)}
              />
            ) : ways.length === 0 ? (
              <p className="mute">{text.nothingYet}</p>
            ) : null}
            {ways.map((way) => (
              <p key={way} className={styles.way}>
                <Icon of={Plane} />
                {way}
              </p>
            ))}
            {check ? <SharedFindings check={check} day={day.date} /> : null}
          </section>
        )
      })}
    </div>
  )
}

const countries = new Intl.DisplayNames('en-CA', { type: 'region' })

function TripPoster({ trip: { placeId, places, countryCode } }: { trip: SharedTrip }) {
  if (!placeId || !isPosterSlug(placeId)) return null
  const country = countryCode === null ? '' : (countries.of(countryCode) ?? '')
  return <Print slug={placeId} name={places[0] ?? ''} place={country} className={styles.poster} />
}

interface SharedTripViewProps {
  readonly trip: SharedTrip
  readonly token: string
  /** What does not fit, for those who may edit it. */
  readonly check: SharedCheck | undefined
  readonly map: ReactNode
}

/** A trip to look at: poster, whose, when, its days on the map and as lists, then what waits for a day. */
export function SharedTripView({ trip, token, check, map }: SharedTripViewProps) {
  const { title, places, startDate, endDate, days, unscheduled, owner, party, totalCad } = trip
  // Said once for the whole page.
  const hasSamples = [...days.flatMap(({ items }) => items), ...unscheduled].some(
    ({ sample }) => sample,
  )
  const open = unscheduled.filter((item) => item.status === 'idea' || isShown(item))
  const isEmpty = unscheduled.length === 0 && days.every(({ items }) => items.length === 0)
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <TripPoster trip={trip} />
        <div className={styles.title}>
          <p className={styles.whose}>
            {owner ? <Avatar name={owner} /> : null}
            {owner ? text.whose(owner) : text.tripThatWasShared}
          </p>
          <h1>{title}</h1>
          <p className={styles.when}>
            {[formatDateRange(startDate, endDate), ...places, partyWords(party)].join(', ')}
          </p>
          <p className="small mute">
            {sumsText(trip)}{' '}
            {hasSamples ? (totalCad === null ? text.samplesWithoutPrices : text.samples) : ''}
          </p>
        </div>
        <SharedActions trip={trip} token={token} />
        <div className={styles.map}>{map}</div>
      </header>
      {isEmpty ? <p className="lead">{text.nothingPlanned}</p> : null}
      {check ? <SharedFindings check={check} day={null} /> : null}
      <Days trip={trip} check={check} from={0} to={shownAtOnce} />
      {days.length > shownAtOnce ? (
        <Disclosure summary={text.laterDays(shownAtOnce + 1, days.length)}>
          <Days trip={trip} check={check} from={shownAtOnce} to={days.length} />
        </Disclosure>
      ) : null}
      {open.length > 0 ? (
        <section className={styles.ideas} aria-label={text.withoutDay}>
          <h2>{text.withoutDay}</h2>
          <Items items={open} />
        </section>
      ) : null}
    </div>
  )
}
