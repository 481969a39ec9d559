import { addToCart } from '#features/cart/web/index.ts'
import { Maps } from '#features/maps/web/maps-page.tsx'
import { BookingNotice } from './booking-notice.tsx'

export const MapsPage = () => <Maps notice={<BookingNotice />} addToCart={addToCart} />
