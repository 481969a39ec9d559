import { Picture } from '#design/picture/picture.tsx'
import { Poster, type PictureRatio } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import type { TripSummaryView } from './trips.client.ts'

interface TripPictureProps {
  readonly trip: Pick<TripSummaryView, 'destination' | 'destinations'>
  readonly ratio: PictureRatio
  readonly className?: string | undefined
}

/** Poster of the first destination, else an icon. */
export function TripPicture({ trip, ratio, className }: TripPictureProps) {
  const { destination, destinations } = trip
  // "Montréal" is the poster "montreal".
  const byName = destination
    .trim()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
  const slug = [destinations[0]?.ref ?? '', byName].find(isPosterSlug)
  return slug ? (
    <Poster slug={slug} ratio={ratio} lazy className={className} />
  ) : (
    <Picture src="/art/attraction/place.svg" ratio={ratio} className={className} />
  )
}
