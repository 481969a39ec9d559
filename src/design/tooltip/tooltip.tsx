import { cloneElement, useEffect, useId, useRef } from 'react'
import type { ReactElement } from 'react'
import anchored from '../anchored/anchored.module.css'
import { placeAnchored } from '../anchored/place-anchored.ts'
import { classNames } from '../class-names.ts'
import styles from './tooltip.module.css'

const openDelayMs = 700
/** Within this time after one tooltip has gone the next comes at once. */
const skipMs = 300

let lastClosedAt = Number.NEGATIVE_INFINITY

export interface TooltipProps {
  text: string
  /** The text is the control's own name, as with an `IconButton`: it is then not read twice. */
  isName?: boolean
  /** One control that can take focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** Words about a control: after 700 ms under the pointer, at once on keyboard focus; Escape hides them. */
export function Tooltip({ text, isName = false, children }: TooltipProps) {
  const id = useId()
  const wrap = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const isOpen = (): boolean => bubble.current?.matches(':popover-open') ?? false
  const show = (): void => {
    clearTimeout(timer.current)
    const trigger = wrap.current?.firstElementChild
    if (!trigger || !bubble.current || isOpen()) return
    bubble.current.showPopover()
    placeAnchored(bubble.current, trigger, 'above')
  }
  const hide = (): void => {
    clearTimeout(timer.current)
    if (!isOpen()) return
    bubble.current?.hidePopover()
    lastClosedAt = performance.now()
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the control inside
    <span
      ref={wrap}
      className={anchored.anchor}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return
        const soon = performance.now() - lastClosedAt < skipMs
        timer.current = setTimeout(show, soon ? 0 : openDelayMs)
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show()
      }}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen()) return
        event.preventDefault()
        event.stopPropagation()
        hide()
      }}
    >
      {isName ? children : cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        data-side="above"
        className={classNames(anchored.popover, styles.bubble)}
      >
        {text}
      </span>
    </span>
  )
}
