import type { ServiceFacts } from '#features/admin/domain/read-services.ts'
import type { Config } from '#platform/server/config/read-config.ts'

type Keys = ServiceFacts['keys']

const one: Keys = ['hasKey']
const pair: Keys = ['hasApiKey', 'hasSecret']

/** The adapter behind each port: names and whether a key is set, never the key. */
export function allServices(config: Config): readonly ServiceFacts[] {
  const row = (
    name: string,
    label: string,
    provider: string,
    keys: Keys,
    services: readonly string[],
  ): ServiceFacts => ({ name, label, provider, keys, services })
  return [
    row('flights', 'Flights', config.FLIGHTS_PROVIDER, pair, [
      'flight search',
      'fares',
      'days around',
    ]),
    row('stays', 'Hotels', config.STAYS_PROVIDER, pair, ['hotel search', 'photos']),
    row('bookings', 'Bookings', config.BOOKINGS_PROVIDER, pair, ['orders', 'cancellations']),
    row('rentals', 'Vacation rentals', config.RENTALS_PROVIDER, one, [
      'property search',
      'details',
    ]),
    row('dining', 'Restaurants and sights', config.DINING_PROVIDER, one, [
      'restaurants',
      'attractions',
    ]),
    row('activities', 'Activities', config.ACTIVITIES_PROVIDER, one, ['activities']),
    row('places', 'Places', config.PLACES_PROVIDER, one, ['geocoding', 'nearby', 'airports']),
    row('router', 'Walking times', config.ROUTER_PROVIDER, [], ['ways on foot']),
    row('visas', 'Visas', config.VISAS_PROVIDER, one, ['entry rules', 'transit']),
    row('rates', 'Exchange rates', config.RATES_PROVIDER, [], ['reference rates']),
    row('insurance', 'Insurance', config.INSURANCE_PROVIDER, one, ['quotes']),
    row('guide', 'Guide AI', config.GUIDE_PROVIDER, one, ['answers in words of a model']),
    row('payments', 'Payments', config.PAYMENTS_PROVIDER, pair, [
      'checkouts',
      'refunds',
      'subscriptions',
    ]),
    row('mail', 'Email', config.MAIL_PROVIDER, one, ['emails']),
    row('signIn', 'Sign-in', config.SIGN_IN_PROVIDER, pair, ['sign-in']),
  ]
}

/** Services for the health dashboard, without ports that are off. */
export const serviceFacts = (config: Config): readonly ServiceFacts[] =>
  allServices(config).filter(({ provider }) => provider !== 'none')
