import { type ReactNode, useEffect, useRef } from 'react'
import { loadPictures } from '../picture/load-pictures.ts'
import { type Islands, hydrateIslands } from './hydrate-islands.ts'

/** Constant, so React sees no change. */
const untouched = { __html: '' }

function StaticHtml({ islands }: { readonly islands: Islands | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const stops = [loadPictures(current), ...(islands ? [hydrateIslands(current, islands)] : [])]
    return () => {
      for (const stop of stops) stop()
    }
  }, [islands])
  return (
    <div
      ref={box}
      data-still=""
      // React leaves such content alone while it takes a page over, so the rendered HTML stays.
      // oxlint-disable-next-line react/no-danger -- an empty text that is never written
      dangerouslySetInnerHTML={untouched}
      suppressHydrationWarning
    />
  )
}

interface StaticContentProps {
  /** The content at prerender; absent in the browser, where the HTML is already there. */
  readonly children?: ReactNode
  /** Islands to hydrate inside the existing HTML. */
  readonly islands?: Islands | undefined
}

/**
 * Words and pictures that need no script. Without `children` the HTML that the build rendered here
 * stays as it is, and the code that made it is never loaded; its links are followed by the app.
 */
export function StaticContent({ children, islands }: StaticContentProps) {
  return children === undefined ? (
    <StaticHtml islands={islands} />
  ) : (
    <div data-still="">{children}</div>
  )
}
