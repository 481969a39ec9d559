import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { type ComponentType, use } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { ApiError } from '#platform/web/api-client.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { facts } from '#platform/web/facts.ts'
import { PageHead, PagePath, ServerHead } from '#platform/web/page-head.tsx'
import { sharedHead, unknownHead, waitingHead } from '../domain/shared-head.ts'
import type { SharedTrip as Trip } from './sharing.client.ts'
import { type SharedCheck, useSharedCheck, useSharedTrip } from './sharing.queries.ts'
import { SharedTripView } from './shared-trip-view.tsx'
import { sharedTripPageText } from './messages.ts'

interface MapProps {
  /** The days on a map, as far as there is one. */
  readonly map: ComponentType<{ readonly trip: Trip }>
}

type Query = ReturnType<typeof useSharedTrip>

const leadsNowhere = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** The server-rendered head until the trip is there; after navigation within the app there is none. */
function SharedHead({ trip }: { trip: Query }) {
  if (trip.isSuccess) {
    const picture = `${location.pathname.replace(/\/$/, '')}/card.png`
    return <PageHead {...sharedHead(trip.data)} picture={picture} hidden />
  }
  if (trip.isError && leadsNowhere(trip.error)) return <PageHead {...unknownHead} hidden />
  const isWritten = use(PagePath) === facts.pageAddress
  return isWritten ? <ServerHead /> : <PageHead {...waitingHead} hidden />
}

interface OpenedProps extends MapProps {
  readonly trip: Query
  readonly token: string
  readonly check: SharedCheck | undefined
}

function SharedTrip({ trip, token, check, map: TripMap }: OpenedProps) {
  if (trip.isPending) return <SkeletonList label={sharedTripPageText.openingTrip} look="row" />
  if (trip.isSuccess)
    return (
      <SharedTripView
        trip={trip.data}
        token={token}
        check={check}
        map={<TripMap trip={trip.data} />}
      />
    )
  if (leadsNowhere(trip.error))
    return (
      <Signpost
        title={sharedTripPageText.turnedOff}
        poster={{ slug: 'lisbon', name: sharedTripPageText.lisbon, place: 'Portugal' }}
        action={
          <>
            <ButtonLink href="/">{sharedTripPageText.home}</ButtonLink>
            <ButtonLink href="/planner" look="line">
              {sharedTripPageText.planTripYourOwn}
            </ButtonLink>
          </>
        }
      >
        {sharedTripPageText.turnedOffHint}
      </Signpost>
    )
  return <RetryNotice onRetry={trip.refetch}>{trip.error.message}</RetryNotice>
}

function SharedPage({ map }: MapProps) {
  const token = location.pathname.split('/').findLast(Boolean)?.toLowerCase() ?? ''
  const trip = useSharedTrip(token)
  const check = useSharedCheck(token)
  return (
    <>
      <SharedHead trip={trip} />
      <div className="wrap page">
        <SharedTrip trip={trip} token={token} check={check.data} map={map} />
      </div>
    </>
  )
}

/** A trip opened by its link. Rendered only in the browser, where the address is known. */
export function SharedTripPage(props: MapProps) {
  return (
    <DataFrame>
      <SharedPage {...props} />
    </DataFrame>
  )
}
