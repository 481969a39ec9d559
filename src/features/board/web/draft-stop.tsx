import { ArrowRight, Check, Minus, Plus, X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import type { TripView } from '#features/trips/web/index.ts'
import styles from './draft-stop.module.css'
import { draftText as text } from './messages.ts'

/** A proposed, unsaved change of a day. */
export interface DraftStop {
  /** Index in the proposal. */
  readonly index: number
  readonly kind: 'in' | 'out' | 'moved'
  readonly name: string
  /** '13:15'; empty where it has none. */
  readonly time: string
  /** "Removed, saves $46.00", "Moves to Tue 11 May 15:00" */
  readonly note: string
  readonly verdict: 'open' | 'accepted' | 'rejected'
  /** Stands by itself: no stop of the day above it names it. */
  readonly isNamed?: boolean
  /** Left where a stop stood that moves to another day; the change is decided there. */
  readonly isGhost?: boolean
}

/** A stay of the draft: it stands above the days, across its nights. */
export interface DraftBar {
  readonly stop: DraftStop
  readonly day: string
  readonly nights: number
}

/** Draft by day: marks on existing stops, and added stops. */
export interface BoardDraft {
  readonly marks: ReadonlyMap<string, DraftStop>
  /** By date, by time. */
  readonly comes: ReadonlyMap<string, readonly DraftStop[]>
  readonly bars: readonly DraftBar[]
  /** The trip as it would be: the heads of the days show its figures. */
  readonly after: TripView
}

interface DraftRowProps {
  readonly stop: DraftStop
  readonly as?: 'li' | 'div'
  readonly style?: CSSProperties
}

const signs = { in: Plus, out: Minus, moved: ArrowRight } as const

/** A draft change, with accept and reject: among the stops, or as the bar of a stay. */
export function DraftRow({ stop, as: Box = 'li', style }: DraftRowProps) {
  const { index, kind, name, note, verdict } = stop
  if (stop.isGhost)
    return (
      <Box className={styles.row} style={style} data-ghostly="">
        <p className={styles.words}>{note}</p>
      </Box>
    )
  const press = (value: 'accepted' | 'rejected', label: string, icon: typeof Check) => (
    <button
      type="button"
      data-change={index}
      data-verdict={value}
      className={styles.button}
      aria-pressed={verdict === value}
      aria-label={`${label} ${name}`}
    >
      <Icon of={icon} size="button" />
    </button>
  )
  return (
    <Box className={styles.row} style={style} data-draft={kind} data-decided={verdict}>
      <span className={styles.sign} aria-hidden="true">
        <Icon of={signs[kind]} />
      </span>
      <p className={styles.words}>
        {stop.isNamed ? <b>{name}</b> : null}
        <span>{note}</span>
      </p>
      <span className={styles.buttons}>
        {press('accepted', text.accept, Check)}
        {press('rejected', text.reject, X)}
      </span>
    </Box>
  )
}
