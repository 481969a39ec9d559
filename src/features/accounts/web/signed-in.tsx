import { RetryNotice } from '#design/notice/retry-notice.tsx'
import type { ReactNode } from 'react'
import type { User } from '../contract/accounts.contract.ts'
import { useCurrentUser } from './accounts.queries.ts'
import { SessionGuard } from './session-guard.tsx'
import { SignInPrompt } from './sign-in-prompt.tsx'
import { useAdmitted } from './use-admitted.ts'
import { UserTierProvider } from '#features/entitlements/web/index.ts'
import { signedInText } from './messages.ts'

interface SignedInProps {
  /** Shown in place of the page while the user is being fetched. */
  readonly pending: ReactNode
  /** Title and text of the prompt for visitors. */
  readonly title: string
  readonly text: string
  /** What visitors see instead of the prompt. */
  readonly stranger?: ReactNode
  readonly children: ReactNode | ((user: User) => ReactNode)
}

/**
 * Wraps a page that needs an account. Once shown, the page stays mounted: when the session ends, what was
 * typed stays and a dialog asks to sign in again.
 */
export function SignedIn({ pending, title, text, stranger, children }: SignedInProps) {
  const user = useCurrentUser()
  const admitted = useAdmitted(user.data)
  if (admitted)
    return (
      <UserTierProvider plan={admitted.plan}>
        {typeof children === 'function' ? children(admitted) : children}
        <SessionGuard user={admitted} />
      </UserTierProvider>
    )
  if (user.isPending) return pending
  // A failed call does not mean that the visitor is signed out.
  if (user.isError)
    return (
      <RetryNotice
        title={signedInText.weCouldNotCheck}
        busy={user.isFetching}
        onRetry={user.refetch}
      >
        {user.error.message}
      </RetryNotice>
    )
  return stranger ?? <SignInPrompt title={title}>{text}</SignInPrompt>
}
