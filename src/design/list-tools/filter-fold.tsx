import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { listToolsText } from '../messages.ts'

interface FilterFoldProps {
  readonly isOpen: boolean
  /** On a phone: a sheet of its own, so that the list below moves nowhere. */
  readonly isSheet: boolean
  /** Entries that the filters leave; undefined while they are looked for. */
  readonly found: number | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The filters of a list: between its tools and its entries, or in a sheet that leads back to them. */
export function FilterFold({ isOpen, isSheet, found, onClose, children }: FilterFoldProps) {
  if (!isOpen || !isSheet) return isOpen ? children : null
  return (
    <Dialog
      open
      lightDismiss
      title={listToolsText.filters}
      onClose={onClose}
      actions={<Button onClick={onClose}>{listToolsText.showFound(found)}</Button>}
    >
      {children}
    </Dialog>
  )
}
