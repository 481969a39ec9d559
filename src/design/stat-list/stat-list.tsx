import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'
import styles from './stat-list.module.css'

export interface Stat {
  value: string
  label: string
  icon?: IconShape | undefined
}

/** Big figures in a row, words below: "10,000+", "travellers planned with us". */
export function StatList({ items, className }: { items: readonly Stat[]; className?: string }) {
  return (
    <dl className={classNames(styles.stats, className)}>
      {items.map((item) => (
        <div key={item.label} className={styles.stat}>
          <dt className={styles.label}>{item.label}</dt>
          <dd className={styles.value}>{item.value}</dd>
          {item.icon ? <Icon of={item.icon} size="alone" tone="subject" /> : null}
        </div>
      ))}
    </dl>
  )
}

export interface Fact {
  label: string
  value: ReactNode
  icon?: IconShape | undefined
}

export interface FactListProps {
  items: readonly Fact[]
  /** `columns` sets label beside value; `sums` puts the value at the right, as in a total. */
  look?: 'columns' | 'sums'
  className?: string | undefined
}

/** Pairs that hang from hairlines. */
export function FactList({ items, look = 'columns', className }: FactListProps) {
  return (
    <dl className={classNames(styles.facts, styles[look], className)}>
      {items.map((item) => (
        <div key={item.label} className={styles.fact}>
          <dt className={styles.term}>
            {item.icon ? <Icon of={item.icon} size="button" tone="subject" /> : null}
            {item.label}
          </dt>
          <dd className={styles.worth}>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
