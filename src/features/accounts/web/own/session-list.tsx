import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { showToast } from '#design/notices/notices.ts'
import type { OpenSession } from '../../contract/own-account.contract.ts'
import { browserName } from '../../domain/browser-name.ts'
import { localDay } from '../local-day.ts'
import { useOwnSessions, useRevoke } from './own-account.queries.ts'
import { OwnDataError } from './own-data-error.tsx'
import styles from './session-list.module.css'
import { sessionListText } from './messages.ts'

const failed = (error: Error): void =>
  showToast({ tone: 'failed', title: sessionListText.sessionWasNotEnded, text: error.message })

function SessionRow({ session }: { readonly session: OpenSession }) {
  const revoke = useRevoke()
  const name = browserName(session.agent)
  const since = localDay(session.startedAt)
  const end = (): void =>
    revoke.mutate(session, {
      onSuccess: () => showToast({ title: sessionListText.sessionEnded, text: name }),
      onError: failed,
    })
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {name}
          {session.current ? <Badge tone="ok">{sessionListText.thisDevice}</Badge> : null}
        </p>
        <p className="mute small">
          {sessionListText.signedIn(since)}
          {session.address ? sessionListText.from(session.address) : ''}
        </p>
      </div>
      {session.current ? null : (
        <Button
          look="line"
          size="small"
          busy={revoke.isPending}
          busyLabel={sessionListText.ending}
          aria-label={sessionListText.endSessionSignedIn(name, since)}
          onClick={end}
        >
          {sessionListText.end}
        </Button>
      )}
    </li>
  )
}

/** Where the account is signed in; each but this one can be ended. */
export function SessionList() {
  const sessions = useOwnSessions()
  const revoke = useRevoke()
  if (sessions.isError) return <OwnDataError query={sessions} />
  if (!sessions.data) return <SkeletonList label={sessionListText.loadingYourSessions} look="row" />
  const open = sessions.data.sessions
  const endOthers = (): void =>
    revoke.mutate('others', {
      onSuccess: () => showToast({ title: sessionListText.everyOtherSessionHas }),
      onError: failed,
    })
  return (
    <>
      <ul className={styles.list}>
        {open.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {open.length > 1 ? (
        <Button
          look="line"
          busy={revoke.isPending}
          busyLabel={sessionListText.ending}
          onClick={endOthers}
        >
          {sessionListText.endAllOtherSessions}
        </Button>
      ) : null}
    </>
  )
}
