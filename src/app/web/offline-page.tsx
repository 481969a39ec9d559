import { ButtonLink } from '#design/button/button.tsx'
import { Logo } from '#design/logo/logo.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import styles from './not-found-page.module.css'
import { offlinePageText } from './messages.ts'

/**
 * In place of a page that cannot be had without a network. It stands at the address of that page and
 * has no script, so it has nothing that a script would have to answer for.
 */
export function OfflinePage() {
  return (
    <main className="wrap page">
      <PageHead title={offlinePageText.title} description={offlinePageText.description} hidden />
      <Logo href="/" className={styles.mark} />
      <Signpost
        title={offlinePageText.heading}
        poster={{ slug: 'swiss-alps', name: offlinePageText.swissAlps, place: 'Switzerland' }}
        action={
          <>
            <ButtonLink href="/itinerary">{offlinePageText.seeYourTrips}</ButtonLink>
            <ButtonLink href="" look="line">
              {offlinePageText.tryAgain}
            </ButtonLink>
          </>
        }
      >
        <p>{offlinePageText.lead}</p>
      </Signpost>
    </main>
  )
}
