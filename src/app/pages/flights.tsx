import { Flights } from '#features/flights/web/flights-page.tsx'
import { BookingNotice } from './booking-notice.tsx'
import { FlightDialogs } from './flight-dialogs.tsx'

export const FlightsPage = () => <Flights notice={<BookingNotice />} dialogs={FlightDialogs} />
