import type { ReactNode } from 'react'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { facts } from '#platform/web/facts.ts'
import { pageLoadingText } from './messages.ts'

interface PageLoadingProps {
  /** The page's own; the site's name where nothing is known of it yet. */
  readonly head?: ReactNode
}

/** Stands where a page will be while its script arrives. */
export function PageLoading({ head = <title>{facts.name}</title> }: PageLoadingProps) {
  return (
    <div className="wrap page">
      {head}
      <SkeletonList label={pageLoadingText.loadingPage} look="text" />
    </div>
  )
}
