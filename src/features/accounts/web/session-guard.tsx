import type { Query } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { showToast } from '#design/notices/notices.ts'
import { queryClient } from '#platform/web/query-client.ts'
import { actFor, ApiError } from '#platform/web/api-client.ts'
import { onSessionEnd } from '#platform/web/session-end.ts'
import type { User } from '../contract/accounts.contract.ts'
import { clearUser, rememberUser } from './accounts.queries.ts'
import type { SessionEndedProps } from './session-ended-dialog.tsx'
import { sessionGuardText } from './messages.ts'

interface SessionGuardProps {
  readonly user: User
  /** The page also works without signing in. */
  readonly visitorsToo?: boolean
  readonly onWithout?: () => void
}

const TermsQuestion = lazy(async () => {
  try {
    return { default: (await import('./terms-question.tsx')).TermsQuestion }
  } catch {
    // The module failed to load: the next page asks.
    return { default: () => null }
  }
})

/** The terms question for accounts created by an issuer. */
const Question = ({ user }: { readonly user: User }) =>
  user.asksTerms ? (
    <Suspense>
      <TermsQuestion user={user} />
    </Suspense>
  ) : null

const isUnanswered = ({ state: { error } }: Query): boolean =>
  error instanceof ApiError && error.code === 'unauthenticated'

/** Watches the session of an open page and offers to sign in again in place. */
export function SessionGuard({ user, visitorsToo = false, onWithout }: SessionGuardProps) {
  const [open, setOpen] = useState(false)
  const ended = useRef(false)
  // Once the dialog was answered, only a press asks again: not a call that was still under way.
  const answeredAt = useRef(0)
  const pressedAt = useRef(Infinity)
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<SessionEndedProps> }>()

  useEffect(() => {
    const show = async (askedAt: number): Promise<void> => {
      ended.current = true
      clearUser()
      try {
        const { SessionEndedDialog } = await import('./session-ended-dialog.tsx')
        setLoaded({ Dialog: SessionEndedDialog })
        // It may have been answered meanwhile.
        if (askedAt > answeredAt.current) setOpen(true)
      } catch {
        // If the dialog's code fails to load, signing in works in another window.
        showToast({
          tone: 'failed',
          title: sessionGuardText.yourSessionHasEnded,
          text: sessionGuardText.signInInAnother,
        })
      }
    }
    const press = (): void => {
      pressedAt.current = performance.now()
    }
    const presses = ['click', 'keydown', 'input'] as const
    for (const kind of presses) window.addEventListener(kind, press, true)
    const stop = onSessionEnd((askedAt) => {
      if (Math.min(askedAt, pressedAt.current) > answeredAt.current) void show(askedAt)
    })
    return () => {
      stop()
      for (const kind of presses) window.removeEventListener(kind, press, true)
    }
  }, [])
  // The page keeps its user; the next one starts as a visitor's.
  useEffect(
    () => () => {
      if (ended.current) actFor(undefined)
    },
    [],
  )

  if (!loaded) return <Question user={user} />
  const close = (): void => {
    answeredAt.current = performance.now()
    setOpen(false)
  }
  const comeBack = (who: User): void => {
    // A different account: no data of the previous one may stay on the screen.
    if (who.id !== user.id) return window.location.reload()
    ended.current = false
    rememberUser(who)
    close()
    pressedAt.current = Infinity
    // What was asked without a session is asked again.
    void queryClient.refetchQueries({ type: 'active', predicate: isUnanswered })
    showToast({
      title: sessionGuardText.youSignedInAgain,
      text: sessionGuardText.pressButtonOnceMore,
    })
  }
  const goOn = (): void => {
    actFor(undefined)
    close()
    onWithout?.()
  }
  return (
    <loaded.Dialog
      open={open}
      email={user.email}
      onWithout={visitorsToo ? goOn : undefined}
      onClose={close}
      onSignedIn={comeBack}
    />
  )
}
