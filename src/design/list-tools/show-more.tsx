import { startTransition } from 'react'
import { Button } from '../button/button.tsx'
import { listToolsText } from '../messages.ts'

interface ShowMoreProps {
  /** Entries in the list. */
  readonly all: number
  readonly shown: number
  /** Entries that one press adds. */
  readonly step: number
  /** Called with the number to show from now on. */
  readonly onMore: (shown: number) => void
  readonly className?: string | undefined
}

/** "Show 20 more" below a list; nothing once all of it is shown. */
export const ShowMore = ({ all, shown, step, onMore, className }: ShowMoreProps) =>
  all > shown ? (
    <div className={className}>
      <Button look="line" onClick={() => startTransition(() => onMore(shown + step))}>
        {listToolsText.showMore(Math.min(step, all - shown))}
      </Button>
    </div>
  ) : null
