import {
  CheckSquare,
  CircleCheck,
  ClipboardCheck,
  Compass,
  Keyboard,
  Lightbulb,
  Lock,
  Redo2,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { showToast } from '#design/notices/notices.ts'
import { isNote } from '#features/trips/domain/check/is-note.ts'
import { type Finding, type TripView, useTripCheck } from '#features/trips/web/index.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { BoardHints } from './board-hints.tsx'
import styles from './board-tools.module.css'
import { goToNext } from './go-to-next.ts'
import { toolsText as text } from './messages.ts'
import { ideasIn } from './place-items.ts'
import type { BoardEdits } from './use-board-edits.ts'

interface BoardToolsProps {
  readonly trip: TripView
  readonly edits: BoardEdits
  readonly findings: ReadonlyMap<string, readonly Finding[]>
  readonly selecting: boolean
  readonly onSelect: () => void
  /** True if the guide panel is open. */
  readonly guiding: boolean
  readonly onGuide: () => void
  /** Opens the list of shortcuts. */
  readonly onKeys: () => void
  /** Shows the days before moving focus into them. */
  readonly onShow: () => void
}

const allClear = { title: text.clear, text: text.checked }
const notChecked = { tone: 'hint', title: text.unchecked, text: text.checkLater } as const

/** Toolbar: guide, trip check, ideas, undo and redo. */
export function BoardTools(props: BoardToolsProps) {
  const { trip, edits, findings, selecting, onSelect, guiding, onGuide, onKeys, onShow } = props
  const all = [...findings.values()].flat()
  const notes = all.filter(isNote).length
  const hints = all.length - notes
  const { isSuccess: isChecked } = useTripCheck(trip)
  const isClear = isChecked && all.length === 0
  const [hinting, setHinting] = useState(false)
  const isPhone = useMedia('(max-width: 47.4375em)')
  const hasSide = useMedia('(min-width: 67.5em)')
  // Beside the tabs there is room for what is pressed most; the rest is in the menu of the sheet.
  const isTablet = !isPhone && !hasSide
  const openDays = trip.veiled ? (
    <Button
      look="quiet"
      size="small"
      icon={Lock}
      data-lock=""
      onClick={() => {
        onShow()
        goToNext('[data-veiled]')
      }}
    >
      {text.free(trip.days.length, trip.days.length + trip.veiled.days.length)}
    </Button>
  ) : null
  return (
    <div className={styles.tools} data-tools="">
      {isPhone ? null : openDays}
      {isTablet ? null : (
        <Button look="quiet" size="small" icon={Compass} aria-pressed={guiding} onClick={onGuide}>
          {text.guide}
        </Button>
      )}
      <Button
        look="quiet"
        className={notes > 0 ? styles.notes : undefined}
        size="small"
        icon={notes > 0 ? TriangleAlert : isClear ? CircleCheck : ClipboardCheck}
        aria-label={
          isClear ? text.checkClear : notes > 0 ? text.check(notes) : text.checkHints(hints)
        }
        onClick={() => {
          // Nothing to go to: hints need no mending, and the page stays where it is.
          if (notes === 0 && hints > 0) return setHinting(true)
          if (notes === 0) return showToast(isChecked ? allClear : notChecked)
          onShow()
          goToNext('[data-severity]:not([data-severity="hint"])')
        }}
      >
        {/* Beside the others a phone has room for the count alone. */}
        {isPhone && notes > 0 ? text.notes(notes) : text.check(notes)}
      </Button>
      {/* On a phone they stand in the strip of days. */}
      {isPhone ? null : (
        <Button
          look="quiet"
          size="small"
          icon={Lightbulb}
          onClick={() => {
            onShow()
            goToNext('[data-day=""]')
          }}
        >
          {text.ideas(ideasIn(trip).length)}
        </Button>
      )}
      <IconButton icon={Undo2} label={text.undo} disabled={!edits.undo} onClick={edits.undo} />
      <IconButton icon={Redo2} label={text.redo} disabled={!edits.redo} onClick={edits.redo} />
      {isTablet && !selecting ? null : (
        <Button
          look="quiet"
          size="small"
          icon={CheckSquare}
          aria-pressed={selecting}
          onClick={() => {
            onShow()
            onSelect()
          }}
        >
          {text.select}
        </Button>
      )}
      <IconButton icon={Keyboard} label={text.keys} className={styles.keys} onClick={onKeys} />
      {hinting ? <BoardHints trip={trip} hints={all} onClose={() => setHinting(false)} /> : null}
    </div>
  )
}
