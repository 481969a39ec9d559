import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'
import styles from './notice.module.css'

const marks = {
  info: Info,
  warn: TriangleAlert,
  error: CircleAlert,
  success: CircleCheck,
} as const

export interface NoticeProps {
  tone?: keyof typeof marks
  icon?: IconShape | undefined
  title?: string | undefined
  children: ReactNode
  action?: ReactNode
  /** True when it appears in answer to something: it is then read out at once. */
  live?: boolean
  className?: string | undefined
}

/** A quiet box inside the page: source and date, a warning, what went wrong. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', icon, title, children, action, live = false, className } = props
  return (
    <div
      className={classNames(styles.notice, styles[tone], className)}
      role={live ? 'alert' : undefined}
    >
      <Icon of={icon ?? marks[tone]} size="button" className={styles.mark} />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div>{children}</div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  )
}
