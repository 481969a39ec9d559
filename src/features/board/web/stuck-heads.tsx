import { type CSSProperties, type RefObject, useEffect, useRef } from 'react'
import type { TripView } from '#features/trips/web/index.ts'
import { formatDayShort } from '#platform/shared/local-date.ts'
import styles from './stuck-heads.module.css'

interface StuckHeadsProps {
  readonly trip: TripView
  /** Half days that are seen at once. */
  readonly halves: number
  readonly board: RefObject<HTMLElement | null>
}

/** So much of a day is all of it. */
const wholeRatio = 0.95

/** Only where days stand side by side, without a finder over them. */
export const StuckHeads = ({ isOn, ...props }: StuckHeadsProps & { readonly isOn: boolean }) =>
  // Days that open or go take the place of what stood last: it is watched anew.
  isOn ? <Heads key={`${props.trip.days.length} ${props.trip.veiled === null}`} {...props} /> : null

/**
 * The dates over their columns once the heads of the days were scrolled past: what scrolls to the side cannot hold
 * its own heads at the edge of the window. They say what the heads say, so they are drawn only.
 */
function Heads({ trip, halves, board }: StuckHeadsProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const days = board.current?.querySelector('[data-scroller]')
    const head = days?.querySelector('[data-head]')
    const own = row.current
    if (!days || !head || !own) return undefined
    const follow = (): void => {
      own.scrollLeft = days.scrollLeft
    }
    // Below what else stays at the top of the window.
    const top = Number.parseFloat(getComputedStyle(own.parentElement ?? own).top) || 0
    const edge = new IntersectionObserver(
      ([entry]) => {
        const isPast = !!entry && !entry.isIntersecting && entry.boundingClientRect.top < top
        own.toggleAttribute('data-stuck', isPast)
        follow()
      },
      { rootMargin: `${-top}px 0px 0px` },
    )
    edge.observe(head)
    // The days go on to the side until the last of them is whole.
    const end = new IntersectionObserver(
      ([entry]) =>
        days.parentElement?.toggleAttribute(
          'data-goes-on',
          !!entry && entry.intersectionRatio < wholeRatio,
        ),
      { root: days, threshold: wholeRatio },
    )
    if (days.lastElementChild) end.observe(days.lastElementChild)
    days.addEventListener('scroll', follow, { passive: true })
    return () => {
      edge.disconnect()
      end.disconnect()
      days.removeEventListener('scroll', follow)
    }
  }, [board])
  return (
    <div className={styles.place} aria-hidden="true">
      <div ref={row} className={styles.row} style={{ '--halves': halves } as CSSProperties}>
        {trip.days.map(({ date }) => (
          <span key={date}>{formatDayShort(date)}</span>
        ))}
        {/* The days that wait stand beside the last, as wide as two. */}
        {trip.veiled ? <span className={styles.beyond} /> : null}
      </div>
    </div>
  )
}
