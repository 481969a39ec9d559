import { useMemo } from 'react'
import { useIsSending, usePendingMutations } from '#features/trips/web/index.ts'

const none: ReadonlySet<string> = new Set()

/** The items with a write that has not been confirmed and is not on its way. */
export function useUnsaved(tripId: string): ReadonlySet<string> {
  const sending = useIsSending(tripId)
  const waiting = usePendingMutations(tripId)
  return useMemo(() => {
    if (sending || waiting.length === 0) return none
    const ids = waiting.flatMap(({ write }) => {
      if (write.kind === 'add') return [write.item.id]
      return write.kind === 'edit' ? [write.seen.id] : []
    })
    return new Set(ids)
  }, [sending, waiting])
}
