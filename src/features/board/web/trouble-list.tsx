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

/** Tells a trouble from the others of its day. */
export const troubleKey = ({ kind, id }: Trouble): string => `${kind} ${id}`

interface TroubleListProps {
  readonly troubles: readonly Trouble[]
}

/** What does not fit in a day, each with the press that puts it right. */
export function TroubleList({ troubles }: TroubleListProps) {
  if (troubles.length === 0) return null
  return (
    <ul className={styles.troubles} aria-label="What does not fit">
      {troubles.map((trouble) => (
        <li key={troubleKey(trouble)} className={styles.trouble}>
          <Icon of={TriangleAlert} />
          <span>
            {trouble.text}{' '}
            <button type="button" data-mend={troubleKey(trouble)} className={styles.mend}>
              {mendText(trouble.mend)}
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
}
