import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { showToast } from '#design/toast-region/toasts.ts'
import { teamPlanName } from '#features/entitlements/domain/team.ts'
import { localDay } from '../local-day.ts'
import { InviteForm } from './invite-form.tsx'
import styles from './team.module.css'
import { type Team, useEndSeat } from './team.queries.ts'

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
          {email ? `Invited as ${email}, ` : ''}since {localDay(since)}
        </p>
      </div>
      <Button look="line" size="small" aria-label={`Remove ${name}`} onClick={() => setAsked(true)}>
        Remove
      </Button>
      {asked ? (
        <ConfirmDialog
          title={`Remove ${name} from your team?`}
          action="Remove"
          busyLabel="Removing…"
          keep="Keep the seat"
          busy={end.isPending}
          fault={end.error?.message}
          onConfirm={() => end.mutate(id, { onSuccess: () => setAsked(false) })}
          onClose={() => setAsked(false)}
        >
          <p>The seat ends at once and is free for someone else. Their trips stay theirs.</p>
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
          <Badge>Invited</Badge>
        </p>
        <p className="mute small">The link works until {localDay(expiresAt)}</p>
      </div>
      <Button
        look="line"
        size="small"
        busy={end.isPending}
        busyLabel="Cancel"
        aria-label={`Cancel the invitation to ${email}`}
        onClick={() =>
          end.mutate(id, {
            onSuccess: () => showToast({ title: 'Invitation cancelled', text: email }),
            onError: ({ message }) =>
              showToast({ title: 'The invitation was not cancelled', text: message }),
          })
        }
      >
        Cancel
      </Button>
    </li>
  )
}

/** Who holds a seat in the own team, who is invited, and the next invitation. */
export function TeamSeats({ team, name }: { readonly team: Team; readonly name: string }) {
  const { running, seats, members, invitations } = team
  const taken = 1 + members.length
  return (
    <>
      {running ? null : (
        <Notice tone="warn">
          Your plan isn’t running, so these seats give nothing for now. They work again with{' '}
          {teamPlanName}.
        </Notice>
      )}
      <p>
        <b>
          {taken} of {seats} seats taken
        </b>
      </p>
      <ul className={styles.list} aria-label="Seats">
        <li className={styles.row}>
          <div>
            <p className={styles.name}>{name} (you)</p>
            <p className="mute small">Owner of the team</p>
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
          <p className="small mute">
            The link works once, for seven days. Seats go to the first who accept.
          </p>
        </>
      ) : null}
      {running && taken >= seats ? (
        <p className="mute">All seats are taken. Remove someone to invite another person.</p>
      ) : null}
    </>
  )
}
