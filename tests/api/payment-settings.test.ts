import { describe, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { liveSettings } from '../support/live-settings.ts'

describe('SHOP-10 settings of payments', () => {
  const live = {
    ...liveSettings,
    PAYMENTS_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    APP_ORIGIN: 'http://travel.example',
  }
  test('a live key starts a live site', () => {
    expect(readConfig(live).PAYMENTS_PROVIDER).toBe('stripe')
  })

  test.each([
    [{ STRIPE_SECRET_KEY: 'rk_test_canary' }, 'DEMO=off needs a live key'],
    [{ DEMO: 'on', STRIPE_SECRET_KEY: 'sk_live_canary' }, 'a live key takes money'],
    [{ STRIPE_SECRET_KEY: 'pk_live_canary' }, 'must be a secret or restricted key'],
    [{ STRIPE_WEBHOOK_SECRET: 'canary' }, 'begins with whsec_'],
    [{ STRIPE_API_URL: 'http://127.0.0.1:1' }, 'pays at Stripe itself'],
  ])('%j is refused in words that do not repeat it', (settings, words) => {
    const start = () => readConfig({ ...live, ...settings })
    expect(start).toThrow(words)
    expect(start).not.toThrow('canary')
  })
})
