import { Button, ButtonLink } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { listedPrice } from '#platform/web/listed-price.ts'

interface UpgradeDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Shown when the month's conversations are used up, or the user asks what a paid tier adds. */
export const UpgradeDialog = ({ open, onClose }: UpgradeDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Upgrade to Premium"
    actions={
      <>
        <Button look="line" onClick={onClose}>
          Maybe Later
        </Button>
        <ButtonLink href="/pricing">See plans</ButtonLink>
      </>
    }
  >
    <p>
      You&apos;ve reached your conversation limit. Upgrade to Premium for unlimited access to Guide
      AI.
    </p>
    <p>
      <strong>Premium Guide at {listedPrice('premium')}/month</strong>
    </p>
  </Dialog>
)
