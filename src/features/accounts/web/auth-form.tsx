import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Print } from '#design/poster.tsx'
import styles from './auth-form.module.css'

interface AuthFormProps {
  readonly title: string
  readonly lead: string
  readonly action: string
  readonly busy: boolean
  /** What is wrong as a whole; faults of single fields stand beside them. */
  readonly fault: string | undefined
  readonly onSubmit: () => void
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** The frame of the account forms: a form on one side, a poster on the other. */
export function AuthForm(props: AuthFormProps) {
  const { title, lead, action, busy, fault, onSubmit, footer, children } = props
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <div className={`wrap page ${styles.columns}`}>
      <div className={styles.side}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <form ref={form} noValidate className={styles.form} onSubmit={submit}>
          {fault ? (
            <Notice tone="error" live>
              {fault}
            </Notice>
          ) : null}
          {children}
          <Button type="submit" block busy={busy}>
            {action}
          </Button>
        </form>
        <p className={styles.footer}>{footer}</p>
      </div>
      <div className={styles.picture}>
        <Print slug="santorini" name="Santorini" place="Greece" />
      </div>
    </div>
  )
}
