import { ButtonLink } from '#design/button/button.tsx'
import { useHint } from '#platform/web/hint.ts'
import styles from './auth-display.module.css'
import { AccountMenu } from './account-menu.tsx'

/** The right end of the bar: a placeholder, Log in, or the account's menu, by the hint alone. */
export function AuthDisplay() {
  const hint = useHint()
  if (hint === undefined) return <span className={styles.placeholder} aria-hidden="true" />
  if (hint) return <AccountMenu />
  return (
    <ButtonLink href="/api/login" look="quiet" size="small">
      Log in
    </ButtonLink>
  )
}
