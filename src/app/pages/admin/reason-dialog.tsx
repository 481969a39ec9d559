import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { TextareaField } from '#design/textarea-field/textarea-field.tsx'
import { reasonDialogText } from './messages.ts'
import styles from './staff-rows.module.css'

interface ReasonDialogProps {
  /** As a question: "Cancel this booking?" */
  readonly title: string
  /** Label of the action: "Cancel booking". */
  readonly action: string
  /** Label while busy: "Cancelling…". */
  readonly busyLabel: string
  /** Label of the button that cancels the dialog: "Keep booking". */
  readonly keep: string
  /** The reader of the reason: "The traveller". */
  readonly reader: string
  readonly busy: boolean
  /** Error of the last attempt; the dialog stays open. */
  readonly error: string | undefined
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
  /** Consequences of the action. */
  readonly children: ReactNode
}

/** Longest reason the server accepts. */
const longest = 500

/** Asks staff for a reason before an irreversible action. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, action, busyLabel, keep, reader, busy, error, onConfirm, onClose } = props
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const form = useId()
  const missing = reason.trim() === ''
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (missing) box.current?.focus()
    else if (!busy) onConfirm(reason.trim())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {keep}
          </Button>
          <Button look="danger" type="submit" form={form} busy={busy} busyLabel={busyLabel}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.dialog} noValidate onSubmit={send}>
        {props.children}
        <TextareaField
          ref={box}
          label={reasonDialogText.reason}
          hint={reasonDialogText.hint(reader)}
          required
          rows={3}
          maxLength={longest}
          value={reason}
          error={asked && missing ? reasonDialogText.pleaseGive : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {error ? (
          <Notice tone="error" live>
            {error}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}
