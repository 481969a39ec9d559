/** The least that a live agency sets: no sandbox takes anything, and letters go out. */
export const liveSettings = {
  DEMO: 'off',
  PAYMENTS_PROVIDER: 'none',
  BOOKINGS_PROVIDER: 'none',
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1:1',
  BUSINESS_REGISTRATION: '50012345',
  BUSINESS_CERTIFICATE: '1234',
  APP_ORIGIN: 'http://127.0.0.1',
}
