import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { useTripMutator, type PendingMutation, writeText } from '#features/trips/web/index.ts'
import styles from './planner.module.css'
import { waitingText as text } from './itinerary-messages.ts'

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
        {text.show}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.title}>
        <p className="mute">{text.lead}</p>
        <ul className={styles.waiting}>
          {waiting.map((one) => (
            <li key={one.key}>
              <span>{writeText(one.write)}</span>
              <Button
                look="line"
                size="small"
                aria-label={text.discardNamed(writeText(one.write))}
                onClick={() => drop(one)}
              >
                {text.discard}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
