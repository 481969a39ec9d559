import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { showToast } from '#design/toast-region/toasts.ts'
import { actFor } from '#platform/web/api-client.ts'
import { onSessionEnd } from '#platform/web/session-end.ts'
import type { User } from '../contract/accounts.contract.ts'
import { forgetUser, rememberUser } from './accounts.queries.ts'
import type { SessionEndedProps } from './session-ended-dialog.tsx'
import { sessionGuardText } from './messages.ts'

interface SessionGuardProps {
  readonly user: User
  /** One may go on here without signing in. */
  readonly visitorsToo?: boolean
  readonly onWithout?: () => void
}

const TermsQuestion = lazy(async () => {
  try {
    return { default: (await import('./terms-question.tsx')).TermsQuestion }
  } catch {
    // Its code did not arrive: the next page asks.
    return { default: () => null }
  }
})

/** What an account that came by an issuer was not asked yet. */
const Question = ({ user }: { readonly user: User }) =>
  user.asksTerms ? (
    <Suspense>
      <TermsQuestion user={user} />
    </Suspense>
  ) : null

/** Watches over a page that somebody was let into, and offers to sign in again in place. */
export function SessionGuard({ user, visitorsToo = false, onWithout }: SessionGuardProps) {
  const [open, setOpen] = useState(false)
  const ended = useRef(false)
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<SessionEndedProps> }>()

  useEffect(() => {
    const show = async (): Promise<void> => {
      ended.current = true
      forgetUser()
      try {
        const { SessionEndedDialog } = await import('./session-ended-dialog.tsx')
        setLoaded({ Dialog: SessionEndedDialog })
        setOpen(true)
      } catch {
        // Without its code there is still another window to sign in.
        showToast({
          tone: 'failed',
          title: sessionGuardText.yourSessionHasEnded,
          text: sessionGuardText.signInInAnother,
        })
      }
    }
    return onSessionEnd(() => void show())
  }, [])
  // The page stays theirs; whichever comes after it is a visitor's.
  useEffect(
    () => () => {
      if (ended.current) actFor(undefined)
    },
    [],
  )

  if (!loaded) return <Question user={user} />
  const comeBack = (who: User): void => {
    // Somebody else: nothing of the one before may stay on the screen.
    if (who.id !== user.id) return window.location.reload()
    ended.current = false
    rememberUser(who)
    setOpen(false)
    showToast({
      title: sessionGuardText.youSignedInAgain,
      text: sessionGuardText.pressButtonOnceMore,
    })
  }
  const goOn = (): void => {
    actFor(undefined)
    setOpen(false)
    onWithout?.()
  }
  return (
    <loaded.Dialog
      open={open}
      email={user.email}
      onWithout={visitorsToo ? goOn : undefined}
      onClose={() => setOpen(false)}
      onSignedIn={comeBack}
    />
  )
}
