import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { giveFootRoomBack, keepFootRoom } from '../foot-room.ts'
import styles from './bottom-sheet.module.css'
import { nextStop, stopAfterDrag } from './sheet-stops.ts'
import type { SheetStop } from './sheet-stops.ts'

const stopWords: Readonly<Record<SheetStop, string>> = {
  peek: 'folded',
  half: 'half open',
  full: 'open',
}

/** Between the end of the page and the sheet. px. */
const roomAbove = 16

export interface BottomSheetProps {
  label: string
  stop: SheetStop
  onStopChange: (stop: SheetStop) => void
  /** Always seen: total, bar, two buttons. */
  peek: ReactNode
  /** Seen at half and full; out of reach of the keyboard while folded. */
  children: ReactNode
  className?: string | undefined
}

/**
 * A sheet at the foot of a phone's page with three stops. It is no dialog: the page stays usable. The
 * handle is a button: press for the next stop, arrows up and down, or drag.
 */
export function BottomSheet(props: BottomSheetProps) {
  const { label, stop, onStopChange, peek, children, className } = props
  const sheet = useRef<HTMLElement>(null)
  const always = useRef<HTMLDivElement>(null)
  const startY = useRef<number | undefined>(undefined)
  const dragged = useRef(false)
  const id = useId()

  const settle = (): void => {
    sheet.current?.removeAttribute('data-dragging')
    sheet.current?.style.removeProperty('--drag')
    startY.current = undefined
  }
  useEffect(settle, [stop])
  // The page leaves room at its end for the sheet, but for an open one, which is what one works on.
  useEffect(() => {
    const [box, whole] = [always.current, sheet.current]
    if (!box || !whole) return undefined
    const sizes = new ResizeObserver(() =>
      keepFootRoom(
        box,
        (stop === 'half' ? whole.offsetHeight : box.offsetTop + box.offsetHeight) + roomAbove,
      ),
    )
    sizes.observe(stop === 'half' ? whole : box)
    return () => {
      sizes.disconnect()
      giveFootRoomBack(box)
    }
  }, [stop])

  const fold = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || stop === 'peek' || event.defaultPrevented) return
    // A dialog that was opened in it closes by itself.
    if (event.target instanceof Element && event.target.closest('dialog[open]')) return
    event.preventDefault()
    onStopChange('peek')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStopChange(nextStop(stop, event.key === 'ArrowUp' ? 1 : -1))
  }
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>): void => {
    startY.current = event.clientY
    dragged.current = false
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent): void => {
    if (startY.current === undefined) return
    const moved = event.clientY - startY.current
    if (Math.abs(moved) < 6 && !dragged.current) return
    dragged.current = true
    sheet.current?.setAttribute('data-dragging', '')
    sheet.current?.style.setProperty('--drag', `${moved}px`)
  }
  const onPointerUp = (event: PointerEvent): void => {
    if (startY.current === undefined) return
    const moved = event.clientY - startY.current
    settle()
    if (dragged.current) onStopChange(stopAfterDrag(stop, moved, innerHeight))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens for what is inside
    <section
      ref={sheet}
      aria-label={label}
      onKeyDown={fold}
      data-sheet={stop}
      data-foot=""
      className={classNames(styles.sheet, className)}
    >
      <button
        type="button"
        className={styles.handle}
        aria-expanded={stop !== 'peek'}
        aria-controls={id}
        aria-label={`${label}, ${stopWords[stop]}`}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={settle}
        onClick={() => {
          // The click that ends a drag moves no further.
          if (!dragged.current) onStopChange(stop === 'full' ? 'peek' : nextStop(stop, 1))
          dragged.current = false
        }}
      >
        <span className={styles.bar} />
      </button>
      <div ref={always} className={styles.peek}>
        {peek}
      </div>
      <div id={id} className={styles.body} inert={stop === 'peek'}>
        {children}
      </div>
    </section>
  )
}
