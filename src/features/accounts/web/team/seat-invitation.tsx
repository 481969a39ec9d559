import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { useSearchParams } from 'wouter'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { showToast } from '#design/notices/notices.ts'
import { localDay } from '../local-day.ts'
import { teamPlanName } from '#features/entitlements/domain/team.ts'
import styles from './team.module.css'
import { isAnswer, useAcceptSeat, useSeatInvitation } from './team.queries.ts'
import { seatInvitationText } from './messages.ts'

function Invitation({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const invitation = useSeatInvitation(token)
  const accept = useAcceptSeat()
  const error = accept.error ?? invitation.error
  if (error && isAnswer(error))
    return (
      <Notice
        tone="warn"
        live
        title={seatInvitationText.notTaken}
        action={
          <Button look="line" size="small" onClick={onClose}>
            {seatInvitationText.close}
          </Button>
        }
      >
        {error.message}
      </Notice>
    )
  if (invitation.isError)
    return <RetryNotice onRetry={invitation.refetch}>{invitation.error.message}</RetryNotice>
  if (!invitation.data)
    return <SkeletonList label={seatInvitationText.openingInvitation} look="row" />
  const { from, expiresAt, yours } = invitation.data
  const take = (): void =>
    accept.mutate(token, {
      onSuccess: () => {
        showToast({
          title: seatInvitationText.seatYours,
          text: seatInvitationText.by(teamPlanName, from),
        })
        onClose()
      },
    })
  return (
    <>
      <h2>{yours ? seatInvitationText.onTeam(from) : seatInvitationText.invites(from)}</h2>
      <p>{seatInvitationText.seatGives(teamPlanName, from)}</p>
      {yours ? null : (
        <p className="mute small">{seatInvitationText.linkWorksUntil(localDay(expiresAt))}</p>
      )}
      <div className={styles.buttons}>
        {yours ? null : (
          <Button busy={accept.isPending} busyLabel={seatInvitationText.accepting} onClick={take}>
            {seatInvitationText.acceptSeat}
          </Button>
        )}
        <Button look="line" onClick={onClose}>
          {yours ? seatInvitationText.close : seatInvitationText.notNow}
        </Button>
      </div>
      {accept.isError ? (
        <Notice tone="error" live>
          {accept.error.message}
        </Notice>
      ) : null}
    </>
  )
}

/** What the link of a letter leads to: `/profile?seat=…`. */
export function SeatInvitation() {
  const [params, setParams] = useSearchParams()
  const token = params.get('seat')
  if (!token) return null
  const close = (): void =>
    setParams(
      (before) => {
        before.delete('seat')
        return before
      },
      { replace: true },
    )
  return (
    <Card as="section" aria-label={seatInvitationText.invitation} className={styles.invitation}>
      <Invitation token={token} onClose={close} />
    </Card>
  )
}
