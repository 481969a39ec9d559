import { SkeletonList } from '#design/skeleton/skeleton.tsx'

/** Stands where a page will be while its script arrives. */
export function PageLoading() {
  return (
    <div className="wrap page">
      <SkeletonList label="Loading the page" look="text" />
    </div>
  )
}
