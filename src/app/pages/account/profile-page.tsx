import { OwnProfile } from '#features/accounts/web/own-profile-page.tsx'
import { BookingList } from '#features/bookings/web/index.ts'
import { PurchaseList } from '#features/billing/web/index.ts'

/** The account with what it has booked and bought: three features, joined here. */
export const ProfilePage = () => (
  <OwnProfile bookings={<BookingList />} purchases={<PurchaseList />} />
)
