import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './section.module.css'

export interface SectionProps {
  /** Bands take turns; `spruce-deep` once per page, before the footer. */
  band?: 'paper' | 'sunk' | 'spruce-deep'
  width?: 'reading' | 'planner'
  title?: ReactNode
  /** Beside the title at the right: a link, or a lead. */
  aside?: ReactNode
  /** Half the usual space above and below. */
  tight?: boolean
  id?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

/** A band across the page. On spruce-deep every colour role changes for its content. */
export function Section(props: SectionProps) {
  const { band = 'paper', width = 'reading', title, aside, tight, id, className, children } = props
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={classNames(styles.band, styles[band], tight && styles.tight, className)}
    >
      <div className={width === 'reading' ? 'wrap' : 'wrap-planner'}>
        {title ? (
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {aside ? <div className={styles.aside}>{aside}</div> : null}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  )
}
