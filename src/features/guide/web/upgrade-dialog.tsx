import { Button, ButtonLink } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { listedPrice } from '#platform/web/listed-price.ts'
import { upgradeText as text } from './messages.ts'

interface UpgradeDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Shown when the month's conversations are used up, or the user asks what a paid tier adds. */
export const UpgradeDialog = ({ open, onClose }: UpgradeDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={text.title}
    actions={
      <>
        <Button look="line" onClick={onClose}>
          {text.later}
        </Button>
        <ButtonLink href="/pricing">{text.seePlans}</ButtonLink>
      </>
    }
  >
    <p>{text.limit}</p>
    <p>
      <strong>{text.price(listedPrice('premium'))}</strong>
    </p>
  </Dialog>
)
