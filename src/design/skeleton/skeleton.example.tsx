import { SkeletonList } from './skeleton.tsx'

export function SkeletonExample() {
  return (
    <>
      <SkeletonList label="Loading hotels" rows={1} />
      <SkeletonList label="Loading flights" look="ticket" rows={1} />
      <SkeletonList label="Loading the itinerary" look="row" rows={2} />
      <SkeletonList label="Loading the answer" look="text" rows={1} />
    </>
  )
}
