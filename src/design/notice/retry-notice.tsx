import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { retryNoticeText } from '../messages.ts'
import { Notice } from './notice.tsx'

interface RetryNoticeProps {
  readonly title?: string | undefined
  /** Whether another try is under way. */
  readonly busy?: boolean
  readonly onRetry: () => unknown
  readonly children: ReactNode
}

/** In place of what did not load: why, and another try. */
export const RetryNotice = ({ title, busy = false, onRetry, children }: RetryNoticeProps) => (
  <Notice
    tone="error"
    live
    title={title}
    action={
      <Button
        look="line"
        size="small"
        busy={busy}
        busyLabel={retryNoticeText.trying}
        onClick={() => void onRetry()}
      >
        {retryNoticeText.tryAgain}
      </Button>
    }
  >
    {children}
  </Notice>
)
