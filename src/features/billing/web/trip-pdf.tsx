import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { useUserTier } from '#features/entitlements/web/index.ts'
import { BuyPdf } from './buy-pdf.tsx'
import { DownloadPdf } from './download-pdf.tsx'
import { usePurchases } from './billing.queries.ts'
import styles from './trip-pdf.module.css'
import { tripPdfText } from './messages.ts'

interface TripPdfProps {
  readonly tripId: string
  readonly title: string
}

/** The trip's full PDF: to download where tier or purchase allow it, else what would. */
export function TripPdf({ tripId, title }: TripPdfProps) {
  const { allows } = useUserTier()
  const byTier = allows('pdf')
  const purchases = usePurchases(!byTier)
  const [params] = useSearchParams()
  // Back from a checkout that was called off: what was chosen there is not folded away.
  const [isBack] = useState(() => params.has('discount'))
  const bought = purchases.data?.some(
    (one) => one.kind === 'pdf' && one.state === 'paid' && one.tripId === tripId,
  )
  return (
    <section className={styles.part} aria-label={tripPdfText.fullPdf}>
      {byTier || bought ? (
        <DownloadPdf tripId={tripId} title={title} label={tripPdfText.downloadFullPdf} email />
      ) : (
        <Disclosure summary={tripPdfText.fullPdfThisTrip} defaultOpen={isBack}>
          <div className={styles.ways}>
            <BuyPdf tripId={tripId} />
          </div>
        </Disclosure>
      )}
    </section>
  )
}
