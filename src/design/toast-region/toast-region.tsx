import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTopModal } from '../dialog/open-modals.ts'
import { useHeld } from '../use-held.ts'
import { ToastCard } from './toast-card.tsx'
import styles from './toast-region.module.css'
import { dismissToast, useToast } from './toasts.ts'
import { useClearPlace } from './use-clear-place.ts'
import { toastRegionText } from '../messages.ts'

export interface ToastRegionProps {
  /** Focus it on mount: it was opened with F8. */
  focused?: boolean
}

/**
 * Where toasts appear; mount it once. F8 moves focus to it, Escape takes the toast away and gives focus
 * back. While a modal dialog is open the region lives inside it.
 */
export function ToastRegion({ focused = false }: ToastRegionProps) {
  const toast = useToast()
  const modal = useTopModal()
  const region = useRef<HTMLElement>(null)
  const { held, release, handlers } = useHeld(region)
  const [spoken, setSpoken] = useState<string>()
  useClearPlace(region, modal, toast?.serial)

  const leave = (): void => {
    release()
    dismissToast(toast?.serial)
  }

  useEffect(() => {
    if (focused) region.current?.focus()
  }, [focused])

  // After the region: a live region that arrives with its words is often not read.
  useEffect(() => {
    const words = toast && [toast.title, toast.text].filter(Boolean).join('. ')
    const frame = requestAnimationFrame(() => setSpoken(words))
    return () => cancelAnimationFrame(frame)
  }, [toast])

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
      aria-label={toastRegionText.notificationsF8}
      tabIndex={-1}
      className={styles.region}
      {...handlers}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !toast) return
        // Else the dialog round the region would close too.
        event.preventDefault()
        event.stopPropagation()
        leave()
      }}
    >
      <output className="visually-hidden">{spoken}</output>
      {toast ? <ToastCard key={toast.serial} toast={toast} paused={held} onLeave={leave} /> : null}
    </section>
  )
  return modal ? createPortal(content, modal) : content
}
