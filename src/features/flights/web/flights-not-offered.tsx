import { ButtonLink } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { flightsPageText } from './messages.ts'

/** In place of a search at an agency that sells no flights. */
export function FlightsNotOffered() {
  return (
    <Notice
      title={flightsPageText.flightsAreNotSold}
      action={<ButtonLink href="/partners">{flightsPageText.seeOurPartners}</ButtonLink>}
    >
      {flightsPageText.ourPartnersSellFlights}
    </Notice>
  )
}
