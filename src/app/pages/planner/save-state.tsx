import { useIsMutating } from '@tanstack/react-query'
import { Cloud, CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import {
  useIsSending,
  useTripItems,
  usePendingMutations,
  useWouldLose,
} from '#features/trips/web/index.ts'
import { useOnline } from '#platform/web/online.ts'
import styles from './planner-heading.module.css'
import { WaitingChanges } from './waiting-changes.tsx'
import { saveStateText as text } from './itinerary-messages.ts'

/** Asks before closing the window while unsaved changes would be lost. */
function useLeaveWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}

/** Save status of the trip, with a retry for unsent changes. */
export function SaveState({ tripId }: { readonly tripId: string }) {
  const sending = useIsSending(tripId)
  const saving = useIsMutating() > 0 || sending
  const online = useOnline()
  const all = usePendingMutations(tripId)
  const asked = all.filter(({ conflict }) => conflict).length
  const unsent = all.filter(({ conflict }) => !conflict)
  const waiting = unsent.length
  const { sendWaiting } = useTripItems(tripId)
  useLeaveWarning(useWouldLose())
  const settled = asked > 0 ? text.toDecide(asked) : text.saved
  const state = waiting > 0 ? text.unsaved(waiting) : settled
  const words = saving ? text.saving : online ? state : text.offline(state)
  return (
    <div
      className={styles.saved}
      data-quiet={!saving && all.length === 0 ? '' : undefined}
      data-unsaved={waiting > 0 && !saving ? '' : undefined}
    >
      <Icon of={online && all.length === 0 ? Cloud : CloudOff} />
      <span role="status">
        {words === text.saved ? (
          <>
            <span aria-hidden="true">{text.savedBrief}</span>
            <span className="visually-hidden">{words}</span>
          </>
        ) : (
          words
        )}
      </span>
      {waiting > 0 && !saving ? (
        <>
          <Button look="text" size="small" onClick={sendWaiting}>
            {text.retry}
          </Button>
          <WaitingChanges waiting={unsent} />
        </>
      ) : null}
    </div>
  )
}
