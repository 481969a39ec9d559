import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { Link2Off } from 'lucide-react'
import { useLocation } from 'wouter'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Poster } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { isAnswer, useAcceptInvitation, useInvitation } from './members.queries.ts'
import styles from './sharing.module.css'
import { invitationCardText } from './messages.ts'

/** What an invitation is to, and the way in. */
export function InvitationCard({ token }: { readonly token: string }) {
  const invitation = useInvitation(token)
  const accept = useAcceptInvitation()
  const [, navigate] = useLocation()
  const error = accept.error ?? invitation.error
  if (error && isAnswer(error))
    return (
      <EmptyState
        icon={Link2Off}
        title={invitationCardText.failed}
        action={<ButtonLink href="/itinerary">{invitationCardText.seeYourTrips}</ButtonLink>}
      >
        {error.message}
      </EmptyState>
    )
  if (invitation.isPending)
    return <SkeletonList label={invitationCardText.openingInvitation} look="row" />
  if (invitation.isError)
    return <RetryNotice onRetry={invitation.refetch}>{invitation.error.message}</RetryNotice>
  const { title, place, placeId, from, startDate, endDate, role } = invitation.data
  const slug = [placeId ?? '', place.toLowerCase().replaceAll(/\s+/g, '-')].find(isPosterSlug)
  const enter = (): void =>
    accept.mutate(token, {
      onSuccess: ({ tripId }) => navigate(`/planner?trip=${tripId}&view=days`, { replace: true }),
    })
  const dates = formatDateRange(startDate, endDate)
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        {slug ? <Poster slug={slug} ratio="1/1" className={styles.poster} /> : null}
        <div>
          <p className="small mute">{invitationCardText.invitationToPlanTogether}</p>
          <h1>{title}</h1>
          <p className="mute">
            {place} · {dates}
          </p>
        </div>
      </header>
      <p className="lead">
        {role ? invitationCardText.alreadyIn : invitationCardText.invites(from)}
      </p>
      <div className={styles.answer}>
        <Button busy={accept.isPending} onClick={enter}>
          {role ? invitationCardText.openTrip : invitationCardText.planItTogether}
        </Button>
        <ButtonLink href="/itinerary" look="line">
          {invitationCardText.notNow}
        </ButtonLink>
      </div>
      {accept.isError ? (
        <Notice tone="error" live>
          {accept.error.message}
        </Notice>
      ) : null}
    </div>
  )
}
