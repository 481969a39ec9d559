import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTopModal } from '../dialog/open-modals.ts'
import { ToastCard } from './toast-card.tsx'
import styles from './toast-region.module.css'
import { dismissToast, useToast } from './toasts.ts'

/**
 * Where toasts appear; mount it once. F8 moves focus to it, Escape takes the toast away and gives focus
 * back. While a modal dialog is open the region lives inside it.
 */
export function ToastRegion() {
  const toast = useToast()
  const modal = useTopModal()
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const [held, setHeld] = useState({ pointer: false, focus: false })

  const leave = (): void => {
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus()
    setHeld({ pointer: false, focus: false })
    dismissToast(toast?.serial)
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F8' || event.defaultPrevented) return
      event.preventDefault()
      region.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const content = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the clock pauses here
    <section
      ref={region}
      aria-label="Notifications, F8"
      tabIndex={-1}
      className={styles.region}
      onPointerEnter={() => setHeld((was) => ({ ...was, pointer: true }))}
      onPointerLeave={() => setHeld((was) => ({ ...was, pointer: false }))}
      onFocus={(event) => {
        const from = event.relatedTarget
        if (from instanceof HTMLElement && !region.current?.contains(from)) cameFrom.current = from
        setHeld((was) => ({ ...was, focus: true }))
      }}
      onBlur={() => setHeld((was) => ({ ...was, focus: false }))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !toast) return
        // Else the dialog round the region would close too.
        event.preventDefault()
        event.stopPropagation()
        leave()
      }}
    >
      {/* Always there: a live region that arrives with its words is often not read. */}
      <output className="visually-hidden">
        {toast ? [toast.title, toast.text].filter(Boolean).join('. ') : null}
      </output>
      {toast ? (
        <ToastCard
          key={toast.serial}
          toast={toast}
          paused={held.pointer || held.focus}
          onLeave={leave}
        />
      ) : null}
    </section>
  )
  return modal ? createPortal(content, modal) : content
}
