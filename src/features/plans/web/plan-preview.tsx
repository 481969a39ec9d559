import { Lock } from 'lucide-react'
import { Fragment, useMemo } from 'react'
import { classNames } from '#design/class-names.ts'
import { landmarkOf } from '#design/art/landmarks.ts'
import { DayMark, dayTone } from '#design/drawn-map/day-mark.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { KindSign } from '#design/kind-tile/kind-sign.tsx'
import { Landmark } from '#design/landmark/landmark.tsx'
import { Poster } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { eachWord } from '#features/flights/domain/fare-each.ts'
import { fitDays } from '#features/flights/domain/fit-days.ts'
import { dayAreas } from '#features/trips/domain/day-area.ts'
import { rideHome } from '#features/trips/domain/leave-time.ts'
import { type Transfer, transfersOf, transferWords } from '#features/trips/domain/transfers.ts'
import {
  airportIn,
  DayStrip,
  dayStrips,
  itemKind,
  TripDays,
  TripStrips,
} from '#features/trips/web/index.ts'
import { stopNumbers } from '#features/trips/domain/route-strip.ts'
import { childPricesNote } from '#features/trips/domain/child-prices.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { unitsText, zeroText } from '#features/trips/domain/units-text.ts'
import { formatDateRange, formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { listedPrice } from '#platform/web/listed-price.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { type OpeningTier, planText } from './messages.ts'
import styles from './plan-preview.module.css'
import type { PlanView } from './plans.queries.ts'

const explorerDays = 7

type Day = PlanView['days'][number]
type Item = Day['items'][number]

const dollars = (amount: number): string => formatMoney(cad(amount)).replace(/\.00$/, '')

const priceOf = ({ price, quantity, estimated }: Item): string =>
  price === 0
    ? zeroText({ estimated })
    : unitsText({ price: cad(price), quantity }) || dollars(price)

/** Letters of a line under a day's date. */
const roomForArea = 34

const isVisit = ({ type }: Item): boolean => type !== 'flight' && type !== 'hotel'

/** True where there is more to a day than its flight or its bed. */
export const hasStops = ({ items }: Pick<Day, 'items'>): boolean => items.some(isVisit)

/** A copy of a trip whose prices are not shared: none is known, which is not zero. */
const isUnpriced = ({ days, unscheduled }: PlanView): boolean =>
  [...days.flatMap(({ items }) => items), ...unscheduled].every(
    ({ price, estimated }) => price === 0 && estimated,
  )

interface StopProps {
  readonly item: Item
  readonly hasPrice: boolean
  /** Its number on the strip of its day. */
  readonly number: number | undefined
}

function Stop({ item, number, hasPrice }: StopProps) {
  const { time, name, source } = item
  const landmark = landmarkOf(source)
  return (
    <li className={styles.stop}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {landmark ? (
        <span className={styles.tile}>
          <Landmark id={landmark} name={name} />
        </span>
      ) : (
        <span className={styles.tile} data-art="icon" aria-hidden="true">
          <KindSign kind={itemKind(item)} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.time}>{time}</span>
        <span className={styles.name}>{name}</span>
      </span>
      {hasPrice ? <span className={styles.price}>{priceOf(item)}</span> : null}
    </li>
  )
}

/** "Transit, 31 min to your stay, fare not included" */
function rideText(ride: Transfer): string {
  const { how, where, fare } = transferWords(ride)
  return `${how} ${where}, ${fare}`
}

const itemsOf = ({ days }: PlanView) => days.flatMap(({ items }) => items)

/** What the flights do to a day. */
function Flown({ plan, day }: { readonly plan: PlanView; readonly day: Day }) {
  const part = day.spans?.find((span) => span.part === 'arrives' || span.part === 'departs')
  const arrives = day.spans?.find((span) => span.part === 'arrives' && span.direction === 'out')
  const departs = day.spans?.find((span) => span.part === 'departs' && span.direction === 'back')
  const shown = arrives ?? departs
  if (!part || !shown) return null
  const place = plan.destination.split(',')[0] ?? ''
  const transfer = transfersOf(itemsOf(plan), airportIn(plan)).find(
    ({ date, isArrival }) => date === day.date && isArrival === (arrives !== undefined),
  )
  return (
    <li className={styles.stop}>
      <span className={styles.tile} aria-hidden="true">
        <KindSign kind="flight" />
      </span>
      <span className={styles.words}>
        <span className={styles.time}>{shown.time}</span>
        <span className={styles.name}>
          {arrives ? planText.landIn(place) : planText.flyHome(place)}
        </span>
        {transfer ? <span className={styles.time}>{rideText(transfer)}</span> : null}
      </span>
    </li>
  )
}

/** The least tier that opens every day of a plan. */
export const openingTier = ({ days }: Pick<PlanView, 'days'>): OpeningTier => {
  const id = days.length > explorerDays ? 'wanderlust' : 'explorer'
  return { name: planText[id], price: listedPrice(id) }
}

/** Where each day is spent. */
const areasOf = ({ days, destinations }: PlanView): readonly string[] =>
  dayAreas(
    days.map(({ items, place = 0 }) => ({
      items: items.filter(isVisit),
      place: destinations.length > 1 ? (destinations[place]?.name ?? '') : '',
    })),
    roomForArea,
  )

interface DayListProps {
  readonly plan: PlanView
  readonly at: number
  readonly area: string | undefined
}

function DayList({ plan, at, area }: DayListProps) {
  const day = plan.days[at]
  if (!day) return null
  const visits = day.items.filter(isVisit)
  const numbers = stopNumbers(plan.days)
  const hasPrices = !isUnpriced(plan)
  const leaves = day.spans?.some(
    ({ part, direction }) => part === 'departs' && direction === 'back',
  )
  const flown = <Flown plan={plan} day={day} />
  return (
    <li
      className={classNames(styles.day, dayTone(at + 1))}
      data-veiled={(day.veiled && visits.length > 0) || undefined}
    >
      <h3 className={styles.dayHead}>
        <DayMark number={at + 1} />
        {formatDayShort(day.date)}
      </h3>
      {area ? <p className={styles.area}>{area}</p> : null}
      {day.veiled && visits.length > 0 ? (
        <p className={styles.veiled}>
          <Icon of={Lock} size="text" />
          {planText.veiled(at + 1, openingTier(plan))}
        </p>
      ) : null}
      <DayStrip strips={dayStrips(plan.days)} day={at + 1} />
      <ul className={styles.stops}>
        {leaves ? null : flown}
        {visits.map((item) => (
          <Stop key={item.id} item={item} number={numbers.get(item.id)} hasPrice={hasPrices} />
        ))}
        {leaves ? flown : null}
      </ul>
      {visits.length === 0 && !leaves ? <p className={styles.quiet}>{planText.quiet}</p> : null}
    </li>
  )
}

interface FixedProps {
  readonly plan: PlanView
  readonly item: Item
}

/** "2 × $933 + $840" where children pay another fare than adults. */
function flightUnits({ fare, party }: PlanView, { price, quantity }: Item): string {
  if (fare && fare.childrenCad > 0 && quantity === 1)
    return planText.fares(party.adults, dollars(fare.adultCad), dollars(fare.childrenCad))
  return unitsText({ price: cad(price), quantity })
}

/** What a flight leaves of the days, and the lowest fare that was passed over for it. */
function whyFlown(plan: PlanView, { details }: Item): string {
  const { startDate, endDate, fare, party } = plan
  const legs =
    details?.kind === 'flight'
      ? details.directions.map(({ segments }) => ({
          departure: segments[0]?.from.local ?? '',
          arrival: segments.at(-1)?.to.local ?? '',
        }))
      : []
  if (legs.some(({ departure, arrival }) => !departure || !arrival)) return ''
  const fit = fitDays(
    { startDate, endDate, rideHome: rideHome(itemsOf(plan), airportIn(plan)) },
    legs,
  )
  const lower =
    fare && fare.lowestCad < fare.adultCad
      ? planText.others(dollars(fare.lowestCad), eachWord(party))
      : ''
  return [fit?.words, lower].filter(Boolean).join(' ')
}

function flightFact({ details }: Item): string {
  if (details?.kind !== 'flight') return ''
  const stops = details.directions.reduce((sum, { segments }) => sum + segments.length - 1, 0)
  return stops === 0 ? planText.direct : planText.stops(stops)
}

/** A flight or a stay: what it is, its sum, and why this flight. */
function FixedLine({ plan, item }: FixedProps) {
  const { type, name, nights } = item
  const isStay = type === 'hotel'
  if (isUnpriced(plan))
    return (
      <li>
        <KindSign kind={itemKind(item)} />
        <span>{[name, isStay ? planText.nights(nights ?? 1) : flightFact(item)].join(', ')}</span>
      </li>
    )
  const units = isStay
    ? planText.nightsAt(nights ?? 1, unitsText({ price: cad(item.price), quantity: nights ?? 1 }))
    : flightUnits(plan, item)
  const why = isStay ? '' : whyFlown(plan, item)
  return (
    <li>
      <KindSign kind={itemKind(item)} />
      <span>
        {name}, {isStay ? '' : `${flightFact(item)}, `}
        {isStay && !units ? `${planText.nights(nights ?? 1)}, ` : ''}
        {units ? `${units} = ` : ''}
        <b>{dollars(item.price)}</b>
        {why ? <span className={styles.why}>{why}</span> : null}
      </span>
    </li>
  )
}

/** Flights and stay under the head: most of the money, before the days. */
function FixedLines({ plan }: { readonly plan: PlanView }) {
  const items = plan.days.flatMap((day) => day.items)
  // A draft of this browser has no id: its flights and stays were not looked for.
  const lacks = (type: Item['type']) => plan.id !== '' && !items.some((item) => item.type === type)
  const ideas = plan.unscheduled.map(({ name }) => name)
  return (
    <ul className={styles.fixed}>
      {items
        .filter((item) => !isVisit(item))
        .map((item) => (
          <FixedLine key={item.id} plan={plan} item={item} />
        ))}
      {plan.origin && lacks('flight') ? <li>{planText.noFlight}</li> : null}
      {plan.days.length > 1 && lacks('hotel') ? <li>{planText.noStay}</li> : null}
      {ideas.length > 0 ? (
        <li>
          <KindSign kind="ticket" />
          <span>{plan.id === '' ? planText.kept(ideas) : planText.ideas(ideas)}</span>
        </li>
      ) : null}
    </ul>
  )
}

function Sums({ plan }: { readonly plan: PlanView }) {
  const { totalCad, perPersonCad, budgetCad, party } = plan
  const heads = party.adults + party.children.length
  const budget =
    budgetCad > 0
      ? totalCad <= budgetCad
        ? planText.ofYour(dollars(budgetCad))
        : planText.over(dollars(budgetCad))
      : ''
  const items = plan.days.flatMap((day) => day.items)
  const children = childPricesNote(items, party)
  const samples = items.some(({ sample }) => sample) ? planText.samplePrices : ''
  // With children a mean is not a price that one traveller pays.
  const each = heads > 1 && party.children.length === 0 ? planText.each(dollars(perPersonCad)) : ''
  if (isUnpriced(plan))
    return <p className={classNames(styles.sums, styles.unshared)}>{planText.unpriced}</p>
  return (
    <p className={styles.sums}>
      <span>
        {planText.totalCost} {planText.forParty(partyWords(party))}
        {plan.days.some(({ veiled }) => veiled) ? planText.allDays(plan.days.length) : ''}
      </span>
      <b className={styles.total}>{dollars(totalCad)}</b>
      <span>{[each, budget, samples].filter(Boolean).join(', ')}</span>
      {children ? <span>{children}</span> : null}
    </p>
  )
}

/** "Five days in Lisbon". */
export const planTitle = ({ days, destination }: PlanView): string =>
  planText.title(days.length, destination.split(',')[0] ?? destination)

/** A plan that waits to be kept: everything of it can be read, nothing changed. */
export function PlanPreview({ plan }: { readonly plan: PlanView }) {
  const { destination, destinations, startDate, endDate, party, origin, days } = plan
  const slug = destinations[0]?.ref ?? ''
  const place = destination.split(',')[0] ?? destination
  const areas = useMemo(() => areasOf(plan), [plan])
  // What is veiled is not drawn.
  const seen = useMemo(() => days.filter(({ veiled }) => !veiled), [days])
  const hasRoom = useMedia('(min-width: 62.5em)')
  return (
    <section className={styles.plan} aria-label={planText.itinerary}>
      <header className={styles.head}>
        {isPosterSlug(slug) ? (
          <span className={styles.poster}>
            <Poster slug={slug} ratio="4/5" name={place} />
          </span>
        ) : null}
        <div className={styles.title}>
          <h2>{planTitle(plan)}</h2>
          <p className="mute">
            {formatDateRange(startDate, endDate)}, {partyWords(party)}
            {origin ? planText.from(origin.name) : ''}
          </p>
        </div>
        <Sums plan={plan} />
      </header>
      <FixedLines plan={plan} />
      {hasRoom ? (
        <div className={styles.wide}>
          <TripDays days={seen} areas={areas} />
        </div>
      ) : (
        <TripStrips days={seen} />
      )}
      <ol className={styles.days}>
        {days.map(({ date }, at) => (
          <Fragment key={date}>
            <DayList plan={plan} at={at} area={areas[at]} />
            {/* The first day begins above a phone's sheet. */}
            {at === 0 && !hasRoom && seen.length > 1 ? (
              <li className={styles.where}>
                <TripDays days={seen} areas={areas} />
              </li>
            ) : null}
          </Fragment>
        ))}
      </ol>
      {/* Beside the drawing the days come first: their lists have the names. */}
      {hasRoom ? <TripStrips days={seen} /> : null}
    </section>
  )
}
