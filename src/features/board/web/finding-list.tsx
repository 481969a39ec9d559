import { TriangleAlert } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import { formatDayShort } from '#platform/shared/local-date.ts'
import type { Fix, Finding } from '../domain/findings.ts'
import styles from './board.module.css'

/** What a press would do: "Move to Tue 13 Apr". */
function fixText(mend: Fix): string {
  if (mend.kind === 'order') return 'Put in order of time'
  if (mend.kind === 'time') return `Begin at ${mend.time}`
  return mend.day === null ? 'Move to Ideas' : `Move to ${formatDayShort(mend.day)}`
}

/** Tells a trouble from the others of its day. */
export const findingKey = ({ kind, id }: Finding): string => `${kind} ${id}`

interface FindingListProps {
  readonly findings: readonly Finding[]
}

/** What does not fit in a day, each with the press that puts it right. */
export function FindingList({ findings }: FindingListProps) {
  if (findings.length === 0) return null
  return (
    <ul className={styles.troubles} aria-label="What does not fit">
      {findings.map((finding) => (
        <li key={findingKey(finding)} className={styles.trouble}>
          <Icon of={TriangleAlert} />
          <span>
            {finding.text}{' '}
            <button type="button" data-mend={findingKey(finding)} className={styles.mend}>
              {fixText(finding.mend)}
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
}
