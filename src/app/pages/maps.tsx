import { addToCart } from '#features/cart/web/index.ts'
import type { ListedPlace } from '#features/maps/domain/listed-place.ts'
import { Maps } from '#features/maps/web/maps-page.tsx'
import { BookingNotice } from './booking-notice.tsx'
import { placeToItem } from './place-to-item.ts'

const addPlaces = (places: readonly ListedPlace[]): boolean =>
  addToCart(places.map((place) => ({ item: placeToItem(place) })))

export const MapsPage = () => <Maps notice={<BookingNotice />} addToCart={addPlaces} />
