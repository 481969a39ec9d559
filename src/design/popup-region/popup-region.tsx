import { CircleAlert, TriangleAlert, X } from 'lucide-react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import { useTopModal } from '../dialog/open-modals.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './popup-region.module.css'
import { dismissPopup, usePopups } from './popups.ts'
import type { Popup } from './popups.ts'

function PopupCard({ popup }: { popup: Popup }) {
  const { key, title, text, tone = 'error', action } = popup
  return (
    <div className={classNames(styles.popup, styles[tone])}>
      <Icon
        of={tone === 'error' ? CircleAlert : TriangleAlert}
        size="button"
        className={styles.mark}
      />
      <div className={styles.words}>
        <div role="alert">
          <p className={styles.title}>{title}</p>
          <p>{text}</p>
        </div>
        {action ? (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              dismissPopup(key)
              action.onPress()
            }}
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <IconButton
        icon={X}
        label={`Dismiss: ${title}`}
        className={styles.close}
        onClick={() => dismissPopup(key)}
      />
    </div>
  )
}

/** Failures of a service the page asked, stacked at the top right; mount it once. */
export function PopupRegion() {
  const popups = usePopups()
  const modal = useTopModal()
  const content = (
    <section aria-label="Problems" className={styles.region}>
      {popups.map((popup) => (
        <PopupCard key={popup.key} popup={popup} />
      ))}
    </section>
  )
  return modal ? createPortal(content, modal) : content
}
