import { Button, ButtonLink } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { ApiError } from '#platform/web/api-client.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { useSharedTrip } from './sharing.queries.ts'
import { SharedTripView } from './shared-trip-view.tsx'

const leadsNowhere = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

function SharedTrip({ token }: { token: string }) {
  const trip = useSharedTrip(token)
  if (trip.isPending) return <SkeletonList label="Opening the trip" look="row" />
  if (trip.isSuccess) return <SharedTripView trip={trip.data} />
  if (leadsNowhere(trip.error))
    return (
      <Signpost
        title="This link leads nowhere"
        poster={{ slug: 'lisbon', name: 'Lisbon', place: 'Portugal' }}
        action={<ButtonLink href="/planner">Plan a trip of your own</ButtonLink>}
      >
        It was taken back by whoever shared it, or a part of it is missing.
      </Signpost>
    )
  return (
    <Notice
      tone="error"
      live
      action={
        <Button look="line" size="small" onClick={() => void trip.refetch()}>
          Try again
        </Button>
      }
    >
      {trip.error.message}
    </Notice>
  )
}

/** A trip for whoever has its link. The page is drawn in the browser alone, so the address is there. */
export function SharedTripPage() {
  const token = location.pathname.split('/').at(-1) ?? ''
  return (
    <DataFrame>
      <PageHead title="A shared trip" description="A trip to look at, day by day." hidden />
      <div className="wrap page">
        <SharedTrip token={token} />
      </div>
    </DataFrame>
  )
}
