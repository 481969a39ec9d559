import {
  CheckSquare,
  Compass,
  Keyboard,
  Lightbulb,
  Lock,
  Redo2,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { Button } from '#design/button/button.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import type { Finding, TripView } from '#features/trips/web/index.ts'
import styles from './board.module.css'
import { toolsText as text } from './messages.ts'
import type { BoardEdits } from './use-board-edits.ts'

interface BoardToolsProps {
  readonly trip: TripView
  readonly edits: BoardEdits
  readonly findings: ReadonlyMap<string, readonly Finding[]>
  readonly selecting: boolean
  readonly onSelect: () => void
  /** The guide is open beside the days. */
  readonly guiding: boolean
  readonly onGuide: () => void
  /** Shows which keys do what. */
  readonly onKeys: () => void
  /** Shows the days before something in them is gone to. */
  readonly onShow: () => void
}

/** A day that comes into sight is whole by then. */
const unfoldMs = 150

/** Goes to the next one of these from where the focus is, and around. */
function goToNext(selector: string): void {
  requestAnimationFrame(() => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)]
    const from = all.findIndex((one) => one.contains(document.activeElement))
    const next = all[(from + 1) % all.length]
    next?.scrollIntoView({ block: 'center', inline: 'center' })
    next?.focus({ preventScroll: true })
    // A day that was out of sight shows its stops now; what had the focus is written anew.
    const day = next?.closest<HTMLElement>('[data-folded]')
    if (day)
      setTimeout(() => {
        if (!next?.isConnected) day.querySelector<HTMLElement>(selector)?.focus()
      }, unfoldMs)
  })
}

/** What does not fit, the ideas, and what can be taken back: beside the tabs of a trip. */
export function BoardTools(props: BoardToolsProps) {
  const { trip, edits, findings, selecting, onSelect, guiding, onGuide, onKeys, onShow } = props
  const notes = [...findings.values()].flat().filter(({ severity }) => severity !== 'hint').length
  return (
    <div className={styles.tools} data-tools="">
      {trip.veiled ? (
        <Button
          look="quiet"
          size="small"
          icon={Lock}
          onClick={() => {
            onShow()
            goToNext('[data-veiled]')
          }}
        >
          {text.free(trip.days.length, trip.days.length + trip.veiled.days.length)}
        </Button>
      ) : null}
      <Button
        look="quiet"
        size="small"
        icon={Compass}
        aria-pressed={guiding}
        onClick={() => {
          onShow()
          onGuide()
        }}
      >
        {text.guide}
      </Button>
      <Button
        look="quiet"
        className={notes > 0 ? styles.notes : undefined}
        size="small"
        icon={TriangleAlert}
        onClick={() => {
          onShow()
          if (notes === 0) edits.say(text.clean)
          goToNext('[data-severity]')
        }}
      >
        {text.check(notes)}
      </Button>
      <Button
        look="quiet"
        size="small"
        icon={Lightbulb}
        onClick={() => {
          onShow()
          goToNext('[data-day=""]')
        }}
      >
        {text.ideas(trip.unscheduled.length)}
      </Button>
      <IconButton icon={Undo2} label={text.undo} disabled={!edits.undo} onClick={edits.undo} />
      <IconButton icon={Redo2} label={text.redo} disabled={!edits.redo} onClick={edits.redo} />
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
      <IconButton icon={Keyboard} label={text.keys} className={styles.keys} onClick={onKeys} />
    </div>
  )
}
