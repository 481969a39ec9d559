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

/** What an invitation is to, and the way in. */
export function InvitationCard({ token }: { readonly token: string }) {
  const invitation = useInvitation(token)
  const accept = useAcceptInvitation()
  const [, navigate] = useLocation()
  const fault = accept.error ?? invitation.error
  if (fault && isAnswer(fault))
    return (
      <EmptyState
        icon={Link2Off}
        title="This invitation leads nowhere"
        action={<ButtonLink href="/itinerary">See your trips</ButtonLink>}
      >
        {fault.message}
      </EmptyState>
    )
  if (invitation.isPending) return <SkeletonList label="Opening the invitation" look="row" />
  if (invitation.isError)
    return (
      <Notice
        tone="error"
        live
        action={
          <Button look="line" size="small" onClick={() => void invitation.refetch()}>
            Try again
          </Button>
        }
      >
        {invitation.error.message}
      </Notice>
    )
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
          <p className="small mute">An invitation to plan together</p>
          <h1>{title}</h1>
          <p className="mute">
            {place} · {dates}
          </p>
        </div>
      </header>
      <p className="lead">
        {role
          ? 'You are in this trip already.'
          : `${from} asks you to plan this trip together. You will change the days and what is in them; everybody sees it at once.`}
      </p>
      <div className={styles.answer}>
        <Button busy={accept.isPending} onClick={enter}>
          {role ? 'Open the trip' : 'Plan it together'}
        </Button>
        <ButtonLink href="/itinerary" look="line">
          Not now
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
