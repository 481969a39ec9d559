import { TriangleAlert } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import { formatDayShort } from '#platform/shared/local-date.ts'
import type { Mend, Trouble } from '../domain/troubles.ts'
import styles from './board.module.css'

/** What a press would do: "Move to Tue 13 Apr". */
function mendText(mend: Mend): string {
  if (mend.kind === 'order') return 'Put in order of time'
  if (mend.kind === 'time') return `Begin at ${mend.time}`
  return mend.day === null ? 'Move to Ideas' : `Move to ${formatDayShort(mend.day)}`
}

interface TroubleListProps {
  readonly troubles: readonly Trouble[]
  readonly onMend: (trouble: Trouble) => void
}

/** What does not fit in a day, each with the press that puts it right. */
export function TroubleList({ troubles, onMend }: TroubleListProps) {
  if (troubles.length === 0) return null
  return (
    <ul className={styles.troubles} aria-label="What does not fit">
      {troubles.map((trouble) => (
        <li key={`${trouble.kind} ${trouble.id}`} className={styles.trouble}>
          <Icon of={TriangleAlert} />
          <span>
            {trouble.text}{' '}
            <button type="button" className={styles.mend} onClick={() => onMend(trouble)}>
              {mendText(trouble.mend)}
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
}
