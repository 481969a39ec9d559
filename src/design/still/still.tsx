import { type ReactNode, useEffect, useRef } from 'react'
import { wakePictures } from '../picture/wake-pictures.ts'

/** The same object each time: React then sees that nothing changed. */
const untouched = { __html: '' }

function Asleep() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? wakePictures(box.current) : undefined), [])
  return (
    <div
      ref={box}
      data-still=""
      // React leaves such content alone while it takes a page over, so the rendered HTML stays.
      dangerouslySetInnerHTML={untouched}
      suppressHydrationWarning
    />
  )
}

/**
 * Words and pictures that need no script. Without `children` the HTML that the build rendered here
 * stays as it is, and the code that made it is never loaded; its links are followed by the app.
 */
export function Still({ children }: { readonly children?: ReactNode }) {
  return children === undefined ? <Asleep /> : <div data-still="">{children}</div>
}
