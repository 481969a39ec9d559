import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from '#design/dialog/dialog.tsx'
import { planTicketText as text } from './messages.ts'
import type { Cell } from './ticket-wish.ts'

interface PickerPanelProps {
  readonly cell: Cell
  readonly title: string
  readonly className: string | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The picker of a cell: below it, or a sheet on a phone. */
export function PickerPanel({ cell, title, className, onClose, children }: PickerPanelProps) {
  const [isSheet] = useState(() => matchMedia('(max-width: 47.5em)').matches)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Opened by the cell's button: keys go on in what it opened. The calendar takes the focus itself.
    if (document.activeElement?.getAttribute('aria-expanded') === 'true' && cell !== 'when')
      box.current?.focus()
    if (!isSheet) box.current?.scrollIntoView({ block: 'nearest' })
  }, [cell, isSheet])
  const group = (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-label={text.pickers[cell]}
      {...(isSheet ? {} : { className, 'data-picker-of': cell })}
    >
      {children}
    </div>
  )
  if (!isSheet) return group
  return (
    <div data-picker-of={cell}>
      <Dialog open title={title} lightDismiss onClose={onClose}>
        {group}
      </Dialog>
    </div>
  )
}
