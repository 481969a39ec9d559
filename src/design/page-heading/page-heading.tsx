import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './page-heading.module.css'

export interface PageHeadingProps {
  title: ReactNode
  sub?: ReactNode
  /** Buttons at the right; below on a phone. */
  actions?: ReactNode
  /** `display` for the home page and selling pages, `page` for tools. */
  size?: 'page' | 'display'
  className?: string | undefined
}

/** The one h1 of a page. */
export function PageHeading({ title, sub, actions, size = 'page', className }: PageHeadingProps) {
  return (
    <div className={classNames(styles.heading, className)}>
      <div className={styles.words}>
        {/* Client-side navigation moves focus here, so that the new page is read. */}
        <h1 tabIndex={-1} className={size === 'display' ? 'display' : undefined}>
          {title}
        </h1>
        {sub ? <p className={size === 'display' ? 'lead' : 'mute'}>{sub}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
