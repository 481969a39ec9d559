import { OwnProfile } from '#features/accounts/web/own-profile-page.tsx'
import { BookingList } from '#features/bookings/web/index.ts'
import { HeldFares } from '#features/flights/web/index.ts'
import { PurchaseList } from '#features/billing/web/index.ts'

/** The account with what it has booked and bought: four features, joined here. */
export const ProfilePage = () => (
  <OwnProfile
    bookings={
      <>
        <HeldFares />
        <BookingList />
      </>
    }
    purchases={<PurchaseList />}
  />
)
