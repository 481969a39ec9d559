import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DateRange } from '#design/date-range-field/date-range.ts'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import {
  addDays,
  daysInclusive,
  formatDayFull,
  type LocalDate,
} from '#platform/shared/local-date.ts'
import { daysText } from '#platform/web/ticket-faces.ts'
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

export interface DayNote {
  readonly brief: string
  readonly spoken: string
}

interface RangeCalendarProps {
  readonly value: DateRange
  /** The first press gives the start, with the end empty; the second the end. */
  readonly onChange: (range: DateRange) => void
  readonly min: LocalDate
  /** Two months side by side, or a year of them that scrolls. */
  readonly layout: 'pair' | 'list'
  /** A month came into sight: its first day. */
  readonly onShow: (month: LocalDate) => void
  /** The day under the pointer or the focus. */
  readonly onPoint: (date: LocalDate) => void
  /** A few letters under a day, "$630", and what they mean, "flights from $630 each". */
  readonly noteOf?: ((date: LocalDate) => DayNote | undefined) | undefined
}

type Part = 'start' | 'end' | 'within' | 'outside'

function partOf(date: LocalDate, { start, end }: DateRange): Part {
  if (date === start) return 'start'
  if (date === end) return 'end'
  return end && date > start && date < end ? 'within' : 'outside'
}

interface MonthProps extends Pick<RangeCalendarProps, 'value' | 'min' | 'noteOf' | 'onPoint'> {
  readonly month: LocalDate
  readonly focused: LocalDate
  readonly onChoose: (date: LocalDate) => void
}

/** What a day is in the range, or how long the trip would be if it ended there. */
function wordsOf(date: LocalDate, { start, end }: DateRange, part: Part): string {
  if (part !== 'outside' || !start || end || date < start) return text[part]
  return text.wouldBe(daysText(daysInclusive(start, date)))
}

interface WeeksProps extends MonthProps {
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function Day(props: MonthProps & { date: LocalDate }) {
  const { date, focused, value, min, noteOf, onChoose, onPoint } = props
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
        aria-label={[formatDayFull(date), wordsOf(date, value, part), note?.spoken]
          .filter(Boolean)
          .join(', ')}
        onClick={() => onChoose(date)}
        onPointerEnter={() => onPoint(date)}
        onFocus={() => onPoint(date)}
      >
        <b>{Number(date.slice(8))}</b>
        {noteOf ? <span>{note?.brief}</span> : null}
      </button>
    </div>
  )
}

function Month({ onKeyDown, ...props }: WeeksProps) {
  const { month } = props
  return (
    <div className={styles.month} data-month={month}>
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

/** Scrolls a list to the head of a day's month, whose name would be cut were the day in the middle. */
function showMonthOf(day: HTMLElement, list: HTMLElement | null): void {
  const month = day.closest<HTMLElement>('[data-month]')
  if (list && month)
    list.scrollTop += month.getBoundingClientRect().top - list.getBoundingClientRect().top
}

/** Months that a list shows: as far ahead as fares are sold. */
const listed = 12

/**
 * Days of a range in two months, or in a list of them (ARIA grid): arrows move by days and weeks, Home and End in the week,
 * Page Up and Page Down by months, Enter and Space choose. The chosen day takes the focus when it comes.
 */
export function RangeCalendar(props: RangeCalendarProps) {
  const { value, onChange, min, layout, onShow, onPoint, noteOf } = props
  const box = useRef<HTMLDivElement>(null)
  const first = value.start >= min ? value.start : min
  const [focused, setFocused] = useState(first)
  const isList = layout === 'list'
  const months = isList ? listed : 2
  const [shown, setShown] = useState(firstOfMonth(isList ? min : first))
  const wantsFocus = useRef(true)
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    const day = box.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)
    day?.focus({ preventScroll: true })
    if (isList && day) showMonthOf(day, box.current)
    day?.scrollIntoView({ block: 'nearest' })
  })
  const tellShown = useEffectEvent(onShow)
  useEffect(() => {
    if (!isList || !box.current) return undefined
    const watch = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement)
          tellShown(target.dataset['month'] ?? '')
    })
    for (const month of box.current.querySelectorAll('[data-month]')) watch.observe(month)
    return () => watch.disconnect()
  }, [isList])
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
    const last = addDays(moveMonths(shown, months), -1)
    setFocused(isList && next > last ? last : next)
    if (isList) return
    if (!inMonth(next, shown, months))
      show(next < shown ? firstOfMonth(next) : moveMonths(firstOfMonth(next), 1 - months))
  }
  const all = Array.from({ length: months }, (_, at) => moveMonths(shown, at))
  return (
    <div ref={box} className={styles[layout]}>
      {isList ? null : (
        <IconButton
          icon={ChevronLeft}
          label={text.before}
          className={styles.before}
          disabled={shown <= firstOfMonth(min)}
          onClick={() => leaf(-1)}
        />
      )}
      {all.map((month) => (
        <Month
          key={month}
          {...{ month, focused, value, min, noteOf, onKeyDown, onPoint }}
          onChoose={choose}
        />
      ))}
      {isList ? null : (
        <IconButton
          icon={ChevronRight}
          label={text.after}
          className={styles.after}
          onClick={() => leaf(1)}
        />
      )}
    </div>
  )
}
