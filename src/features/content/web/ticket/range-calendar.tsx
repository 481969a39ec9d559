import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { DateRange } from '#design/date-range-field/date-range.ts'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { formatDayFull, type LocalDate } from '#platform/shared/local-date.ts'
import {
  firstOfMonth,
  inMonth,
  keyMoves,
  monthTitle,
  monthWeeks,
  moveMonths,
  placeInWeek,
} from '../../domain/calendar-months.ts'
import { rangeCalendarText as text } from './messages.ts'
import styles from './range-calendar.module.css'

interface RangeCalendarProps {
  readonly value: DateRange
  /** The first press gives the start, with the end empty; the second the end. */
  readonly onChange: (range: DateRange) => void
  readonly min: LocalDate
  /** How many months are side by side. */
  readonly months: 1 | 2
  /** The first month shown changed: its first day. */
  readonly onShow: (month: LocalDate) => void
  /** A few letters under a day: "$630". */
  readonly noteOf?: ((date: LocalDate) => string | undefined) | undefined
}

type Part = 'start' | 'end' | 'within' | 'outside'

function partOf(date: LocalDate, { start, end }: DateRange): Part {
  if (date === start) return 'start'
  if (date === end) return 'end'
  return end && date > start && date < end ? 'within' : 'outside'
}

interface MonthProps extends Pick<RangeCalendarProps, 'value' | 'min' | 'noteOf'> {
  readonly month: LocalDate
  readonly focused: LocalDate
  readonly onChoose: (date: LocalDate) => void
}

interface WeeksProps extends MonthProps {
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function Day({ date, focused, value, min, noteOf, onChoose }: MonthProps & { date: LocalDate }) {
  const part = partOf(date, value)
  const note = noteOf?.(date)
  return (
    <div
      role="gridcell"
      aria-selected={part !== 'outside'}
      data-part={part}
      style={{ gridColumn: placeInWeek(date) + 1 }}
    >
      <button
        type="button"
        data-date={date}
        tabIndex={date === focused ? 0 : -1}
        disabled={date < min}
        aria-label={[formatDayFull(date), text[part], note].filter(Boolean).join(', ')}
        onClick={() => onChoose(date)}
      >
        <b>{Number(date.slice(8))}</b>
        {noteOf ? <span>{note}</span> : null}
      </button>
    </div>
  )
}

function Month({ onKeyDown, ...props }: WeeksProps) {
  const { month } = props
  return (
    <div className={styles.month}>
      <p>{monthTitle(month)}</p>
      <div role="grid" tabIndex={-1} aria-label={monthTitle(month)} onKeyDown={onKeyDown}>
        <div role="row">
          {text.weekdays.map(([name, full]) => (
            <span key={name} role="columnheader" aria-label={full}>
              {name}
            </span>
          ))}
        </div>
        {monthWeeks(month).map((week) => (
          <div key={week[0]} role="row">
            {week.map((date) => (
              <Day key={date} {...props} date={date} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/**
 * Days of a range in one or two months (ARIA grid): arrows move by days and weeks, Home and End in the week,
 * Page Up and Page Down by months, Enter and Space choose. The chosen day takes the focus when it comes.
 */
export function RangeCalendar(props: RangeCalendarProps) {
  const { value, onChange, min, months, onShow, noteOf } = props
  const box = useRef<HTMLDivElement>(null)
  const first = value.start >= min ? value.start : min
  const [focused, setFocused] = useState(first)
  const [shown, setShown] = useState(firstOfMonth(first))
  const wantsFocus = useRef(true)
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    box.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
  })
  const show = (month: LocalDate): void => {
    setShown(month)
    onShow(month)
  }
  const leaf = (by: number): void => {
    const month = moveMonths(shown, by)
    show(month)
    if (!inMonth(focused, month, months)) setFocused(month > min ? month : min)
  }
  const choose = (date: LocalDate): void => {
    setFocused(date)
    const isSecond = value.start !== '' && value.end === '' && date >= value.start
    onChange(isSecond ? { start: value.start, end: date } : { start: date, end: '' })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = keyMoves.get(event.key)
    if (!move) return
    event.preventDefault()
    const target = move(focused)
    const next = target < min ? min : target
    wantsFocus.current = true
    setFocused(next)
    if (!inMonth(next, shown, months))
      show(next < shown ? firstOfMonth(next) : moveMonths(firstOfMonth(next), 1 - months))
  }
  const all = Array.from({ length: months }, (_, at) => moveMonths(shown, at))
  return (
    <div ref={box} className={styles.calendar}>
      <IconButton
        icon={ChevronLeft}
        label={text.before}
        className={styles.before}
        disabled={shown <= firstOfMonth(min)}
        onClick={() => leaf(-1)}
      />
      {all.map((month) => (
        <Month
          key={month}
          {...{ month, focused, value, min, noteOf, onKeyDown }}
          onChoose={choose}
        />
      ))}
      <IconButton
        icon={ChevronRight}
        label={text.after}
        className={styles.after}
        onClick={() => leaf(1)}
      />
    </div>
  )
}
