import { Compass } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { PageHead } from '#platform/web/page-head.tsx'

/** For every address that leads nowhere; the server sends it with status 404. */
export function NotFoundPage() {
  return (
    <div className="wrap page">
      <PageHead title="Page not found" description="There is no page at this address." hidden />
      <EmptyState
        icon={Compass}
        heading="h1"
        title="404 Page Not Found"
        action={
          <ButtonLink href="/" look="line">
            Go to the home page
          </ButtonLink>
        }
      >
        There is no page at this address. Check the spelling, or start from the home page.
      </EmptyState>
    </div>
  )
}
