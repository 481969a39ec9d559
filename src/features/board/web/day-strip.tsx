import { type KeyboardEvent, memo, type RefObject, useEffect, useRef } from 'react'
import { Lock } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import { nextIndex } from '#design/next-index.ts'
import { addDays, formatDayShort } from '#platform/shared/local-date.ts'
import styles from './day-strip.module.css'
import { boardText as text, columnText } from './messages.ts'
import { gate, useDayInSight } from './use-day-in-sight.ts'

const isMonday = (day: string): boolean => new Date(`${day}T12:00:00Z`).getUTCDay() === 1

/** Most days that share a phone's width. */
const fewDays = 6

interface DayStripProps {
  readonly startDate: string
  readonly count: number
  /** Days after these that wait for a higher tier. */
  readonly veiled: number
  /** True: several days side by side. False: one. */
  readonly wide: boolean
  /** A stop is carried: the strip stays in sight, and its chips where they are. */
  readonly isCarrying: boolean
  /** The day over which it is, '' for the ideas. */
  readonly over: string | undefined
  readonly board: RefObject<HTMLElement | null>
  /** Changes of a draft, one number a day and the last for the ideas, joined so that it stays the same. */
  readonly changes: string
}

/** "Mon" and "12" of "Mon 12 Apr". */
function Face({ day }: { readonly day: string }) {
  const [weekday, number] = formatDayShort(day).split(' ')
  return (
    <>
      <small>{weekday}</small>
      {number}
    </>
  )
}

/** Day navigation: one tab stop with arrow keys. */
export const DayStrip = memo(function DayStrip(props: DayStripProps) {
  const { startDate, count, veiled, wide, isCarrying, over, board } = props
  const changes = props.changes.split(' ').map(Number)
  const strip = useRef<HTMLElement>(null)
  const [current = startDate, goTo] = useDayInSight(board, wide, `${startDate} ${count} ${veiled}`)
  const days = Array.from({ length: count }, (_, index) => addDays(startDate, index))
  const places = wide ? days : [...days, '']
  const waiting = Array.from({ length: wide ? 0 : veiled }, (_, at) =>
    addDays(startDate, count + at),
  )

  useEffect(() => {
    const wanted = window.location.hash.slice(1)
    if (wanted) goTo(wanted)
    // Only the initial hash.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (!strip.current || !chip || isCarrying) return
    // scrollIntoView would move the page too.
    strip.current.scrollLeft = chip.offsetLeft - (strip.current.clientWidth - chip.offsetWidth) / 2
  }, [current, isCarrying])

  const onKeyDown = (event: KeyboardEvent): void => {
    const chips = [...(strip.current?.querySelectorAll('button') ?? [])]
    const from = chips.findIndex((chip) => chip === event.target)
    const chip = chips[nextIndex(event.key, from, chips.length, 'horizontal')]
    if (!chip) return
    event.preventDefault()
    chip.focus()
  }
  return (
    <nav
      ref={strip}
      className={styles.strip}
      data-strip=""
      data-carrying={isCarrying ? '' : undefined}
      aria-label={text.goToDay}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens for the buttons inside */}
      <ol
        className={styles.days}
        data-few={count + veiled <= fewDays ? '' : undefined}
        onKeyDown={onKeyDown}
      >
        {places.map((day, index) => (
          <li
            key={day}
            // The days that wait come before the ideas.
            style={day ? undefined : { order: 1 }}
            data-week={day && index > 0 && isMonday(day) ? '' : undefined}
          >
            <button
              type="button"
              className={styles.day}
              data-chip={day}
              data-over={day === over ? '' : undefined}
              tabIndex={day === current ? 0 : -1}
              aria-current={day === current ? 'true' : undefined}
              data-changes={changes[index] ? '' : undefined}
              aria-label={[
                day ? text.day(index + 1, formatDayShort(day)) : text.ideas,
                ...(changes[index] ? [columnText.changes(changes[index])] : []),
              ].join(', ')}
              onClick={() => goTo(day)?.focus({ preventScroll: true })}
            >
              {day ? <Face day={day} /> : text.ideas}
            </button>
          </li>
        ))}
        {waiting.map((day, index) => (
          <li key={day}>
            <button
              type="button"
              className={styles.day}
              data-waits=""
              tabIndex={current === gate && index === 0 ? 0 : -1}
              aria-current={current === gate && index === 0 ? 'true' : undefined}
              aria-label={text.waits(count + index + 1, formatDayShort(day))}
              onClick={() => goTo(gate)?.focus({ preventScroll: true })}
            >
              <Face day={day} />
              <Icon of={Lock} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
})
