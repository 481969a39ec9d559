import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './disclosure.module.css'

export interface DisclosureProps {
  /** The question, or the title of the folded content. */
  summary: ReactNode
  /** Disclosures with one name: only one of them is open. */
  name?: string | undefined
  defaultOpen?: boolean
  /** What is folded is no text: it takes the whole width. */
  wide?: boolean
  children: ReactNode
}

/** A native `<details>` under a hairline; find-in-page and printing know it. */
export function Disclosure(props: DisclosureProps) {
  const { summary, name, defaultOpen = false, wide = false, children } = props
  return (
    <details className={styles.fold} name={name} open={defaultOpen}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon of={Plus} size="button" tone="aid" className={styles.more} />
        <Icon of={Minus} size="button" tone="aid" className={styles.less} />
      </summary>
      <div className={wide ? styles.wide : styles.body}>{children}</div>
    </details>
  )
}
