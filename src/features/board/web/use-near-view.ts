import { useEffect, useRef, useState } from 'react'

/** The board scrolls inside the page: its own edge counts as well as the window's. */
const margins: IntersectionObserverInit & { scrollMargin: string } = {
  rootMargin: '240px',
  scrollMargin: '96px',
}

/** Whether an element is in sight, or nearly: as far away as half a day counts too. `first`: until that is known. */
export function useNearView(first: boolean) {
  const place = useRef<HTMLElement>(null)
  const [isNear, setIsNear] = useState(first)
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear(entry?.isIntersecting ?? false),
      margins,
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return [place, isNear] as const
}
