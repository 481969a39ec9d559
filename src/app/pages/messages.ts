/** What the screens of booking-notice.tsx say. */

export const bookingNoticeText = {
  bookingsProtectedUnderProvincial:
    'Bookings are protected under the provincial travel industry act',
  howProtectionWorks: 'How protection works',
  bookingsWithRegisteredAgency:
    'Bookings with a registered agency are protected under the provincial travel industry act. ',
}

export const sharedMapText = {
  away: (name: string, km: string) => `${name}, ${km} away`,
  drawing: 'A drawing, not a street map',
}
