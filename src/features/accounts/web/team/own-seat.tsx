import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { showToast } from '#design/notices/notices.ts'
import { teamPlanName } from '#features/entitlements/domain/team.ts'
import { localDay } from '../local-day.ts'
import { type OwnSeat as Seat, useLeaveTeam } from './team.queries.ts'
import { ownSeatText } from './messages.ts'

/** The seat that the account holds in another account's team, and the button to leave. */
export function OwnSeat({ seat: { from, since, running } }: { readonly seat: Seat }) {
  const [asked, setAsked] = useState(false)
  const leave = useLeaveTeam(() => showToast({ title: ownSeatText.youLeftTeam, text: from }))
  return (
    <>
      <p>
        {ownSeatText.seatIn}
        <b>{from}</b>
        {ownSeatText.seatGives(localDay(since), teamPlanName)}
      </p>
      {running ? null : <Notice tone="warn">{ownSeatText.notRunning}</Notice>}
      <Button look="line" onClick={() => setAsked(true)}>
        {ownSeatText.leaveTeam}
      </Button>
      {asked ? (
        <ConfirmDialog
          title={ownSeatText.leaveNamed(from)}
          action={ownSeatText.leaveTeam}
          busyLabel={ownSeatText.leaving}
          keep="Stay"
          busy={leave.isPending}
          error={leave.error?.message}
          onConfirm={() => leave.mutate()}
          onClose={() => setAsked(false)}
        >
          <p>{ownSeatText.leaveHint}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
