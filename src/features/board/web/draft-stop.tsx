import { ArrowRight, Check, Minus, Plus, X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Icon } from '#design/icon/icon.tsx'
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
  /** "Out: saves $46.00", "Tue 11 May 15:00" */
  readonly note: string
  readonly verdict: 'open' | 'accepted' | 'rejected'
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
  /** What it adds to the stops of a day, in cents. */
  readonly cents: ReadonlyMap<string, number>
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
        {kind === 'in' ? <b>{name}</b> : null}
        <span>{note}</span>
      </p>
      <span className={styles.buttons}>
        {press('accepted', text.accept, Check)}
        {press('rejected', text.reject, X)}
      </span>
    </Box>
  )
}
