import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import styles from './email-preview.module.css'

/** The letter of a booking as it is really sent, with sample data, in a frame. */
export function EmailPreviewPage() {
  const [rendered, setRendered] = useState(0)
  return (
    <div className={`wrap page ${styles.page}`}>
      <PageHead
        title="Email preview"
        description="The confirmation of a booking as it is mailed, with sample data, to look at."
        hidden
      />
      <PageHeading
        title="Email preview"
        sub="The confirmation of a booking, by the template of the real one."
        actions={
          <Button icon={Mail} onClick={() => setRendered(rendered + 1)}>
            Render email
          </Button>
        }
      />
      {rendered > 0 ? (
        <>
          <p>
            <Badge tone="sample">Sample</Badge> No one has booked this stay.
          </p>
          <iframe
            key={rendered}
            className={styles.frame}
            title="Booking confirmation"
            sandbox="allow-same-origin"
            src="/api/email-preview"
          />
        </>
      ) : (
        <p className="mute">Press the button to see it.</p>
      )}
    </div>
  )
}
