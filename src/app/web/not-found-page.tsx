import { ButtonLink } from '#design/button/button.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { PageHead } from '#platform/web/page-head.tsx'

/** For every address that leads nowhere; the server sends it with status 404. */
export function NotFoundPage() {
  return (
    <div className="wrap page">
      <PageHead title="Page not found" description="There is no page at this address." hidden />
      <Signpost
        title="404 Page Not Found"
        poster={{ slug: 'swiss-alps', name: 'Swiss Alps', place: 'Switzerland' }}
        action={
          <>
            <ButtonLink href="/">Go to the home page</ButtonLink>
            <ButtonLink href="/planner" look="line">
              Plan a trip
            </ButtonLink>
          </>
        }
      >
        There is no page at this address. Check the spelling, or start from the home page.
      </Signpost>
    </div>
  )
}
