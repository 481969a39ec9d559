import { mapHosts } from '#features/maps/server/index.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import { vendorOf } from '#platform/server/outbound/vendors.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import { mapPages } from './map-pages.ts'

/** A data processor and the personal data it receives. */
export interface Processor {
  readonly name: string
  readonly gets: string
}

/** Display name of a supplier. */
const labelOf = (adapter: string): string => vendorOf(adapter)?.label ?? adapter

const hostOf = (url: string | undefined, otherwise: string): string =>
  url ? new URL(url).hostname : otherwise

const payments = ({ PAYMENTS_PROVIDER }: Config): Processor | undefined =>
  PAYMENTS_PROVIDER === 'stripe'
    ? {
        name: 'Stripe',
        gets: 'What you buy, your email address and your card, which you enter on its own page and we never see.',
      }
    : undefined

const mail = ({ MAIL_PROVIDER, SMTP_URL }: Config): Processor | undefined =>
  MAIL_PROVIDER === 'embedded'
    ? undefined
    : {
        name: MAIL_PROVIDER === 'resend' ? 'Resend' : hostOf(SMTP_URL, MAIL_PROVIDER),
        gets: 'Your email address and the emails we send you.',
      }

const models = wordTable({ anthropic: 'Anthropic', openai: 'OpenAI' })

const guide = ({ GUIDE_PROVIDER, GUIDE_MODEL_URL }: Config): Processor | undefined =>
  GUIDE_PROVIDER === 'embedded'
    ? undefined
    : {
        name: hostOf(GUIDE_MODEL_URL, models.get(GUIDE_PROVIDER) ?? GUIDE_PROVIDER),
        gets: 'What you write to the guide, and what it needs from your trips to answer. Not your name or address, unless you write them.',
      }

const signIn = ({ SIGN_IN_PROVIDER, OIDC_ISSUER }: Config): Processor | undefined =>
  SIGN_IN_PROVIDER === 'embedded'
    ? undefined
    : {
        name: hostOf(OIDC_ISSUER, SIGN_IN_PROVIDER),
        gets: 'That you sign in here, and when. It tells us your name and email address.',
      }

function maps(config: Config): Processor | undefined {
  const gets =
    'Your network address and the part of the map you look at: your browser asks it directly.'
  const hosts = mapHosts(config, mapPages)('/maps')
  if (hosts.kind === 'google') return { name: 'Google Maps', gets }
  return hosts.kind === 'origin' ? { name: hostOf(hosts.origin, ''), gets } : undefined
}

const bookings = ({ BOOKINGS_PROVIDER }: Config): Processor | undefined =>
  ['embedded', 'none'].includes(BOOKINGS_PROVIDER)
    ? undefined
    : {
        name: labelOf(BOOKINGS_PROVIDER),
        gets: 'The stay you book, with the guest’s name, email address and phone number, and your card, which you enter in its own form and we never see.',
      }

/** What an airline receives of each traveller when it holds a fare. */
const fares = ({ FLIGHTS_PROVIDER }: Config): Processor | undefined =>
  FLIGHTS_PROVIDER === 'duffel'
    ? {
        name: labelOf(FLIGHTS_PROVIDER),
        gets: 'The fare you hold, with each traveller’s name, title, gender and date of birth, and your email address and phone number, for the airline.',
      }
    : undefined

const router = ({ ROUTER_PROVIDER }: Config): Processor | undefined =>
  ROUTER_PROVIDER === 'embedded'
    ? undefined
    : {
        name: ROUTER_PROVIDER,
        gets: 'Where the places of a day are, without your account or their names.',
      }

/** Search suppliers other than embedded ones. */
const searches = (config: Config): readonly Processor[] =>
  (
    [
      ['FLIGHTS_PROVIDER', 'flight'],
      ['STAYS_PROVIDER', 'hotel'],
      ['RENTALS_PROVIDER', 'rental'],
      ['DINING_PROVIDER', 'restaurant and sight'],
      ['ACTIVITIES_PROVIDER', 'activity'],
      ['PLACES_PROVIDER', 'place'],
      ['VISAS_PROVIDER', 'visa'],
      ['INSURANCE_PROVIDER', 'insurance'],
    ] as const
  )
    .filter(([setting]) => !['embedded', 'none'].includes(config[setting]))
    .map(([setting, kind]) => ({
      name: labelOf(config[setting]),
      gets: `What you type into a ${kind} search or form, without your account.`,
    }))

/** Processors of personal data for the privacy policy, by settings. */
export const processors = (config: Config): readonly Processor[] =>
  [
    payments(config),
    bookings(config),
    fares(config),
    mail(config),
    guide(config),
    signIn(config),
    maps(config),
    router(config),
  ]
    .filter((one) => one !== undefined)
    .concat(searches(config))
