import { MoveUp } from 'lucide-react'
import { MapMark } from '#design/map-mark/map-mark.tsx'
import type { EdgePill, LaidPill } from './lay-pills.ts'
import styles from './edge-pills.module.css'

interface EdgePillsProps {
  readonly pills: readonly LaidPill[]
  readonly onFollow: (pill: EdgePill) => void
}

/** What lies outside the map, at its edge: a press moves the map there. */
export const EdgePills = ({ pills, onFollow }: EdgePillsProps) =>
  pills.map((pill) => (
    <button
      key={pill.places[0]?.id}
      type="button"
      className={styles.pill}
      style={{
        left: pill.room.left,
        top: pill.room.top,
        width: pill.room.right - pill.room.left,
      }}
      aria-label={pill.label}
      data-edge=""
      onClick={() => onFollow(pill)}
    >
      {pill.mark ? (
        <MapMark kind={pill.mark.kind} text={pill.mark.mark} className={styles.mark} />
      ) : null}
      <span className={styles.says}>{pill.says}</span>
      <MoveUp
        className={styles.arrow}
        style={{ transform: `rotate(${pill.turn.toFixed(0)}deg)` }}
        aria-hidden="true"
      />
    </button>
  ))
