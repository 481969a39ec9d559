import { Button } from '#design/button/button.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { FeatureGate, useUserTier } from '#features/accounts/web/index.ts'
import { DownloadPdf } from './download-pdf.tsx'
import { faultText } from './fault-text.ts'
import { listedPrice } from './listed-price.ts'
import { shopApi } from './shop.client.ts'
import styles from './trip-pdf.module.css'
import { useCheckout } from './use-checkout.ts'
import { useUpgrade } from './use-upgrade.ts'
import { usePurchases } from './shop.queries.ts'

interface TripPdfProps {
  readonly tripId: string
  readonly title: string
}

function BuyPdf({ tripId }: { readonly tripId: string }) {
  const checkout = useCheckout()
  const upgrade = useUpgrade()
  const fault = checkout.fault ?? upgrade.fault
  return (
    <>
      <FeatureGate feature="pdf" onUpgrade={upgrade.start} />
      <Button
        look="line"
        busy={checkout.busy !== undefined}
        busyLabel="Processing..."
        onClick={() =>
          checkout.open('pdf', () => shopApi('buyPdf', { body: { itineraryId: tripId } }))
        }
      >
        Buy this PDF for {listedPrice('pdf')}
      </Button>
      {fault ? (
        <Notice tone="error" live>
          {faultText(fault.error)}
        </Notice>
      ) : null}
    </>
  )
}

/** The trip's full PDF: to download where tier or purchase allow it, else what would. */
export function TripPdf({ tripId, title }: TripPdfProps) {
  const { allows } = useUserTier()
  const byTier = allows('pdf')
  const purchases = usePurchases(!byTier)
  const bought = purchases.data?.some(
    (one) => one.kind === 'pdf' && one.state === 'paid' && one.tripId === tripId,
  )
  return (
    <section className={styles.part} aria-label="Full PDF">
      {byTier || bought ? (
        <DownloadPdf tripId={tripId} title={title} label="Download full PDF" email />
      ) : (
        <Disclosure summary="Full PDF of this trip">
          <div className={styles.ways}>
            <BuyPdf tripId={tripId} />
          </div>
        </Disclosure>
      )}
    </section>
  )
}
