import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { useTripMutator, type PendingMutation, writeText } from '#features/trips/web/index.ts'
import styles from './planner.module.css'

/**
 * What waits to be saved, one by one: a change that the server never takes would hold up those behind
 * it for ever, and only the person may give it up.
 */
export function WaitingChanges({ waiting }: { readonly waiting: readonly PendingMutation[] }) {
  const [open, setOpen] = useState(false)
  const { discard } = useTripMutator()
  const drop = (one: PendingMutation): void => {
    discard(one)
    if (waiting.length <= 1) setOpen(false)
  }
  return (
    <>
      <Button look="text" size="small" onClick={() => setOpen(true)}>
        Show
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Not saved yet">
        <p className="mute">
          Kept in this browser, and sent again by itself. What you discard here is not done.
        </p>
        <ul className={styles.waiting}>
          {waiting.map((one) => (
            <li key={one.key}>
              <span>{writeText(one.write)}</span>
              <Button
                look="line"
                size="small"
                aria-label={`Discard this change: ${writeText(one.write)}`}
                onClick={() => drop(one)}
              >
                Discard this change
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
