import { useEffect, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Minus, Plus } from 'lucide-react'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { addDays, daysBetween, earliestToday, type LocalDate } from '#platform/shared/local-date.ts'
import { firstOfMonth, moveMonths } from '../../domain/calendar-months.ts'
import { ticketPickersText as text } from './messages.ts'
import { RangeCalendar } from './range-calendar.tsx'
import styles from './ticket-pickers.module.css'
import { daysOf, headsAtMost, type TicketWish } from './ticket-wish.ts'

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

const longest = 30
const none: ReadonlyMap<LocalDate, number> = new Map()
const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-CA')}`

/** Fares of the months shown; what cannot be had is not shown. */
function useFares(
  load: LoadFares | undefined,
  wish: TicketWish,
  months: readonly LocalDate[],
): ReadonlyMap<LocalDate, number> {
  const { from, to } = wish
  // While a new first day is chosen, the old last one may lie before it.
  const nights = wish.start && wish.end >= wish.start ? daysBetween(wish.start, wish.end) : 3
  const asked = [from, to, nights].join('|')
  const [known, setKnown] = useState({ asked, fares: none })
  const shown = months.join(' ')
  useEffect(() => {
    const left = new AbortController()
    for (const month of load && to ? shown.split(' ') : []) {
      const add = (more: ReadonlyMap<LocalDate, number>): void => {
        if (left.signal.aborted) return
        setKnown((now) => ({
          asked,
          fares: new Map([...(now.asked === asked ? now.fares : none), ...more]),
        }))
      }
      load?.({ from, to, nights }, month).then(add, () => undefined)
    }
    return () => left.abort()
  }, [load, from, to, nights, asked, shown])
  return known.asked === asked ? known.fares : none
}

/** Two months with the fare of a trip that begins on each day; one month where there is room for one. */
export function WhenPicker({
  wish,
  onWrite,
  onDone,
  fares: load,
}: PickerProps & { readonly fares: LoadFares | undefined }) {
  const [today] = useState(() => earliestToday(new Date()))
  const [months] = useState<1 | 2>(() => (matchMedia('(min-width: 45em)').matches ? 2 : 1))
  const [range, setRange] = useState({ start: wish.start, end: wish.end })
  const [month, setMonth] = useState(firstOfMonth(wish.start >= today ? wish.start : today))
  const shown = Array.from({ length: months }, (_, at) => moveMonths(month, at))
  const fares = useFares(load, wish, shown)
  const fare = fares.get(range.start)
  const days = daysOf({ ...wish, ...range })
  return (
    <div className={styles.when} data-months={months}>
      <RangeCalendar
        value={range}
        min={today}
        months={months}
        onShow={setMonth}
        {...(fares.size > 0
          ? {
              noteOf: (date: LocalDate) => {
                const price = fares.get(date)
                return price === undefined ? undefined : dollars(price)
              },
            }
          : {})}
        onChange={({ start, end }) => {
          const last = addDays(start, longest - 1)
          const next = { start, end: end > last ? last : end }
          setRange(next)
          if (!end) return
          onWrite(next)
          onDone()
        }}
      />
      <p className={styles.foot} role="status">
        {range.end ? text.daysAndFare(days, fare && dollars(fare)) : text.chooseEnd}
        {fares.size > 0 ? <span>{text.fares}</span> : null}
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

const usualAge = 8
const everyAge = Array.from({ length: 18 }, (_, age) => age)

/** Steppers for adults and children, and an age for each child. */
export function WhoPicker({ wish, onWrite, onDone }: PickerProps) {
  const { adults, ages } = wish
  const write = (next: { adults?: number; ages?: readonly number[] }): void =>
    onWrite({
      adults: String(next.adults ?? adults),
      children: (next.ages ?? ages).join(', '),
    })
  return (
    <div className={styles.who}>
      <Stepper
        name={text.adults}
        hint={text.overEighteen}
        unit={text.adult}
        value={adults}
        min={1}
        max={headsAtMost - ages.length}
        onChange={(count) => write({ adults: count })}
      />
      <Stepper
        name={text.children}
        hint={text.upToSeventeen}
        unit={text.child}
        value={ages.length}
        min={0}
        max={headsAtMost - adults}
        onChange={(count) =>
          write({ ages: count > ages.length ? [...ages, usualAge] : ages.slice(0, count) })
        }
      />
      {ages.map((age, at) => (
        <label key={at} className={styles.row}>
          <span>
            <b>{ages.length === 1 ? text.ageOfOne : text.ageOf(at + 1)}</b>
            <span>{text.onTheDay}</span>
          </span>
          <select
            value={age}
            onChange={({ target }) => write({ ages: ages.with(at, Number(target.value)) })}
          >
            {everyAge.map((one) => (
              <option key={one} value={one}>
                {text.years(one)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button look="line" block onClick={onDone}>
        {text.done}
      </Button>
    </div>
  )
}

const amounts = [2000, 4000, 6000, 10_000]

/** Usual amounts, and what one is a day and person. */
export function BudgetPicker({ wish, onWrite, onDone }: PickerProps) {
  const [days, heads] = [daysOf(wish), wish.adults + wish.ages.length]
  const choose = (amount: number): void => {
    onWrite({ budget: amount > 0 ? String(amount) : '' })
    onDone()
  }
  return (
    <div className={styles.amounts}>
      <p>{text.forEveryone}</p>
      <ul>
        {amounts.map((amount) => (
          <li key={amount}>
            <button
              type="button"
              aria-pressed={wish.budget === amount}
              onClick={() => choose(amount)}
            >
              <b>{dollars(amount)}</b>
              {days > 0 ? <span>{text.aDayEach(dollars(amount / days / heads))}</span> : null}
            </button>
          </li>
        ))}
        <li>
          <button type="button" aria-pressed={wish.budget === 0} onClick={() => choose(0)}>
            <b>{text.noLimit}</b>
            <span>{text.seeTheTotal}</span>
          </button>
        </li>
      </ul>
    </div>
  )
}
