import { OwnProfile } from '#features/accounts/web/own-profile-page.tsx'
import { BookingList } from '#features/bookings/web/index.ts'

/** The account with what it has booked: two features, joined here. */
export const ProfilePage = () => <OwnProfile bookings={<BookingList />} />
