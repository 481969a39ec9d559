import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { downloadFile } from '#platform/web/download-file.ts'
import { ownAccountApi } from './own-account.queries.ts'
import { exportDataButtonText } from './messages.ts'

/** Fetches a copy of all that is kept, and hands it to the browser's downloads. */
export function ExportDataButton() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const fetchCopy = async (): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      const copy = await ownAccountApi('exportData', {})
      const blob = copy instanceof Blob ? copy : new Blob([JSON.stringify(copy, null, 2)])
      downloadFile(blob, `my-data-${new Intl.DateTimeFormat('en-CA').format(new Date())}.json`)
    } catch (error) {
      setError(error instanceof Error ? error.message : exportDataButtonText.somethingWentWrongTry)
    }
    setBusy(false)
  }
  return (
    <>
      {error ? (
        <Notice tone="error" live>
          {error}
        </Notice>
      ) : null}
      <Button
        look="line"
        icon={Download}
        busy={busy}
        busyLabel={exportDataButtonText.collecting}
        onClick={() => void fetchCopy()}
      >
        {exportDataButtonText.downloadMyData}
      </Button>
    </>
  )
}
