import { Copy } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { showToast } from '#design/notices/notices.ts'
import styles from './sharing.module.css'
import { linkLineText } from './messages.ts'

/** A whole address to copy. It stays selectable where the browser allows no copying. */
export function LinkLine({ label, path }: { label: string; path: string }) {
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
    </div>
  )
}
