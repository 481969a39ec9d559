import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { noticeText } from '../messages.ts'
import styles from './notices.module.css'
import type { Notice } from './notices.ts'
import { useCountdown } from './use-countdown.ts'
import { useSwipe } from './use-swipe.ts'

const marks = {
  done: CircleCheck,
  failed: CircleAlert,
  hint: Info,
  error: CircleAlert,
  api: CircleAlert,
  loading: CircleAlert,
  network: TriangleAlert,
  success: CircleCheck,
  info: Info,
} as const

/** Handles Escape and stops it, so that a surrounding dialog stays open. */
export const onEscape = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  act()
}

export interface NoticeCardProps {
  notice: Notice
  paused: boolean
  onLeave: () => void
}

/** One notice; its timer starts on mount. */
export function NoticeCard({ notice, paused, onLeave }: NoticeCardProps) {
  const { place, look, name, title, text, action, offer, lastsMs } = notice
  useCountdown(lastsMs, paused, onLeave)
  const swipe = useSwipe(onLeave)
  const press = (chosen: typeof action) => (): void => {
    // Close first, then run the action: it may show a notice of its own.
    onLeave()
    chosen?.onPress()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of its buttons
    <div className={styles[place]} data-look={look} {...swipe} onKeyDown={onEscape(onLeave)}>
      <Icon of={marks[look]} size="button" className={styles.mark} />
      <div className={styles.words} role={place === 'popup' ? 'alert' : undefined}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {text ? <p>{text}</p> : null}
        {offer ? (
          <button type="button" className={styles.offer} onClick={press(offer)}>
            {offer.label}
          </button>
        ) : null}
      </div>
      {action ? (
        <button type="button" className={styles.action} onClick={press(action)}>
          {action.label}
        </button>
      ) : null}
      <IconButton icon={X} label={noticeText.dismiss(name)} onClick={onLeave} />
    </div>
  )
}
