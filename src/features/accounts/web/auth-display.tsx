import { lazy, Suspense } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { useHint } from '#platform/web/hint.ts'
import styles from './auth-display.module.css'
import { authDisplayText } from './messages.ts'

const AccountMenu = lazy(async () => {
  try {
    return { default: (await import('./account-menu.tsx')).AccountMenu }
  } catch {
    // Its code did not arrive: the way to the account is there all the same.
    return { default: AccountLink }
  }
})

function AccountLink() {
  return (
    <ButtonLink href="/profile" look="quiet" size="small">
      {authDisplayText.account}
    </ButtonLink>
  )
}

function Display() {
  const hint = useHint()
  const placeholder = <span className={styles.placeholder} aria-hidden="true" />
  if (hint === undefined) return placeholder
  if (hint)
    return (
      <Suspense fallback={placeholder}>
        <AccountMenu />
      </Suspense>
    )
  return (
    <ButtonLink href="/api/login" look="quiet" size="small">
      {authDisplayText.logIn}
    </ButtonLink>
  )
}

/** The right end of the bar: a placeholder, Log in, or the account's menu, by the hint alone. */
export function AuthDisplay() {
  return (
    <span className={styles.slot}>
      <Display />
    </span>
  )
}
