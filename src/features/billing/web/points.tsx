import { Check } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import styles from './pricing.module.css'

/** What is in it, point by point. */
export const Points = ({ of }: { readonly of: readonly string[] }) => (
  <ul className={styles.points}>
    {of.map((point) => (
      <li key={point}>
        <Icon of={Check} size="button" tone="subject" />
        {point}
      </li>
    ))}
  </ul>
)
