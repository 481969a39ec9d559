import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { use } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { Signpost } from '#design/signpost/signpost.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { ApiError } from '#platform/web/api-client.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { facts } from '#platform/web/facts.ts'
import { PageHead, PagePath, ServerHead } from '#platform/web/page-head.tsx'
import { sharedHead, unknownHead, waitingHead } from '../domain/shared-head.ts'
import { type SharedCheck, useSharedCheck, useSharedTrip } from './sharing.queries.ts'
import { SharedTripView } from './shared-trip-view.tsx'
import { sharedTripPageText } from './messages.ts'

type Query = ReturnType<typeof useSharedTrip>

const leadsNowhere = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** The server-rendered head until the trip is there; after navigation within the app there is none. */
function SharedHead({ trip }: { trip: Query }) {
  if (trip.isSuccess) {
    const { placeId } = trip.data
    const picture = placeId && isPosterSlug(placeId) ? { picture: `/social/${placeId}.png` } : {}
    return <PageHead {...sharedHead(trip.data)} {...picture} hidden />
  }
  if (trip.isError && leadsNowhere(trip.error)) return <PageHead {...unknownHead} hidden />
  const isWritten = use(PagePath) === facts.pageAddress
  return isWritten ? <ServerHead /> : <PageHead {...waitingHead} hidden />
}

function SharedTrip({ trip, check }: { trip: Query; check: SharedCheck | undefined }) {
  if (trip.isPending) return <SkeletonList label={sharedTripPageText.openingTrip} look="row" />
  if (trip.isSuccess) return <SharedTripView trip={trip.data} check={check} />
  if (leadsNowhere(trip.error))
    return (
      <Signpost
        title={sharedTripPageText.thisLinkWasTurned}
        poster={{ slug: 'lisbon', name: sharedTripPageText.lisbon, place: 'Portugal' }}
        action={<ButtonLink href="/planner">{sharedTripPageText.planTripYourOwn}</ButtonLink>}
      >
        {sharedTripPageText.askForNewOne}
      </Signpost>
    )
  return <RetryNotice onRetry={trip.refetch}>{trip.error.message}</RetryNotice>
}

function SharedPage() {
  const token = location.pathname.split('/').findLast(Boolean) ?? ''
  const trip = useSharedTrip(token.toLowerCase())
  const check = useSharedCheck(token.toLowerCase())
  return (
    <>
      <SharedHead trip={trip} />
      <div className="wrap page">
        <SharedTrip trip={trip} check={check.data} />
      </div>
    </>
  )
}

/** A trip opened by its link. Rendered only in the browser, where the address is known. */
export function SharedTripPage() {
  return (
    <DataFrame>
      <SharedPage />
    </DataFrame>
  )
}
