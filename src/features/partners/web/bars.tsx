import styles from './bars.module.css'

interface BarsProps {
  /** The rows; their figures are beside the bars, as text. */
  readonly label: string
  readonly rows: readonly {
    readonly name: string
    readonly count: number
    readonly note?: string | undefined
  }[]
}

/** Bars with their figures; screen readers read the same list. */
export function Bars({ label, rows }: BarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <ul className={styles.bars} aria-label={label}>
      {rows.map(({ name, count, note }) => (
        <li key={name} className={styles.row}>
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{count.toLocaleString('en-CA')}</span>
          {note ? <span className={styles.note}>{note}</span> : null}
          <span aria-hidden="true" className={styles.track}>
            <span className={styles.bar} style={{ width: `${(count / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
