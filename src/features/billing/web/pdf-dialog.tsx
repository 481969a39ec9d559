import { Dialog } from '#design/dialog/dialog.tsx'
import { BuyPdf } from './buy-pdf.tsx'
import { DownloadPdf } from './download-pdf.tsx'
import { tripPdfText } from './messages.ts'
import styles from './trip-pdf.module.css'
import { useMayPdf } from './use-may-pdf.ts'

interface PdfDialogProps {
  readonly tripId: string
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
}

/** The trip's full PDF: to download, or what would open it. */
export function PdfDialog({ tripId, title, open, onClose }: PdfDialogProps) {
  const may = useMayPdf(tripId)
  return (
    <Dialog open={open} onClose={onClose} title={tripPdfText.fullPdfThisTrip} lightDismiss>
      <div className={styles.ways}>
        <p>{tripPdfText.whatItHolds}</p>
        {may ? (
          <DownloadPdf tripId={tripId} title={title} label={tripPdfText.downloadFullPdf} email />
        ) : (
          <BuyPdf tripId={tripId} />
        )}
      </div>
    </Dialog>
  )
}
