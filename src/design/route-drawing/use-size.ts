import { useLayoutEffect, useRef, useState } from 'react'

/** The size of a frame; undefined before it is measured, and on the server. */
export function useSize() {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>()
  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return undefined
    // It tells the first width too, once the page is laid out: asked for here it would lay it out anew.
    const sizes = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0)
      const height = Math.round(entry?.contentRect.height ?? 0)
      setSize(width === 0 ? undefined : { width, height })
    })
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [])
  return { frame, size }
}
