import { FileDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { FieldGroup } from '../field/field-group.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

export function DialogExample() {
  const [open, setOpen] = useState<'ask' | 'form' | undefined>()
  const email = useRef<HTMLInputElement>(null)
  const close = (): void => setOpen(undefined)
  return (
    <>
      <Button look="line" onClick={() => setOpen('ask')}>
        Ask before clearing
      </Button>
      <Button look="line" onClick={() => setOpen('form')}>
        Itinerary cart
      </Button>
      <Dialog
        open={open === 'ask'}
        onClose={close}
        lightDismiss
        title="Clear the cart?"
        actions={
          <>
            <Button look="line" onClick={close}>
              Keep
            </Button>
            <Button look="maple" onClick={close}>
              Clear cart
            </Button>
          </>
        }
      >
        <p>4 items, $3,578.00. This cannot be undone.</p>
      </Dialog>
      <Dialog
        open={open === 'form'}
        onClose={close}
        title="Itinerary cart"
        size="medium"
        initialFocus={email}
        actionsStart={
          <Button look="danger" onClick={close}>
            Clear cart
          </Button>
        }
        actions={
          <Button icon={FileDown} onClick={close}>
            Export PDF
          </Button>
        }
      >
        <FieldGroup columns={2}>
          <TextField label="First name" defaultValue="Amélie" />
          <TextField label="Last name" defaultValue="Martin" />
        </FieldGroup>
        <FieldGroup>
          <TextField label="Email" type="email" ref={email} defaultValue="amelie@example.ca" />
        </FieldGroup>
      </Dialog>
    </>
  )
}
