import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { BuyPdf } from './buy-pdf.tsx'
import { DownloadPdf } from './download-pdf.tsx'
import styles from './trip-pdf.module.css'
import { tripPdfText } from './messages.ts'
import { useMayPdf } from './use-may-pdf.ts'

interface TripPdfProps {
  readonly tripId: string
  readonly title: string
}

/** The trip's full PDF: to download where tier or purchase allow it, else what would. */
export function TripPdf({ tripId, title }: TripPdfProps) {
  const may = useMayPdf(tripId)
  const [params] = useSearchParams()
  // Back from a checkout that was called off: what was chosen there is not folded away.
  const [isBack] = useState(() => params.has('discount'))
  return (
    <section className={styles.part} aria-label={tripPdfText.fullPdf}>
      {may ? (
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
