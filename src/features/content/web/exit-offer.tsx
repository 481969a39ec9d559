import { Button, ButtonLink } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { discountPath } from './discount-path.ts'

interface ExitOfferProps {
  readonly open: boolean
  /** Both answers close it for good. */
  readonly onClose: () => void
}

/** The same discount as everywhere else, without a clock. */
export function ExitOffer({ open, onClose }: ExitOfferProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Before you go: 25% off"
      lightDismiss
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            No, thanks
          </Button>
          <ButtonLink href={discountPath} look="maple" onClick={onClose}>
            See plans at 25% off
          </ButtonLink>
        </>
      }
    >
      <p>
        The code <b>SAVE25</b> takes a quarter off any plan at checkout. It has no deadline, and we
        ask only this once.
      </p>
    </Dialog>
  )
}
