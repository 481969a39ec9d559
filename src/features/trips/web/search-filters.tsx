import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { useMedia } from '#platform/web/use-media.ts'
import { searchFiltersText as text } from './messages.ts'
import styles from './search-filters.module.css'

interface SearchFiltersProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What they leave: "12 hotels". */
  readonly found: string
  /** Of their fold below the tools. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The filters of a finder, below its tools; on a phone a sheet, so that the list stays where it is. */
export function SearchFilters({ isOpen, onClose, found, className, children }: SearchFiltersProps) {
  const isPhone = useMedia('(max-width: 47.4375em)')
  if (!isOpen) return null
  if (!isPhone) return <div className={className}>{children}</div>
  return (
    <Dialog
      open
      lightDismiss
      title={text.filters}
      onClose={onClose}
      actions={
        <Button block onClick={onClose}>
          {text.show(found)}
        </Button>
      }
    >
      <div className={styles.sheet}>{children}</div>
    </Dialog>
  )
}
