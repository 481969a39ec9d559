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
  /** What is about to be done: "Cancel booking". */
  readonly action: string
  /** While it is being done: "Cancelling…". */
  readonly busyLabel: string
  /** Label of the button that cancels the dialog: "Keep booking". */
  readonly keep: string
  /** The reader of the reason: "The traveller". */
  readonly reader: string
  readonly busy: boolean
  /** Why it was not done: the dialog stays, to try again or to leave it. */
  readonly error: string | undefined
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
  /** What ends with it, and what it costs. */
  readonly children: ReactNode
}

/** As the server bounds it. */
const longest = 500

/** Asks for a reason before staff do something for a traveller that cannot be undone. */
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
