import { ButtonLink } from '#design/button/button.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { beginLeaving } from './leaving.ts'

/** Asks first, where something other than this site led to the log-out. */
export function LogOutPage() {
  return (
    <div className="wrap page">
      <PageHead
        title="Log out"
        description="End your session on this device. Your saved trips stay in your account."
        hidden
      />
      <Signpost
        title="Log out?"
        poster={{ slug: 'london', name: 'London', place: 'United Kingdom' }}
        action={
          <>
            <ButtonLink href="/api/logout" onClick={beginLeaving}>
              Log out
            </ButtonLink>
            <ButtonLink href="/" look="line">
              Stay signed in
            </ButtonLink>
          </>
        }
      >
        Your trips stay saved. Other devices stay signed in.
      </Signpost>
    </div>
  )
}
