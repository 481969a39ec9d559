import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './day-column.module.css'
import { dayColumnText } from '../messages.ts'

interface DayHeadProps {
  /** From 1; in a circle. */
  number: number
  /** "Mon 12 Apr". */
  date: string
}

export interface DayColumnProps extends DayHeadProps {
  /** Where the day is spent: "Asakusa". */
  area?: string | undefined
  /** "$38". */
  total?: string | undefined
  /** The stops, each an `<li>`. */
  children: ReactNode
  /** Adds a stop. */
  action?: ReactNode
  className?: string | undefined
}

/** A day of a trip with its stops. */
export function DayColumn(props: DayColumnProps) {
  const { number, date, area, total, children, action, className } = props
  return (
    <section
      aria-label={dayColumnText.day(number, date)}
      className={classNames(styles.day, className)}
    >
      <div className={styles.head}>
        <Circle number={number} />
        <div className={styles.words}>
          <h3 className={styles.date}>{date}</h3>
          {area ? <p className={styles.area}>{area}</p> : null}
        </div>
        {total ? <p className={styles.total}>{total}</p> : null}
      </div>
      <ol className={styles.stops}>{children}</ol>
      {action}
    </section>
  )
}

export interface EmptyDayProps extends DayHeadProps {
  /** What could be done with it: "Nothing planned. Kamakura is 55 minutes by train." */
  children: ReactNode
  action?: ReactNode
}

/** A day without stops is one line. */
export function EmptyDay({ number, date, children, action }: EmptyDayProps) {
  return (
    <section aria-label={dayColumnText.day(number, date)} className={styles.empty}>
      <Circle number={number} />
      <h3 className={styles.date}>{date}</h3>
      <p className={styles.hint}>{children}</p>
      {action}
    </section>
  )
}

const Circle = ({ number }: { number: number }) => (
  <span className={styles.circle} aria-hidden="true">
    {number}
  </span>
)
