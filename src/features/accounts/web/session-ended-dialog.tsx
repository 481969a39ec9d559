import { useState } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { ApiError } from '#platform/web/api-client.ts'
import { facts } from '#platform/web/facts.ts'
import type { User } from '../contract/accounts.contract.ts'
import { accountsApi } from './accounts.client.ts'
import styles from './session-ended-dialog.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { sessionEndedDialogText } from './messages.ts'

export interface SessionEndedProps {
  readonly open: boolean
  readonly email: string
  readonly onClose: () => void
  readonly onSignedIn: (user: User) => void
  /** Continues without signing in, where that is allowed. */
  readonly onWithout?: (() => void) | undefined
}

/** Sign-in at the issuer, in a new window, so that this page keeps what was typed. */
function RemoteSignIn({ onSignedIn }: Pick<SessionEndedProps, 'onSignedIn'>) {
  const [error, setError] = useState<string>()
  const look = async (): Promise<void> => {
    try {
      onSignedIn(await accountsApi('getCurrentUser', {}))
    } catch (error) {
      const known = error instanceof ApiError && error.status !== 401
      setError(known ? error.message : sessionEndedDialogText.youNotSignedIn)
    }
  }
  return (
    <div className={styles.remote}>
      {error ? (
        <Notice tone="error" live>
          {error}
        </Notice>
      ) : null}
      <ButtonLink href="/api/login?returnTo=/itinerary" target="_blank">
        {sessionEndedDialogText.signInInNew}
      </ButtonLink>
      <Button look="line" onClick={() => void look()}>
        {sessionEndedDialogText.iHaveSignedIn}
      </Button>
    </div>
  )
}

/** A dialog over a page whose session has ended. Closing it keeps the page as it is. */
export function SessionEndedDialog(props: SessionEndedProps) {
  const { open, email, onClose, onSignedIn, onWithout } = props
  const without = onWithout ? (
    <Button look="quiet" onClick={onWithout}>
      {sessionEndedDialogText.goOnWithoutSigning}
    </Button>
  ) : null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={sessionEndedDialogText.yourSessionHasEnded}
      actionsStart={without}
    >
      <p className={styles.lead}>{sessionEndedDialogText.signInToGo}</p>
      {facts.signIn === 'remote' ? (
        <RemoteSignIn onSignedIn={onSignedIn} />
      ) : (
        <SignInForm initialEmail={email} onSignedIn={onSignedIn} />
      )}
    </Dialog>
  )
}
