import { Island } from '#design/static-page/island.tsx'
import { facts } from '#platform/web/facts.ts'
import { JsonLdScript } from '#platform/web/json-ld.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { organization } from '../domain/linked-data.ts'
import { PlanTicket } from './ticket/plan-ticket.tsx'
import { ExitIntent } from './exit-intent.tsx'
import { HomeRest } from './home-rest.tsx'
import { HomeTop } from './home-top.tsx'
import { homePageText } from './messages.ts'

/** The home page, prerendered; its two islands hydrate on first use. */
export function HomePage() {
  return (
    <>
      <PageHead title={homePageText.planWholeTripThen} description={homePageText.planTripDayBy} />
      <JsonLdScript data={organization(facts)} />
      <HomeTop
        ticket={
          <Island name="plan-ticket" hydrateOn="touch">
            <PlanTicket />
          </Island>
        }
      />
      <HomeRest />
      <Island name="exit-intent" hydrateOn="visit">
        <ExitIntent />
      </Island>
    </>
  )
}
