import { Lightbulb, TriangleAlert } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import type { Finding } from '#features/trips/web/index.ts'
import type { Mend } from './fix-edits.ts'
import styles from './finding-list.module.css'

/** Key of a finding within its day. */
const findingKey = ({ rule, itemIds }: Finding): string => [rule, ...itemIds].join(' ')

/** Key of a fix within its day. */
export const fixKey = (finding: Finding, fix: number): string => `${fix} ${findingKey(finding)}`

interface FindingListProps {
  readonly findings: readonly Finding[] | undefined
  readonly label: string
  /** Click handler, needed outside the columns. */
  readonly onMend?: (mend: Mend) => void
}

/** List of findings with their fixes or links. */
export function FindingList({ findings, label, onMend }: FindingListProps) {
  if (!findings || findings.length === 0) return null
  return (
    <ul className={styles.troubles} aria-label={label}>
      {findings.map((finding) => (
        <li
          key={findingKey(finding)}
          tabIndex={-1}
          className={styles.trouble}
          data-severity={finding.severity}
        >
          <Icon of={finding.severity === 'hint' ? Lightbulb : TriangleAlert} />
          <span>
            {finding.message}{' '}
            {finding.fixes.map((mend, at) => (
              <button
                key={mend.label}
                type="button"
                data-mend={fixKey(finding, at)}
                className={styles.mend}
                onClick={onMend && (() => onMend(mend))}
              >
                {mend.label}
              </button>
            ))}
            {finding.action &&
            (finding.fixes.length === 0 || !finding.action.href.startsWith('/')) ? (
              <Link href={finding.action.href} className={styles.mend}>
                {finding.action.label}
              </Link>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
