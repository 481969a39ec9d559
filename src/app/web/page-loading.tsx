import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { facts } from '#platform/web/facts.ts'

/** Stands where a page will be while its script arrives. */
export function PageLoading() {
  return (
    <div className="wrap page">
      <title>{facts.name}</title>
      <SkeletonList label="Loading the page" look="text" />
    </div>
  )
}
