import type { MockSession } from './stripe-books.ts'
import { mockKey, mockSecret, type StripeMock } from './stripe-mock.ts'

/** Settings of an app that sells through the Stripe mock. */
export const stripeSettings = (mock: StripeMock) => ({
  PAYMENTS_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: mockKey,
  STRIPE_WEBHOOK_SECRET: mockSecret,
  STRIPE_API_URL: mock.url,
})

/** The session of the checkout at an address. */
export function sessionAt(mock: StripeMock, url: string): MockSession {
  const session = mock.books.sessions.get(new URL(url).pathname.split('/').at(-1) ?? '')
  if (!session) throw new Error(`No checkout at ${url}`)
  return session
}
