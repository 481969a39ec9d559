import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { showToast } from '#design/notices/notices.ts'
import { browserZone } from '#platform/web/browser-zone.ts'
import { fileNameOf } from '#platform/shared/file-name.ts'
import { downloadFile } from '#platform/web/download-file.ts'
import { errorText } from './error-text.ts'
import { purchasedApi } from './billing.client.ts'
import { downloadPdfText } from './messages.ts'

interface DownloadPdfProps {
  readonly tripId: string
  readonly title: string
  readonly label: string
  /** Also sends it to the account's address. */
  readonly email?: boolean
}

/** Makes the trip's full PDF as it is now, and saves it. */
export function DownloadPdf({ tripId, title, label, email = false }: DownloadPdfProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const download = async (): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      const body = { itinerary: { id: tripId }, paidExport: true, email, ...browserZone() }
      downloadFile(await purchasedApi('generatePdf', { body }), fileNameOf(title, 'pdf'))
      showToast({
        title: downloadPdfText.pdfDownloaded,
        text: email ? downloadPdfText.copyOnItsWay : downloadPdfText.yourWholeTripDay,
      })
    } catch (error) {
      setError(error)
    }
    setBusy(false)
  }
  return (
    <>
      <Button
        icon={Download}
        busy={busy}
        busyLabel={downloadPdfText.makingPdf}
        onClick={() => void download()}
      >
        {label}
      </Button>
      {error === undefined ? null : (
        <Notice tone="error" live>
          {errorText(error)}
        </Notice>
      )}
    </>
  )
}
