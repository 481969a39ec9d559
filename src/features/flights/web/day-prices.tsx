import { useEffect, useRef } from 'react'
import { Skeleton } from '#design/skeleton/skeleton.tsx'
import { formatDayShort } from '#platform/shared/local-date.ts'
import type { DayPrice } from '../contract/flights.contract.ts'
import styles from './day-prices.module.css'
import { dayPricesText } from './messages.ts'

interface DayPricesProps {
  /** Absent while they are on their way. */
  readonly days: readonly DayPrice[] | undefined
  readonly chosen: string
  readonly onChoose: (date: string) => void
}

const whole = (price: number): string => `$${Math.round(price).toLocaleString('en-CA')}`

/** Share of the highest bar: the cheapest day still has one. */
const heightOf = (price: number, least: number, most: number): number =>
  most === least ? 60 : 30 + (70 * (price - least)) / (most - least)

/** What a departure on the days around would cost; a press searches that day. */
export function DayPrices({ days, chosen, onChoose }: DayPricesProps) {
  const row = useRef<HTMLUListElement>(null)
  const known = days?.flatMap(({ price }) => price ?? []) ?? []
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const count = days?.length ?? 0
  const place = days?.findIndex(({ date }) => date === chosen) ?? -1
  useEffect(() => {
    const now = row.current?.children.item(place)
    // Only the row moves: scrollIntoView would move the page too.
    if (now instanceof HTMLElement && row.current && count > 0)
      row.current.scrollLeft = now.offsetLeft - row.current.clientWidth / 2
  }, [count, place])
  if (days && known.length === 0) return null
  return (
    <section aria-label={dayPricesText.pricesDaysAround} className={styles.section}>
      <h2 className={styles.title}>{dayPricesText.anotherDayAnotherPrice}</h2>
      {days ? (
        <ul ref={row} className={styles.row}>
          {days.map(({ date, price }) => (
            <li key={date}>
              <button
                type="button"
                className={styles.day}
                disabled={price === null}
                aria-current={date === chosen ? 'date' : undefined}
                data-least={price === least || undefined}
                onClick={() => onChoose(date)}
              >
                <span className={styles.price}>
                  {price === null ? dayPricesText.none : whole(price)}
                </span>
                <span aria-hidden="true" className={styles.well}>
                  {price === null ? null : (
                    <span
                      className={styles.bar}
                      style={{ height: `${heightOf(price, least, most)}%` }}
                    />
                  )}
                </span>
                <span className={styles.date}>{formatDayShort(date)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.waiting}>
          <output className="visually-hidden">{dayPricesText.loadingPricesOtherDays}</output>
          <Skeleton shape="block" />
        </div>
      )}
    </section>
  )
}
