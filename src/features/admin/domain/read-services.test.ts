import { expect, test } from 'vitest'
import { describeService, recommend, type ServiceFacts, statusOfAll } from './read-services.ts'

const flights: ServiceFacts = {
  name: 'flights',
  label: 'Flights',
  provider: 'embedded',
  keys: ['hasApiKey', 'hasSecret'],
  services: ['flight search'],
}
const mail: ServiceFacts = {
  ...flights,
  name: 'mail',
  label: 'Email',
  provider: 'smtp',
  keys: ['hasKey'],
}
const good = {
  calls: 4,
  errorRate: 0.25,
  latencyMs: 12,
  lastGoodAt: new Date(0),
  answers: true,
  lastFault: { at: new Date('2026-11-21T11:00:00Z'), why: 'far: fails (500)' },
  quota: { left: 42, of: 600 },
}

test('ADMIN-02 an embedded default lacks its keys; a chosen provider is configured', () => {
  expect(describeService(flights, good, 'owner')).toMatchObject({
    status: 'missing_keys',
    provider: 'embedded',
    hasApiKey: false,
    hasSecret: false,
  })
  expect(describeService({ ...flights, keys: ['hasKey'] }, good, 'owner').status).toBe(
    'missing_key',
  )
  expect(describeService(mail, good, 'owner')).toMatchObject({ status: 'configured', hasKey: true })
})

test('ADMIN-02 keys are told to the owner only, measurements to the house', () => {
  const staff = describeService(flights, good, 'staff')
  expect(staff.seen).toMatchObject({
    lastFault: { at: '2026-11-21T11:00:00.000Z', why: 'far: fails (500)' },
    quota: { left: 42, of: 600 },
    calls: 4,
    latencyMs: 12,
    lastGoodAt: '1970-01-01T00:00:00.000Z',
  })
  expect(Object.keys(staff).filter((key) => key.startsWith('has'))).toEqual([])
  const toPublic = describeService(flights, good, 'public')
  expect(Object.keys(toPublic).filter((key) => key === 'seen' || key.startsWith('has'))).toEqual([])
})

test('ADMIN-02 one that does not answer makes it degraded and comes first', () => {
  const services = {
    flights: describeService(flights, good, 'staff'),
    mail: describeService(mail, { ...good, answers: false }, 'staff'),
  }
  expect(statusOfAll(services)).toBe('degraded')
  expect(recommend(services)[0]).toMatch(/^Email: the provider does not answer/)
  expect(recommend(services)[1]).toMatch(/^Flights: no keys are set/)
  expect(statusOfAll({ flights: services.flights })).toBe('healthy')
  expect(recommend({ mail: describeService(mail, good, 'staff') })).toEqual([])
})
