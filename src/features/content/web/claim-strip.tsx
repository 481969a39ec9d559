import { Each } from '#platform/web/listed.tsx'
import styles from './claim-strip.module.css'

/** Figures that the business claims; they are settings. */
export function ClaimStrip() {
  return (
    <dl className={styles.claims}>
      <Each list="claims">
        {({ value, label }) => (
          <div className={styles.claim}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        )}
      </Each>
    </dl>
  )
}
