import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import { useOpenModals } from '../dialog/open-modals.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useCountdown } from '../use-countdown.ts'
import { useHeld } from '../use-held.ts'
import styles from './popup-region.module.css'
import { dismissPopup, displayMs, usePopups } from './popups.ts'
import type { ShownPopup } from './popups.ts'
import { popupRegionText } from '../messages.ts'

const looks = {
  error: [CircleAlert, styles.error],
  api: [CircleAlert, styles.error],
  loading: [CircleAlert, styles.error],
  network: [TriangleAlert, styles.warn],
  success: [CircleCheck, styles.success],
  info: [Info, styles.info],
} as const

interface PopupCardProps {
  popup: ShownPopup
  paused: boolean
  onLeave: () => void
}

function PopupCard({ popup, paused, onLeave }: PopupCardProps) {
  const { title, text, kind = 'error', action } = popup
  useCountdown(displayMs[kind], paused || action !== undefined, onLeave)
  const [mark, look] = looks[kind]
  return (
    <div className={classNames(styles.popup, look)}>
      <Icon of={mark} size="button" className={styles.mark} />
      <div className={styles.words}>
        <div role="alert">
          {title ? <p className={styles.title}>{title}</p> : null}
          <p>{text}</p>
        </div>
        {action ? (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              onLeave()
              action.onPress()
            }}
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <IconButton
        icon={X}
        label={popupRegionText.dismiss(title ?? text)}
        className={styles.close}
        onClick={onLeave}
      />
    </div>
  )
}

function Stack({ popups }: { popups: readonly ShownPopup[] }) {
  const region = useRef<HTMLElement>(null)
  const { held, release, handlers } = useHeld(region)
  return (
    <section
      ref={region}
      aria-label={popupRegionText.problems}
      className={styles.region}
      {...handlers}
    >
      {popups.map((popup) => (
        <PopupCard
          key={popup.serial}
          popup={popup}
          paused={held}
          onLeave={() => {
            release()
            dismissPopup(popup.key)
          }}
        />
      ))}
    </section>
  )
}

/** The dialogs that were open when a popup came. Kept here: every page carries popups.ts from its start. */
const cameOver = new WeakMap<ShownPopup, readonly HTMLDialogElement[]>()

/** The uppermost of them that still is open; without one, a popup belongs to the page. */
function layerOf(popup: ShownPopup, modals: readonly HTMLDialogElement[]) {
  if (!cameOver.has(popup)) cameOver.set(popup, modals)
  return cameOver.get(popup)?.findLast((modal) => modals.includes(modal))
}

/**
 * What failed or succeeded without being asked for, stacked at the top right; mount it once. A popup
 * stays with the dialog or the page that it came over: one of the page would cover a later dialog.
 */
export function PopupRegion() {
  const popups = usePopups()
  const modals = useOpenModals()
  const layers = new Map(popups.map((popup) => [popup, layerOf(popup, modals)]))
  return (
    <>
      <Stack popups={popups.filter((popup) => !layers.get(popup))} />
      {modals.map((modal, index) => {
        const own = popups.filter((popup) => layers.get(popup) === modal)
        return own.length > 0 ? createPortal(<Stack popups={own} />, modal, String(index)) : null
      })}
    </>
  )
}
