import { Copy, Share2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { showToast } from '#design/notices/notices.ts'
import styles from './sharing.module.css'
import { linkLineText } from './messages.ts'

interface LinkLineProps {
  readonly label: string
  /** On this site. */
  readonly path: string
  /** What is behind it, for those who are sent it by the device's own sharing. */
  readonly title?: string
}

/** The device's own way to send things; most desktop browsers have none. */
const canShare = (): boolean => 'share' in navigator

/** A whole address to copy, or to send with what the device offers for that. It stays selectable where the browser allows no copying. */
export function LinkLine({ label, path, title }: LinkLineProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const address = location.origin + path
  const copy = async (): Promise<void> => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      showToast({ title: linkLineText.linkCopied, text: address })
    } catch {
      showToast({ title: linkLineText.linkSelected, text: linkLineText.copyItWithYour })
    }
  }
  const share = async (name: string): Promise<void> => {
    try {
      await navigator.share({ title: name, url: address })
    } catch {
      // Closed without sending: nothing to say.
    }
  }
  return (
    <div className={styles.line}>
      <label htmlFor={id} className="small mute">
        {label}
      </label>
      <div className={styles.copy}>
        <input ref={field} id={id} readOnly value={address} className={styles.address} />
        <Button look="line" size="small" icon={Copy} onClick={() => void copy()}>
          {linkLineText.copy}
        </Button>
      </div>
      {title !== undefined && canShare() ? (
        <Button size="small" icon={Share2} onClick={() => void share(title)}>
          {linkLineText.share}
        </Button>
      ) : null}
    </div>
  )
}
