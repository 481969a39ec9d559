import { X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { focusNext, standingOf } from '../focus/next-focus.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './dialog.module.css'
import { holdPage, registerModal } from './open-modals.ts'
import { dialogText } from '../messages.ts'

export interface DialogProps {
  open: boolean
  /** Called on Escape, on the close button, and on a click outside if `lightDismiss`. */
  onClose: () => void
  title: string
  /** Stays in place below the scrolling body, at the right; the main action comes last. */
  actions?: ReactNode
  /** A line above the actions that stays in sight with them: what they cost. */
  aboveActions?: ReactNode
  /** At the left of the actions: what destroys, or what goes back. */
  actionsStart?: ReactNode
  lightDismiss?: boolean
  /** 480, 640 and 880 px, 560 at the right over the whole height, or a map; a bottom sheet below 760. */
  size?: 'narrow' | 'medium' | 'wide' | 'side' | 'map'
  /** On the button that closes, in words; a cross when absent. */
  closing?: string
  /** The body has nothing to operate: it takes the focus itself, so that keys scroll it. */
  reading?: boolean
  /** Paper torn off beside the content, at the left over the whole height; above it below 760. */
  stub?: ReactNode
  /** What takes focus on opening; the title when absent, so that it is read first. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  children: ReactNode
}

/**
 * A native modal `<dialog>`: the browser holds focus inside, makes the page inert and gives focus back
 * on closing. The content is rendered only while open.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, actions, aboveActions, actionsStart, children } = props
  const { lightDismiss, size = 'narrow', reading = false, stub, initialFocus, closing } = props
  const box = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const pressedOutside = useRef(false)
  const titleId = useId()

  useLayoutEffect(() => {
    const dialog = box.current
    if (!open || !dialog) return
    const opener = document.activeElement && standingOf(document.activeElement)
    const release = holdPage()
    dialog.showModal()
    ;(initialFocus?.current ?? heading.current)?.focus()
    return () => {
      release()
      dialog.close()
      // The browser gives the focus back to what opened it, which may be gone by now.
      if (opener) focusNext(opener)
    }
  }, [open, initialFocus])

  // Another title with nothing left that had the focus is another step: it is read from its start.
  const titled = useRef(title)
  useEffect(() => {
    if (titled.current === title) return
    titled.current = title
    const now = document.activeElement
    if (now !== heading.current && box.current?.contains(now)) return
    heading.current?.focus()
    body.current?.scrollTo(0, 0)
  }, [title])

  useEffect(() => {
    if (open && box.current) return registerModal(box.current)
    return undefined
  }, [open])

  // Mouse down and up must both be on the backdrop: a text selection dragged out of a field is no
  // dismissal.
  const onMouseDown = (event: MouseEvent): void => {
    pressedOutside.current = event.target === box.current
  }
  const onClick = (event: MouseEvent): void => {
    if (lightDismiss && pressedOutside.current && event.target === box.current) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way, by onCancel
    <dialog
      ref={box}
      className={classNames(styles.dialog, styles[size], Boolean(stub) && styles.torn)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file or date picker inside sends its own cancel upwards.
        if (event.target !== box.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // Closed by the browser itself: a form with method="dialog", a second back gesture.
        if (open && !box.current?.open) onClose()
      }}
      onMouseDown={onMouseDown}
      onClick={onClick}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {closing === undefined ? (
            <IconButton
              icon={X}
              label={dialogText.close}
              onClick={onClose}
              className={styles.close}
            />
          ) : (
            <Button look="line" size="small" icon={X} onClick={onClose}>
              {closing}
            </Button>
          )}
        </div>
        {stub ? <div className={styles.stub}>{stub}</div> : null}
        <div
          ref={body}
          className={styles.body}
          {...(reading ? { role: 'group', tabIndex: 0, 'aria-labelledby': titleId } : {})}
        >
          {open ? children : null}
        </div>
        {aboveActions ? <div className={styles.above}>{aboveActions}</div> : null}
        {actions || actionsStart ? (
          <div className={styles.actions}>
            {actionsStart ? <div className={styles.start}>{actionsStart}</div> : null}
            {actions}
          </div>
        ) : null}
      </div>
    </dialog>
  )
}
