import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field-group.module.css'

export interface FieldGroupProps {
  /** Two are side by side from 320 px of room on. */
  columns?: 1 | 2
  className?: string | undefined
  children: ReactNode
}

/** Fields under each other, or in pairs, with the usual space between. */
export function FieldGroup({ columns = 1, className, children }: FieldGroupProps) {
  return (
    <div className={classNames(styles.room, className)}>
      <div className={classNames(styles.group, columns === 2 && styles.pairs)}>{children}</div>
    </div>
  )
}
