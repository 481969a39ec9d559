import { type RefObject, useEffect, useState } from 'react'
import { addDays, formatDayShort } from '#platform/shared/local-date.ts'
import { dragByFinger } from '#platform/web/finger-drag.ts'
import styles from './found-days.module.css'
import { boardText as text } from './messages.ts'

interface FoundDaysProps {
  /** Contains the finder and the days. */
  readonly board: RefObject<HTMLElement | null>
  readonly startDate: string
  readonly count: number
}

/** The days of the trip to drop on while a finger carries something from the finder. */
export function FoundDays({ board, startDate, count }: FoundDaysProps) {
  const [isCarrying, setCarrying] = useState(false)
  useEffect(() => {
    const root = board.current
    if (!root) return undefined
    const stop = dragByFinger(root)
    const begin = ({ isTrusted }: Event): void => setCarrying(!isTrusted)
    const end = (): void => setCarrying(false)
    root.addEventListener('dragstart', begin)
    root.addEventListener('dragend', end)
    return () => {
      stop()
      root.removeEventListener('dragstart', begin)
      root.removeEventListener('dragend', end)
    }
  }, [board])
  if (!isCarrying) return null
  const days = Array.from({ length: count }, (_, index) => addDays(startDate, index))
  return (
    <div className={styles.days} aria-hidden="true">
      <p>{text.dropOn}</p>
      <ol>
        {days.map((day) => (
          <li key={day} data-day={day}>
            {formatDayShort(day)}
          </li>
        ))}
      </ol>
    </div>
  )
}
