import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'
import styles from './control-box.module.css'

export interface ControlBoxProps {
  icon?: IconShape | undefined
  /** The bare `<input>`, `<select>` or `<textarea>`. */
  children: ReactNode
  after?: ReactNode
  tall?: boolean | undefined
  className?: string | undefined
}

/** The bordered strip around a bare control; it shows the control's focus and error. */
export function ControlBox({ icon, children, after, tall = false, className }: ControlBoxProps) {
  return (
    <div className={classNames(styles.box, tall && styles.tall, className)}>
      {icon ? <Icon of={icon} size="field" tone="aid" className={styles.icon} /> : null}
      {children}
      {after}
    </div>
  )
}
