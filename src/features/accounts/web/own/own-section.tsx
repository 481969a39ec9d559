import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './own-section.module.css'

interface OwnSectionProps {
  /** Its name in an address: `/profile#bookings` leads to it. */
  readonly anchor?: string
  readonly title: string
  /** One or two sentences under the title. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A part of the account's own pages: what it is at the left, what one does at the right. */
export function OwnSection({ anchor, title, lead, children }: OwnSectionProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  // The account is loaded after the address was read.
  useEffect(() => {
    if (anchor && window.location.hash === `#${anchor}`) section.current?.scrollIntoView()
  }, [anchor])
  return (
    <section ref={section} id={anchor} aria-labelledby={id} className={styles.section}>
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
