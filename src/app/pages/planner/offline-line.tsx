import { CloudOff } from 'lucide-react'
import { Notice } from '#design/notice/notice.tsx'
import { usePendingMutations } from '#features/trips/web/index.ts'
import { useOnline } from '#platform/web/online.ts'
import { offlineText as text } from './messages.ts'

/** Offline notice: edits work; search and payment don't. */
export function OfflineLine({ tripId }: { readonly tripId: string }) {
  const isOnline = useOnline()
  const { length } = usePendingMutations(tripId)
  return isOnline ? null : (
    <Notice tone="warn" icon={CloudOff}>
      {text.offline(length)}
    </Notice>
  )
}
