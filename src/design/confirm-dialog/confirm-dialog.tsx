import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Notice } from '../notice/notice.tsx'
import { confirmDialogText } from '../messages.ts'

export interface ConfirmDialogProps {
  /** As a question: "Cancel this booking?" */
  readonly title: string
  /** Label of the action: "Cancel booking". */
  readonly action: string
  /** Label while busy: "Cancelling…". */
  readonly busyLabel: string
  /** Leaves all as it is. */
  readonly keep?: string
  readonly busy?: boolean
  /** Error of the last attempt; the dialog stays open. */
  readonly error?: string | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** What it costs, what ends with it, what stays. */
  readonly children: ReactNode
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, busyLabel, keep = confirmDialogText.keepIt, busy = false, error } = props
  const { onConfirm, onClose, children } = props
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
          <Button look="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      {error ? (
        <Notice tone="error" live>
          {error}
        </Notice>
      ) : null}
    </Dialog>
  )
}
