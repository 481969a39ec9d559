import { Button, ButtonLink } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { discountPath } from './discount-path.ts'
import { exitOfferText } from './messages.ts'

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
      title={exitOfferText.beforeYouGo25}
      lightDismiss
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {exitOfferText.noThanks}
          </Button>
          <ButtonLink href={discountPath} look="maple" onClick={onClose}>
            {exitOfferText.seePlansAt25}
          </ButtonLink>
        </>
      }
    >
      <p>
        {exitOfferText.code}
        <b>{exitOfferText.save25}</b>
        {exitOfferText.takesQuarterOffAny}
      </p>
    </Dialog>
  )
}
