import type { StandInSession } from './stripe-books.ts'
import { standInKey, standInSecret, type StripeStandIn } from './stripe-stand-in.ts'

/** Settings of an app that sells by the stand-in. */
export const stripeSettings = (standIn: StripeStandIn) => ({
  PAYMENTS_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: standInKey,
  STRIPE_WEBHOOK_SECRET: standInSecret,
  STRIPE_API_URL: standIn.url,
})

/** The session of the checkout at an address. */
export function sessionAt(standIn: StripeStandIn, url: string): StandInSession {
  const session = standIn.books.sessions.get(new URL(url).pathname.split('/').at(-1) ?? '')
  if (!session) throw new Error(`No checkout at ${url}`)
  return session
}
