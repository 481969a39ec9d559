import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { showToast } from '#design/notices/notices.ts'
import { teamPlanName } from '#features/entitlements/domain/team.ts'
import { localDay } from '../local-day.ts'
import { InviteForm } from './invite-form.tsx'
import styles from './team.module.css'
import { type Team, useEndSeat } from './team.queries.ts'
import { teamSeatsText } from './messages.ts'

type Member = Team['members'][number]
type Invitation = Team['invitations'][number]

function MemberRow({ member: { id, name, email, since } }: { readonly member: Member }) {
  const [asked, setAsked] = useState(false)
  const end = useEndSeat()
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className="mute small">
          {email ? teamSeatsText.invitedAs(email) : ''}
          {teamSeatsText.since(localDay(since))}
        </p>
      </div>
      <Button
        look="line"
        size="small"
        aria-label={teamSeatsText.removeNamed(name)}
        onClick={() => setAsked(true)}
      >
        {teamSeatsText.remove}
      </Button>
      {asked ? (
        <ConfirmDialog
          title={teamSeatsText.removeFromYourTeam(name)}
          action="Remove"
          busyLabel={teamSeatsText.removing}
          keep={teamSeatsText.keepSeat}
          busy={end.isPending}
          error={end.error?.message}
          onConfirm={() => end.mutate(id, { onSuccess: () => setAsked(false) })}
          onClose={() => setAsked(false)}
        >
          <p>{teamSeatsText.removeHint}</p>
        </ConfirmDialog>
      ) : null}
    </li>
  )
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { id, email, expiresAt } = invitation
  const end = useEndSeat()
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {email}
          <Badge>{teamSeatsText.invited}</Badge>
        </p>
        <p className="mute small">{teamSeatsText.linkWorksUntil(localDay(expiresAt))}</p>
      </div>
      <Button
        look="line"
        size="small"
        busy={end.isPending}
        busyLabel={teamSeatsText.cancel}
        aria-label={teamSeatsText.cancelInvitationTo(email)}
        onClick={() =>
          end.mutate(id, {
            onSuccess: () => showToast({ title: teamSeatsText.invitationCancelled, text: email }),
            onError: ({ message }) =>
              showToast({ title: teamSeatsText.invitationWasNotCancelled, text: message }),
          })
        }
      >
        {teamSeatsText.cancel}
      </Button>
    </li>
  )
}

/** Seats of the own team, open invitations, and the form for the next one. */
export function TeamSeats({ team, name }: { readonly team: Team; readonly name: string }) {
  const { running, seats, members, invitations } = team
  const taken = 1 + members.length
  return (
    <>
      {running ? null : (
        <Notice tone="warn">{teamSeatsText.yourPlanIsntRunning(teamPlanName)}</Notice>
      )}
      <p>
        <b>{teamSeatsText.seatsTaken(taken, seats)}</b>
      </p>
      <ul className={styles.list} aria-label={teamSeatsText.seats}>
        <li className={styles.row}>
          <div>
            <p className={styles.name}>{teamSeatsText.you(name)}</p>
            <p className="mute small">{teamSeatsText.ownerTeam}</p>
          </div>
        </li>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      {running && taken < seats ? (
        <>
          <InviteForm />
          <p className="small mute">{teamSeatsText.linkWorksOnceFor}</p>
        </>
      ) : null}
      {running && taken >= seats ? (
        <p className="mute">{teamSeatsText.allSeatsTakenRemove}</p>
      ) : null}
    </>
  )
}
