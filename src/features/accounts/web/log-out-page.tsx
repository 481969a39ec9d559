import { ButtonLink } from '#design/button/button.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { beginLeaving } from './leaving.ts'
import { logOutPageText } from './messages.ts'

/** Asks first, where something other than this site led to the log-out. */
export function LogOutPage() {
  return (
    <div className="wrap page">
      <PageHead title={logOutPageText.logOut} description={logOutPageText.description} hidden />
      <Signpost
        title={logOutPageText.heading}
        poster={{
          slug: 'london',
          name: logOutPageText.london,
          place: logOutPageText.unitedKingdom,
        }}
        action={
          <>
            <ButtonLink href="/api/logout" onClick={beginLeaving}>
              {logOutPageText.logOut}
            </ButtonLink>
            <ButtonLink href="/" look="line">
              {logOutPageText.staySignedIn}
            </ButtonLink>
          </>
        }
      >
        {logOutPageText.lead}
      </Signpost>
    </div>
  )
}
