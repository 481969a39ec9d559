import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { showToast } from '#design/toast-region/toasts.ts'
import { teamPlanName } from '#features/entitlements/domain/team.ts'
import { localDay } from '../local-day.ts'
import { type OwnSeat as Seat, useLeaveTeam } from './team.queries.ts'

/** The seat that the account holds in the team of somebody else, and the way out. */
export function OwnSeat({ seat: { from, since, running } }: { readonly seat: Seat }) {
  const [asked, setAsked] = useState(false)
  const leave = useLeaveTeam(() => showToast({ title: 'You left the team', text: from }))
  return (
    <>
      <p>
        You have had a seat in <b>{from}</b>’s team since {localDay(since)}. {teamPlanName} gives
        you the guide without a limit and trips of up to 30 days. Your trips stay yours.
      </p>
      {running ? null : (
        <Notice tone="warn">
          The plan of this team isn’t running, so your seat gives nothing for now.
        </Notice>
      )}
      <Button look="line" onClick={() => setAsked(true)}>
        Leave the team
      </Button>
      {asked ? (
        <ConfirmDialog
          title={`Leave ${from}’s team?`}
          action="Leave the team"
          busyLabel="Leaving…"
          keep="Stay"
          busy={leave.isPending}
          fault={leave.error?.message}
          onConfirm={() => leave.mutate()}
          onClose={() => setAsked(false)}
        >
          <p>
            Your seat ends at once. You keep your trips; to come back you need a new invitation.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
