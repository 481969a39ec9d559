import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const states = {
  asking: { label: 'Ask', busy: false, error: undefined },
  busy: { label: 'Being done', busy: true, error: undefined },
  refused: {
    label: 'Refused',
    busy: false,
    error: 'The hotel’s system did not answer. We keep trying and write to you.',
  },
} as const

export function ConfirmDialogExample() {
  const [state, setState] = useState<keyof typeof states>()
  const close = (): void => setState(undefined)
  return (
    <>
      {Object.entries(states).map(([name, { label }]) => (
        <Button key={name} look="line" onClick={() => setState(name as keyof typeof states)}>
          {label}
        </Button>
      ))}
      {state ? (
        <ConfirmDialog
          title="Cancel this booking?"
          action="Cancel booking"
          busyLabel="Cancelling…"
          busy={states[state].busy}
          error={states[state].error}
          onConfirm={() => setState('busy')}
          onClose={close}
        >
          <p>Hotel Sample, 12 to 15 April. $480.00 CAD goes back to the card.</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
