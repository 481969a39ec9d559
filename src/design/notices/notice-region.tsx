import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useOpenModals } from '../dialog/open-modals.ts'
import { noticeText } from '../messages.ts'
import { NoticeCard, onEscape } from './notice-card.tsx'
import styles from './notices.module.css'
import { dismissNotice, type Notice, useNotices } from './notices.ts'
import { useClearPlace } from './use-clear-place.ts'
import { useHeld } from './use-held.ts'

interface PlaceProps {
  region: RefObject<HTMLElement | null>
  name: string
  className: string | undefined
  notices: readonly Notice[]
  /** Lets a script focus the place itself. */
  tabIndex?: -1
  children?: ReactNode
}

/** Landmark of notices; timers pause on hover and focus. */
function Place({ region, name, className, notices, tabIndex, children }: PlaceProps) {
  const { held, release, handlers } = useHeld(region)
  const leave = (serial: number | undefined): void => {
    release()
    dismissNotice(serial)
  }
  const [newest] = notices
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the clock pauses here
    <section
      ref={region}
      aria-label={name}
      tabIndex={tabIndex}
      className={className}
      {...handlers}
      onKeyDown={newest && onEscape(() => leave(newest.serial))}
    >
      {children}
      {notices.map((notice) => (
        <NoticeCard
          key={notice.serial}
          notice={notice}
          paused={held}
          onLeave={() => leave(notice.serial)}
        />
      ))}
    </section>
  )
}

interface ToastPlaceProps {
  toast: Notice | undefined
  modal: HTMLElement | undefined
  focused: boolean
}

/** Region of toasts, always mounted as the target of F8; moves into an open modal. */
function ToastPlace({ toast, modal, focused }: ToastPlaceProps) {
  const region = useRef<HTMLElement>(null)
  const [spoken, setSpoken] = useState<string>()
  useClearPlace(region, modal, toast?.serial)

  useEffect(() => {
    if (focused) region.current?.focus()
  }, [focused])

  // Set after mount: live regions announce only later changes.
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

  const place = (
    <Place
      region={region}
      name={noticeText.region}
      tabIndex={-1}
      className={styles.toasts}
      notices={toast ? [toast] : []}
    >
      <output className="visually-hidden">{spoken}</output>
    </Place>
  )
  return modal ? createPortal(place, modal) : place
}

function PopupPlace({ popups }: { popups: readonly Notice[] }) {
  const region = useRef<HTMLElement>(null)
  return (
    <Place region={region} name={noticeText.problems} className={styles.popups} notices={popups} />
  )
}

/** Dialogs open when a popup arrived. */
const cameOver = new WeakMap<Notice, readonly HTMLDialogElement[]>()

/** Topmost of them still open; undefined for the page. */
function layerOf(popup: Notice, modals: readonly HTMLDialogElement[]) {
  if (!cameOver.has(popup)) cameOver.set(popup, modals)
  return cameOver.get(popup)?.findLast((modal) => modals.includes(modal))
}

export interface NoticeRegionProps {
  /** Focus the toast region on mount (F8). */
  focused?: boolean
}

/**
 * Everything that the site says unasked; mount it once. Toasts come one at a time, at the foot. Popups
 * stack at the top right, each with the dialog or the page that it came over: one of the page would
 * cover a later dialog.
 */
export function NoticeRegion({ focused = false }: NoticeRegionProps) {
  const notices = useNotices()
  const modals = useOpenModals()
  const popups = notices.filter(({ place }) => place === 'popup')
  const layers = new Map(popups.map((popup) => [popup, layerOf(popup, modals)]))
  return (
    <>
      <ToastPlace
        toast={notices.find(({ place }) => place === 'toast')}
        modal={modals.at(-1)}
        focused={focused}
      />
      {[undefined, ...modals].map((modal, index) => {
        const own = popups.filter((popup) => layers.get(popup) === modal)
        if (own.length === 0) return null
        const place = <PopupPlace key={index} popups={own} />
        return modal ? createPortal(place, modal, String(index)) : place
      })}
    </>
  )
}
