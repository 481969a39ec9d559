import {
  sampleClaims,
  sampleSavings,
  sampleTestimonials,
} from '#features/content/domain/sample-voices.ts'
import type { Taken } from '#features/bookings/domain/booking.ts'
import { listedPrices, upgradePrice } from '#features/billing/server/index.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import { formatMoney, money } from '#platform/shared/money.ts'
import { businessLines, businessNumbers } from './business-lines.ts'
import { processors } from './processors.ts'

/** Public origin; localhost by default. */
export const publicOrigin = ({ APP_ORIGIN, PORT }: Config): string =>
  APP_ORIGIN ?? `http://localhost:${PORT}`

const isSample = ({ demo }: Config, given: unknown): string => (demo && !given ? 'yes' : '')

/** Configured list; samples in demo mode if unset, else empty. */
function listOf<T>({ demo }: Config, given: readonly T[] | undefined, samples: readonly T[]) {
  return given ?? (demo ? samples : [])
}

/** Lists for template blocks of rendered pages. */
export const siteLists = (config: Config) => ({
  claims: listOf(config, config.BUSINESS_CLAIMS, sampleClaims),
  savings: listOf(config, config.BUSINESS_SAVINGS, sampleSavings),
  testimonials: listOf(config, config.BUSINESS_TESTIMONIALS, sampleTestimonials).map(
    ({ name, content, stars }) => ({ name, content, stars: String(stars) }),
  ),
  processors: processors(config).map(({ name, gets }) => ({ name, gets })),
})

const written = (cents: number): string => formatMoney(money('CAD', cents)).replace(/\.00$/, '')

/** Formatted prices by product; pages contain none. */
const prices = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(listedPrices()).map(([name, cents]) => [name, written(cents)]),
  ),
  upgradePrice: written(upgradePrice()),
})

const sampleNote = 'Listings marked “Sample” are invented examples that show how a page works. '
const sampleMeaning =
  'A list marked “Sample” shows made-up hotels, restaurants, outings or fares, so you can try planning. '

const offered = (provider: string): string => (provider === 'none' ? '' : 'yes')

/** Facts for marks in rendered pages; an unknown mark fails the start. */
export const siteFacts = (config: Config, bookings: Taken): Readonly<Record<string, string>> => ({
  name: config.BUSINESS_NAME,
  registration: businessNumbers(config).registration,
  certificate: businessNumbers(config).certificate,
  registered: businessNumbers(config).isRegistered ? 'yes' : '',
  counsellor: config.BUSINESS_COUNSELLOR,
  phone: config.BUSINESS_PHONE,
  email: config.BUSINESS_EMAIL,
  hours: config.BUSINESS_HOURS,
  protectionLine: businessLines(config).protectionLine,
  legalLine: businessLines(config).legalLine,
  bookings,
  bookingHere: bookings === 'nothing' ? '' : ', booking here',
  signIn: config.SIGN_IN_PROVIDER === 'embedded' ? 'password' : 'remote',
  origin: publicOrigin(config),
  analytics: config.ANALYTICS,
  flightBooking: config.FLIGHTS_BOOKING_URL,
  flightReferral: config.FLIGHTS_REFERRAL ?? '',
  sampleClaims: isSample(config, config.BUSINESS_CLAIMS),
  sampleSavings: isSample(config, config.BUSINESS_SAVINGS),
  sampleTestimonials: isSample(config, config.BUSINESS_TESTIMONIALS),
  pageTitle: '',
  pageDescription: '',
  pagePicture: '',
  pageAddress: '',
  ...prices(),
  demo: config.demo ? 'yes' : '',
  sampleNote: config.demo ? sampleNote : '',
  sampleMeaning: config.demo ? sampleMeaning : '',
  flightsOffered: offered(config.FLIGHTS_PROVIDER),
  sampleFlights: config.FLIGHTS_PROVIDER === 'embedded' ? 'yes' : '',
  staysOffered: offered(config.STAYS_PROVIDER),
  rentalsOffered: offered(config.RENTALS_PROVIDER),
  diningOffered: offered(config.DINING_PROVIDER),
  activitiesOffered: offered(config.ACTIVITIES_PROVIDER),
  insuranceOffered: offered(config.INSURANCE_PROVIDER),
  address: config.BUSINESS_ADDRESS ?? '',
  privacyOfficer: config.PRIVACY_OFFICER,
  privacyEmail: config.PRIVACY_EMAIL ?? config.BUSINESS_EMAIL,
  dataPlace: config.DATA_PLACE ?? '',
  backupDays: String(config.BACKUP_DAYS ?? ''),
  receiptYears: String(config.RECEIPT_YEARS),
  visitorDays: String(config.VISITOR_PURCHASE_DAYS),
  sells: config.PAYMENTS_PROVIDER === 'none' ? '' : 'yes',
  analyticsOn: config.ANALYTICS === 'on' ? 'yes' : '',
})
