import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  icon: IconShape
  /** The fact: "No hotels found for the selected criteria." */
  title: string
  /** What to try. */
  children?: ReactNode
  /** One line button. */
  action?: ReactNode
  heading?: 'h1' | 'h2' | 'h3' | 'p'
  className?: string | undefined
}

export function EmptyState(props: EmptyStateProps) {
  const { icon, title, children, action, heading: Heading = 'h3', className } = props
  return (
    <div className={classNames(styles.empty, className)}>
      <Icon of={icon} size="alone" tone="subject" />
      <Heading className={styles.title}>{title}</Heading>
      {children ? <p className="mute">{children}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
