import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { showToast } from '#design/notices/notices.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { LinkLine } from './link-line.tsx'
import { type MemberChange, type Members, useChangeMembers, useMembers } from './members.queries.ts'
import styles from './sharing.module.css'
import { sharePeoplePartText } from './messages.ts'

interface PeopleProps {
  readonly tripId: string
  /** The caller's role. */
  readonly role: 'owner' | 'editor'
  /** The caller has left the trip. */
  readonly onLeft: () => void
}

const day = (instant: string): string => formatDate(instant.slice(0, 10))
const failed = (error: Error): void =>
  showToast({ title: sharePeoplePartText.failed, text: error.message })

interface ListProps {
  readonly members: Members
  readonly isOwner: boolean
  readonly busy: boolean
  readonly onChange: (wish: MemberChange) => void
  readonly onLeave: (id: string) => void
}

function MemberList({ members, isOwner, busy, onChange, onLeave }: ListProps) {
  return (
    <ul className={styles.people}>
      {members.members.map(({ id, name, role, you, since }) => (
        <li key={id}>
          <span className={styles.words}>
            <b>{you ? sharePeoplePartText.you(name) : name}</b>
            <span className="mute small">
              {role === 'owner'
                ? sharePeoplePartText.owner
                : sharePeoplePartText.editsSince(day(since))}
            </span>
          </span>
          {role === 'editor' && (isOwner || you) ? (
            <Button
              look="line"
              size="small"
              busy={busy}
              aria-label={
                you ? sharePeoplePartText.leaveThisTrip : sharePeoplePartText.removeFromTrip(name)
              }
              onClick={() => (you ? onLeave(id) : onChange({ kind: 'remove', memberId: id }))}
            >
              {you ? sharePeoplePartText.leave : sharePeoplePartText.remove}
            </Button>
          ) : null}
        </li>
      ))}
      {members.invitations.map(({ id, email, expiresAt }) => (
        <li key={id}>
          <span className={styles.words}>
            <b>{email ?? sharePeoplePartText.byLink}</b>
            <span className="mute small">{sharePeoplePartText.invitedUntil(day(expiresAt))}</span>
          </span>
          <Button
            look="line"
            size="small"
            busy={busy}
            aria-label={sharePeoplePartText.cancelInvitation(email ? `to ${email}` : 'by a link')}
            onClick={() => onChange({ kind: 'take back', invitationId: id })}
          >
            {sharePeoplePartText.cancel}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Invites by letter, or by a link that is shown only once. */
function InviteForm({ change }: { readonly change: ReturnType<typeof useChangeMembers> }) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [path, setPath] = useState<string>()
  // One id per invitation, so that a retry after a lost answer is the same invitation.
  const wish = useRef<string>(undefined)
  const invite = (to: string | undefined): void => {
    wish.current ??= crypto.randomUUID()
    const wanted = { kind: 'invite', id: wish.current, email: to } as const
    change.mutate(wanted, {
      onSuccess: (invited) => {
        wish.current = undefined
        setPath(invited?.path ?? undefined)
        if (to === undefined) return
        setEmail('')
        showToast({ title: sharePeoplePartText.invitationOnItsWay, text: to })
      },
      onError: failed,
    })
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const to = email.trim()
    const isWhole = /^\S+@\S+\.\S+$/.test(to)
    setError(isWhole ? undefined : sharePeoplePartText.emailWrong)
    if (isWhole) invite(to)
  }
  return (
    <>
      <form noValidate className={styles.invite} onSubmit={send}>
        <TextField
          label={sharePeoplePartText.emailAddress}
          type="email"
          autoComplete="off"
          value={email}
          error={error}
          onChange={(event) => {
            wish.current = undefined
            setEmail(event.target.value)
          }}
        />
        <div className={styles.buttons}>
          <Button type="submit" size="small" busy={change.isPending}>
            {sharePeoplePartText.sendInvitation}
          </Button>
          <Button
            look="line"
            size="small"
            busy={change.isPending}
            onClick={() => invite(undefined)}
          >
            {sharePeoplePartText.createInvitationLink}
          </Button>
        </div>
      </form>
      {path ? (
        <>
          <LinkLine label={sharePeoplePartText.invitationLinkShownOnly} path={path} />
          <p className="small mute">{sharePeoplePartText.itWorksForOne}</p>
        </>
      ) : null}
    </>
  )
}

/** The editors of the trip: invite, list, remove. */
export function SharePeoplePart({ tripId, role, onLeft }: PeopleProps) {
  const members = useMembers(tripId)
  const change = useChangeMembers(tripId)
  const onChange = (wish: MemberChange): void => change.mutate(wish, { onError: failed })
  return (
    <section className={styles.part} aria-label={sharePeoplePartText.peopleWhoEdit}>
      <h3>{sharePeoplePartText.peopleWhoEdit}</h3>
      <p className="small mute">
        {role === 'owner'
          ? sharePeoplePartText.peopleYouInviteCan
          : sharePeoplePartText.everyoneHereCanEdit}
      </p>
      {members.isPending ? <SkeletonList label={sharePeoplePartText.loading} look="row" /> : null}
      {members.isError ? (
        <Notice tone="error" live>
          {members.error.message}
        </Notice>
      ) : null}
      {members.data ? (
        <MemberList
          members={members.data}
          isOwner={role === 'owner'}
          busy={change.isPending}
          onChange={onChange}
          onLeave={(memberId) =>
            change.mutate({ kind: 'remove', memberId }, { onSuccess: onLeft, onError: failed })
          }
        />
      ) : null}
      {role === 'owner' ? <InviteForm change={change} /> : null}
    </section>
  )
}
