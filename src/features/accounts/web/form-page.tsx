import type { ReactNode } from 'react'
import { Print } from '#design/poster.tsx'
import styles from './form-page.module.css'
import { formPageText } from './messages.ts'

interface FormPageProps {
  readonly title: string
  readonly lead: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** The frame of the account's pages: words and a form on one side, a poster on the other. */
export function FormPage({ title, lead, footer, children }: FormPageProps) {
  return (
    <div className={`wrap page ${styles.columns}`}>
      <div className={styles.side}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className={styles.content}>{children}</div>
        {footer ? <p className={styles.footer}>{footer}</p> : null}
      </div>
      <div className={styles.picture}>
        <Print slug="santorini" name={formPageText.santorini} place="Greece" />
      </div>
    </div>
  )
}
