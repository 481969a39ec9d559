import type { ReactNode } from 'react'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { facts } from '#platform/web/facts.ts'
import { pageLoadingText } from './messages.ts'

interface PageLoadingProps {
  /** Head of the page; default: the site's name. */
  readonly head?: ReactNode
}

/** Placeholder while a page's module loads. */
export function PageLoading({ head = <title>{facts.name}</title> }: PageLoadingProps) {
  return (
    <div className="wrap page">
      {head}
      <SkeletonList label={pageLoadingText.loadingPage} look="text" />
    </div>
  )
}
