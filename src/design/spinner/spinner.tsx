import { classNames } from '../class-names.ts'
import styles from './spinner.module.css'

export interface SpinnerProps {
  /** `text` 18 px inside a button or a line, `alone` 28 px. */
  size?: 'text' | 'alone'
  /** Said to screen readers; leave it out where words beside it already say so. */
  label?: string
}

export function Spinner({ size = 'text', label }: SpinnerProps) {
  const pixels = size === 'text' ? 18 : 28
  return (
    <span className={styles.spinner} role={label ? 'status' : undefined}>
      <svg
        className={classNames(styles.wheel, size === 'alone' && styles.alone)}
        width={pixels}
        height={pixels}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <circle className={styles.track} cx="12" cy="12" r="9" />
        <path className={styles.arc} d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label ? <span className="visually-hidden">{label}</span> : null}
    </span>
  )
}
