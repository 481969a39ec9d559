import { type ReactNode, useEffect, useRef } from 'react'
import styles from './budget-ribbon.module.css'

/** Holds the ribbon at the top of the window, on one line, once its place in the head was scrolled past. */
export function StuckRibbon({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const own = place.current
    if (!own) return undefined
    const seen = new IntersectionObserver(([entry]) => {
      const isPast = !!entry && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0
      // Its place in the head stays as high as it was.
      own.style.height = isPast ? `${entry.boundingClientRect.height}px` : ''
      own.toggleAttribute('data-stuck', isPast)
    })
    seen.observe(own)
    return () => seen.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.place}>
      {children}
    </div>
  )
}
