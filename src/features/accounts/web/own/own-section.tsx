import { type ReactNode, useId } from 'react'
import styles from './own-section.module.css'

interface OwnSectionProps {
  readonly title: string
  /** One or two sentences under the title. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A part of the account's own pages: what it is at the left, what one does at the right. */
export function OwnSection({ title, lead, children }: OwnSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {lead ? <p className="mute">{lead}</p> : null}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
