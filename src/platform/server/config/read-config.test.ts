import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './read-config.ts'
import { closedPortLines, searchPorts } from './search-ports.ts'

const live = {
  DEMO: 'off',
  PAYMENTS_PROVIDER: 'none',
  BOOKINGS_PROVIDER: 'none',
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1:1',
  BUSINESS_REGISTRATION: '50012345',
  BUSINESS_CERTIFICATE: '1234',
  APP_ORIGIN: 'https://travel.example',
  TRUSTED_PROXIES: '1',
}

const errorsOf = (environment: Readonly<Record<string, string>>): readonly string[] => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.errors
    throw error
  }
}

describe('settings of a live agency', () => {
  test('a complete set starts, and so does one without TLS and without a proxy', () => {
    expect(errorsOf(live)).toEqual([])
    const plain = { ...live, APP_ORIGIN: 'http://travel.example', TRUSTED_PROXIES: '0' }
    expect(errorsOf(plain)).toEqual([])
  })

  test('AUTH-04 behind https the proxies must be counted: all visitors would share one address', () => {
    expect(errorsOf({ ...live, TRUSTED_PROXIES: '0' })).toEqual([
      expect.stringMatching(/^TRUSTED_PROXIES: /),
    ])
    expect(errorsOf({ ...live, TRUSTED_PROXIES: '' })).toHaveLength(1)
  })

  test('a demonstration behind https may leave it out', () => {
    expect(errorsOf({ APP_ORIGIN: 'https://travel.example' })).toEqual([])
  })

  test('everything that is wrong is said at once', () => {
    expect(errorsOf({ DEMO: 'off', RATE_LIMITS: 'relaxed' })).toHaveLength(7)
  })
})

test('SHOP-10 a live site does not start with sandbox payments', () => {
  expect(errorsOf({ ...live, PAYMENTS_PROVIDER: 'embedded' })).toEqual([
    'PAYMENTS_PROVIDER: DEMO=off needs a live payment service, or none',
  ])
})

test('STAY-09 a live site does not start with a sandbox that books nothing', () => {
  expect(errorsOf({ ...live, BOOKINGS_PROVIDER: 'embedded' })).toEqual([
    'BOOKINGS_PROVIDER: DEMO=off needs a live supplier, or none: the sandbox books nothing',
  ])
})

test('AUTH-03 a live site does not start with a mailer that sends nothing', () => {
  expect(errorsOf({ ...live, MAIL_PROVIDER: '' })).toEqual([
    'MAIL_PROVIDER: DEMO=off needs smtp or resend: embedded only writes files',
  ])
})

test('H1 a live site does not start with samples for sale; unset, a search port is none', () => {
  for (const name of Object.values(searchPorts)) {
    expect(errorsOf({ ...live, [name]: 'embedded' })).toEqual([
      `${name}: DEMO=off needs a live adapter, or none: embedded only has samples`,
    ])
    expect(readConfig({ ...live, [name]: '' })[name]).toBe('none')
    expect(readConfig({})[name]).toBe('embedded')
  }
})

test('H1 the start says what is not offered', () => {
  expect(closedPortLines(readConfig(live))).toContain('FLIGHTS_PROVIDER: none (nothing is offered)')
  expect(closedPortLines(readConfig({}))).toEqual([])
})
