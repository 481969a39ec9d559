import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Minus, Plus } from 'lucide-react'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { addDays, daysBetween, earliestToday, type LocalDate } from '#platform/shared/local-date.ts'
import { usualNights } from '#platform/shared/usual-dates.ts'
import { daysText, whenFace } from '#platform/web/ticket-faces.ts'
import { firstOfMonth, moveMonths } from '../../domain/calendar-months.ts'
import { ticketPickersText as text } from './messages.ts'
import { RangeCalendar } from './range-calendar.tsx'
import styles from './ticket-pickers.module.css'
import { daysOf, headsAtMost, type TicketWish } from './ticket-wish.ts'

export { PickerPanel } from './picker-panel.tsx'

/** Fares of a return for an adult in CAD, by the day on which it begins, in the month of a day. */
export type LoadFares = (
  wish: Pick<TicketWish, 'from' | 'to'> & { readonly nights: number },
  month: LocalDate,
) => Promise<ReadonlyMap<LocalDate, number>>

interface PickerProps {
  readonly wish: TicketWish
  /** Writes fields of the ticket by their names. */
  readonly onWrite: (values: Readonly<Record<string, string>>) => void
  readonly onDone: () => void
}

/** What the calendar has to know. */
type Journey = Pick<TicketWish, 'from' | 'to' | 'start' | 'end'>

interface WhenPickerProps extends Omit<PickerProps, 'wish'> {
  readonly wish: Journey
  readonly fares: LoadFares | undefined
}

const longest = 30
const none: ReadonlyMap<LocalDate, number> = new Map()
const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-CA')}`

/** Nights that fares are for; while a new first day is chosen, the old last one may lie before it. */
const nightsOf = ({ start, end }: Journey): number =>
  start && end >= start ? daysBetween(start, end) : usualNights

/** Fares of the months that were shown, each asked for once; what cannot be had is not shown. */
function useFares(
  load: LoadFares | undefined,
  wish: Journey,
  months: ReadonlySet<LocalDate>,
): ReadonlyMap<LocalDate, number> {
  const { from, to } = wish
  const nights = nightsOf(wish)
  const trip = [from, to, nights].join('|')
  const [known, setKnown] = useState({ trip, fares: none })
  const asked = useRef(new Set<string>())
  const current = useRef(trip)
  useEffect(() => {
    current.current = trip
    for (const month of load && to ? months : []) {
      const key = `${trip}|${month}`
      if (asked.current.has(key)) continue
      asked.current.add(key)
      const add = (more: ReadonlyMap<LocalDate, number>): void => {
        if (current.current !== trip) return
        setKnown((now) => ({
          trip,
          fares: new Map([...(now.trip === trip ? now.fares : none), ...more]),
        }))
      }
      load?.({ from, to, nights }, month).then(add, () => undefined)
    }
  }, [load, from, to, nights, trip, months])
  return known.trip === trip ? known.fares : none
}

/** Two months with the fare of a trip that begins on each day; a list of months in a sheet. */
export function WhenPicker({ wish, onWrite, onDone, fares: load }: WhenPickerProps) {
  const [today] = useState(() => earliestToday(new Date()))
  const [layout] = useState<'list' | 'pair'>(() =>
    matchMedia('(max-width: 47.5em)').matches ? 'list' : 'pair',
  )
  const [range, setRange] = useState({ start: wish.start, end: wish.end })
  const [pointed, setPointed] = useState<LocalDate>('')
  const first = firstOfMonth(wish.start >= today ? wish.start : today)
  const pairOf = (month: LocalDate): readonly LocalDate[] =>
    layout === 'pair' ? [month, moveMonths(month, 1)] : [month]
  const [months, setMonths] = useState<ReadonlySet<LocalDate>>(() => new Set(pairOf(first)))
  const fares = useFares(load, wish, months)
  // Before the last day is chosen, the trip is as long as the day that is looked at makes it.
  const end = range.end || (pointed > range.start ? pointed : '')
  const days = daysOf({ start: range.start, end })
  const fare = fares.get(range.start)
  // Their room is kept, so that the sheet does not move when fares come.
  const isPriced = load !== undefined && wish.to !== ''
  return (
    <div className={styles.when} data-layout={layout}>
      <RangeCalendar
        value={range}
        min={today}
        layout={layout}
        onShow={(month) => setMonths((now) => new Set([...now, ...pairOf(month)]))}
        onPoint={setPointed}
        {...(fares.size > 0
          ? {
              noteOf: (date: LocalDate) => {
                const price = fares.get(date)
                if (price === undefined) return undefined
                const brief = dollars(price)
                return { brief, spoken: text.fareFrom(brief) }
              },
            }
          : {})}
        onChange={(chosen) => {
          const last = addDays(chosen.start, longest - 1)
          const next = { start: chosen.start, end: chosen.end > last ? last : chosen.end }
          setRange(next)
          setPointed('')
          if (!next.end) return
          onWrite(next)
          onDone()
        }}
      />
      <p className={styles.foot} role="status" data-priced={isPriced}>
        <b>
          {days > 0
            ? `${whenFace(range.start, end).words}, ${text.daysAndFare(daysText(days), range.end && fare && dollars(fare))}`
            : text.chooseEnd}
        </b>
        {isPriced ? (
          <span style={fares.size > 0 ? undefined : { visibility: 'hidden' }}>
            {text.fares(daysText(nightsOf(wish) + 1))}
          </span>
        ) : null}
      </p>
    </div>
  )
}

interface StepperProps {
  readonly name: string
  readonly hint: string
  readonly unit: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

function Stepper({ name, hint, unit, value, min, max, onChange }: StepperProps) {
  return (
    <div className={styles.row}>
      <span>
        <b>{name}</b>
        <span>{hint}</span>
      </span>
      <span className={styles.stepper}>
        <IconButton
          icon={Minus}
          look="line"
          label={text.oneFewer(unit)}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        />
        <output aria-live="polite" aria-label={text.countOf(value, unit)}>
          {value}
        </output>
        <IconButton
          icon={Plus}
          look="line"
          label={text.oneMore(unit)}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        />
      </span>
    </div>
  )
}

const everyAge = Array.from({ length: 18 }, (_, age) => age)
type Ages = TicketWish['children']

interface AgesProps {
  readonly ages: Ages
  readonly onChange: (ages: Ages) => void
}

/** An age for each child: none is taken for granted. */
function AgesOfChildren({ ages, onChange }: AgesProps) {
  return (
    <div className={styles.ages}>
      {ages.map((age, at) => (
        <label key={at}>
          <span>{ages.length === 1 ? text.ageOfOne : text.ageOf(at + 1)}</span>
          <select
            value={age ?? ''}
            onChange={({ target }) => onChange(ages.with(at, Number(target.value)))}
          >
            {age === null ? (
              <option value="" disabled>
                {text.chooseAge}
              </option>
            ) : null}
            {everyAge.map((one) => (
              <option key={one} value={one}>
                {text.years(one)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

/** Steppers for adults and children, and an age for each child. */
export function WhoPicker({ wish, onWrite, onDone }: PickerProps) {
  const { adults, children } = wish
  const box = useRef<HTMLDivElement>(null)
  const write = (next: { adults?: number; children?: Ages }): void =>
    onWrite({
      adults: String(next.adults ?? adults),
      children: (next.children ?? children).map((age) => age ?? '?').join(', '),
    })
  const done = (): void => {
    const open = children.indexOf(null)
    if (open < 0) onDone()
    else box.current?.querySelectorAll('select')[open]?.focus()
  }
  return (
    <div ref={box} className={styles.who}>
      <Stepper
        name={text.adults}
        hint={text.overEighteen}
        unit={text.adult}
        value={adults}
        min={1}
        max={headsAtMost - children.length}
        onChange={(count) => write({ adults: count })}
      />
      <Stepper
        name={text.children}
        hint={text.upToSeventeen}
        unit={text.child}
        value={children.length}
        min={0}
        max={headsAtMost - adults}
        onChange={(count) =>
          write({
            children: count > children.length ? [...children, null] : children.slice(0, count),
          })
        }
      />
      <AgesOfChildren ages={children} onChange={(next) => write({ children: next })} />
      <Button look="line" block onClick={done}>
        {text.done}
      </Button>
    </div>
  )
}

const amounts = [2000, 4000, 6000, 10_000]

/** Usual amounts or one's own, and what each is a day and person. */
export function BudgetPicker({ wish, onWrite, onDone }: PickerProps) {
  const [edited, setEdited] = useState<string>()
  // The amount is typed on the ticket as well, below which this opens.
  const typed =
    edited ?? (wish.budget > 0 && !amounts.includes(wish.budget) ? String(wish.budget) : '')
  const [days, heads] = [daysOf(wish), wish.adults + wish.children.length]
  const each = (amount: number): string =>
    days > 0 && amount > 0 ? text.aDayEach(dollars(amount / days / heads)) : ''
  const own = Math.floor(Number(typed.replaceAll(/[$,\s]/g, ''))) || 0
  const choose = (amount: number): void => {
    onWrite({ budget: amount > 0 ? String(amount) : '' })
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    // It would send the ticket.
    event.preventDefault()
    if (own > 0) choose(own)
  }
  return (
    <div className={styles.amounts}>
      <p>{text.forEveryone}</p>
      <ul>
        {[...amounts, 0].map((amount) => (
          <li key={amount}>
            <button
              type="button"
              aria-pressed={wish.budget === amount}
              onClick={() => choose(amount)}
            >
              <b>{amount > 0 ? dollars(amount) : text.noLimit}</b>
              <span>{amount > 0 ? each(amount) : text.seeTheTotal}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.own}>
        <label>
          <span>{text.another}</span>
          <input
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setEdited(target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        <Button look="line" disabled={own === 0} onClick={() => choose(own)}>
          {text.set}
        </Button>
        <p role="status">{each(own)}</p>
      </div>
    </div>
  )
}
