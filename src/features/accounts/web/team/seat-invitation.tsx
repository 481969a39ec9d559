import { useSearchParams } from 'wouter'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { showToast } from '#design/toast-region/toasts.ts'
import { localDay } from '../local-day.ts'
import { teamPlanName } from '#features/entitlements/domain/team.ts'
import styles from './team.module.css'
import { isAnswer, useAcceptSeat, useSeatInvitation } from './team.queries.ts'

function Invitation({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const invitation = useSeatInvitation(token)
  const accept = useAcceptSeat()
  const fault = accept.error ?? invitation.error
  if (fault && isAnswer(fault))
    return (
      <Notice
        tone="warn"
        live
        title="This seat was not taken"
        action={
          <Button look="line" size="small" onClick={onClose}>
            Close
          </Button>
        }
      >
        {fault.message}
      </Notice>
    )
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
  if (!invitation.data) return <SkeletonList label="Opening the invitation" look="row" />
  const { from, expiresAt, yours } = invitation.data
  const take = (): void =>
    accept.mutate(token, {
      onSuccess: () => {
        showToast({ title: 'The seat is yours', text: `${teamPlanName}, by ${from}` })
        onClose()
      },
    })
  return (
    <>
      <h2>{yours ? `You are in ${from}’s team` : `${from} invites you to their team`}</h2>
      <p>
        A seat in {teamPlanName} gives this account the guide without a limit, trips of up to 30
        days and answers ahead of others. It costs you nothing. {from} sees your name, and none of
        your trips.
      </p>
      {yours ? null : <p className="mute small">The link works until {localDay(expiresAt)}.</p>}
      <div className={styles.buttons}>
        {yours ? null : (
          <Button busy={accept.isPending} busyLabel="Accepting…" onClick={take}>
            Accept the seat
          </Button>
        )}
        <Button look="line" onClick={onClose}>
          {yours ? 'Close' : 'Not now'}
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
    <Card as="section" aria-label="An invitation" className={styles.invitation}>
      <Invitation token={token} onClose={close} />
    </Card>
  )
}
