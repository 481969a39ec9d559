import { FileDown, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { showToast } from '#design/notices/notices.ts'
import { forExport } from '../domain/cart-codec.ts'
import type { CartItem } from '../domain/cart-item.ts'
import { cartApi } from './cart.client.ts'
import styles from './cart-dialog.module.css'
import { CartLines } from './cart-lines.tsx'
import { removeFromCart, useCart } from './cart-store.ts'
import { CartTotals } from './cart-totals.tsx'
import { browserZone } from '#platform/web/browser-zone.ts'
import { downloadFile } from '#platform/web/download-file.ts'
import { exportFault, failureOf, type Fault } from './export-form.ts'
import { cartDialogText } from './messages.ts'

interface CartDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const idsOf = (items: readonly CartItem[]): string[] => items.map((item) => item.id)

function clearWithUndo(items: readonly CartItem[]): void {
  const undo = removeFromCart(idsOf(items))
  showToast({
    title: cartDialogText.cartCleared,
    text: cartDialogText.allItemsHaveBeen,
    action: { label: cartDialogText.undo, onPress: undo },
  })
}

/** The cart: its items, their total, and its PDF. */
export function CartDialog({ open, onClose }: CartDialogProps) {
  const items = useCart()
  const formId = useId()
  const emailField = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()

  const submit = async (): Promise<void> => {
    const found = exportFault(items, email)
    setFault(found)
    if (found?.field === 'email') emailField.current?.focus()
    if (found || busy) return
    setBusy(true)
    try {
      const itinerary = items.map(forExport)
      const body = { itinerary, email, ...(name.trim() ? { name } : {}), ...browserZone() }
      const pdf = await cartApi('exportCart', { body })
      downloadFile(pdf, `itinerary-${Date.now()}.pdf`)
      // Not what has been added while the PDF was made.
      removeFromCart(idsOf(items))
      onClose()
      showToast({
        title: cartDialogText.pdfGeneratedSuccessfully,
        text: cartDialogText.yourTravelItineraryHas,
        durationMs: 3000,
      })
    } catch (error) {
      setFault(failureOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={cartDialogText.itineraryCart}
      size="wide"
      actionsStart={
        items.length > 0 ? (
          <Button look="danger" icon={Trash2} onClick={() => clearWithUndo(items)}>
            {cartDialogText.clearCart}
          </Button>
        ) : undefined
      }
      actions={
        <Button type="submit" form={formId} busy={busy} icon={FileDown}>
          {cartDialogText.exportPdf}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.columns}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        <CartLines items={items} />
        <div className={styles.side}>
          <CartTotals items={items} />
          <TextField
            label={cartDialogText.name}
            optional
            autoComplete="name"
            maxLength={120}
            value={name}
            error={fault?.field === 'name' ? fault.text : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            ref={emailField}
            label={cartDialogText.email}
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            value={email}
            error={fault?.field === 'email' ? fault.text : undefined}
            hint={cartDialogText.weEmailYouCopy}
            onChange={(event) => setEmail(event.target.value)}
          />
          {fault ? (
            <Notice tone="error" live title={fault.title}>
              {fault.text}
            </Notice>
          ) : null}
        </div>
      </form>
    </Dialog>
  )
}
