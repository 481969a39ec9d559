import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'
import styles from './badge.module.css'

export interface BadgeProps {
  /** `sample` is dashed and has no ground; `sale` is solid maple. */
  tone?: 'ok' | 'info' | 'warn' | 'bad' | 'sample' | 'sale'
  icon?: IconShape | undefined
  className?: string | undefined
  children: ReactNode
}

export function Badge({ tone = 'info', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </span>
  )
}
