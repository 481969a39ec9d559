import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import styles from './email-preview.module.css'
import { emailPreviewPageText } from './messages.ts'

/** The letter of a booking as it is really sent, with sample data, in a frame. */
export function EmailPreviewPage() {
  const [rendered, setRendered] = useState(0)
  return (
    <div className={`wrap page ${styles.page}`}>
      <PageHead
        title={emailPreviewPageText.emailPreview}
        description={emailPreviewPageText.confirmationBookingAsIt}
        hidden
      />
      <PageHeading
        title={emailPreviewPageText.emailPreview}
        sub={emailPreviewPageText.confirmationBookingByTemplate}
        actions={
          <Button icon={Mail} onClick={() => setRendered(rendered + 1)}>
            {emailPreviewPageText.renderEmail}
          </Button>
        }
      />
      {rendered > 0 ? (
        <>
          <p>
            <Badge tone="sample">{emailPreviewPageText.sample}</Badge>
            {emailPreviewPageText.noOneHasBooked}
          </p>
          <iframe
            key={rendered}
            className={styles.frame}
            title={emailPreviewPageText.bookingConfirmation}
            sandbox="allow-same-origin"
            src="/api/email-preview"
          />
        </>
      ) : (
        <p className="mute">{emailPreviewPageText.pressButtonToSee}</p>
      )}
    </div>
  )
}
