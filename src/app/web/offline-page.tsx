import { ButtonLink } from '#design/button/button.tsx'
import { Logo } from '#design/logo/logo.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import styles from './not-found-page.module.css'

/**
 * In place of a page that cannot be had without a network. It stands at the address of that page and
 * has no script, so it has nothing that a script would have to answer for.
 */
export function OfflinePage() {
  return (
    <main className="wrap page">
      <PageHead
        title="No network"
        description="This page needs a network. Your saved trips and the planner work without one."
        hidden
      />
      <Logo href="/" className={styles.mark} />
      <Signpost
        title="This page needs a network"
        poster={{ slug: 'swiss-alps', name: 'Swiss Alps', place: 'Switzerland' }}
        action={
          <>
            <ButtonLink href="/itinerary">See your trips</ButtonLink>
            <ButtonLink href="" look="line">
              Try again
            </ButtonLink>
          </>
        }
      >
        <p>
          There is no connection at the moment. Your saved trips open without one, and what you
          change in them is sent when the network is back.
        </p>
      </Signpost>
    </main>
  )
}
