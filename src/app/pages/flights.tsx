import { Flights } from '#features/flights/web/flights-page.tsx'
import { BookingNotice } from './booking-notice.tsx'

export const FlightsPage = () => <Flights notice={<BookingNotice />} />
