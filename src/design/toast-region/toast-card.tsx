import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './toast-region.module.css'
import { toastDuration } from './toasts.ts'
import type { Toast } from './toasts.ts'
import { useCountdown } from '../use-countdown.ts'
import { useSwipe } from './use-swipe.ts'
import { toastCardText } from '../messages.ts'

const marks = { done: CircleCheck, failed: CircleAlert, hint: Info } as const

export interface ToastCardProps {
  toast: Toast
  paused: boolean
  onLeave: () => void
}

/** One toast; its clock starts when it is mounted. */
export function ToastCard({ toast, paused, onLeave }: ToastCardProps) {
  useCountdown(toastDuration(toast), paused, onLeave)
  const swipe = useSwipe(onLeave)
  const press = (): void => {
    // Close first, then run the action: it may show a toast of its own.
    onLeave()
    toast.action?.onPress()
  }
  return (
    <div className={styles.toast} {...swipe}>
      <Icon of={marks[toast.tone ?? 'done']} size="button" />
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text ? <p>{toast.text}</p> : null}
      </div>
      {toast.action ? (
        <button type="button" className={styles.action} onClick={press}>
          {toast.action.label}
        </button>
      ) : null}
      <IconButton icon={X} label={toastCardText.dismissNotification} onClick={onLeave} />
    </div>
  )
}
