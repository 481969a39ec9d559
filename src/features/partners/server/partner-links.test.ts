import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cad } from '#platform/shared/money.ts'
import { leastCommission, rateText } from '../domain/commission.ts'
import { csvOf } from '../domain/csv.ts'
import { isPartnerAddress, partners, serviceTypes } from '../domain/partner-catalogue.ts'

test('PARTNER-01 one featured partner and three others, each with hosts of its own', () => {
  expect(partners.map(({ id }) => id)).toEqual([
    'expedia',
    'compensair',
    'welcomepickups',
    'tripcom',
  ])
  expect(partners.filter(({ featured }) => featured).map(({ id }) => id)).toEqual(['expedia'])
  expect(partners.find(({ id }) => id === 'compensair')?.description).toContain('600 euro')
})

test.each([
  ['https://www.expedia.ca/', true],
  ['https://expedia.ca', true],
  ['https://WWW.EXPEDIA.CA/Flights?from=YYZ#top', true],
  ['http://www.expedia.ca/', false],
  ['https://expedia.ca.evil.example/', false],
  ['https://notexpedia.ca/', false],
  ['https://expedia.ca@evil.example/', false],
  ['https://user:pass@expedia.ca/', false],
  ['https://expedia.ca:8443/', false],
  ['https://evil.example/?https://expedia.ca', false],
  ['https://evil.example\\@expedia.ca/', false],
  ['https://expedia.ca\\@evil.example/', false],
  ['https://exp\tedia.ca/', false],
  ['https://expedia.ca/\nLocation: https://evil.example', false],
  [' https://expedia.ca/', false],
  ['//expedia.ca/', false],
  ['javascript:alert(1)//expedia.ca', false],
  ['https://welcomepickups.com/', false],
  ['', false],
])('PARTNER-02 %j is Expedia’s: %s', (address, own) => {
  expect(isPartnerAddress('expedia', address)).toBe(own)
})

test('PARTNER-02 whatever passes is parsed by browsers as a host of the partner', () => {
  const hosts = fc.constantFrom('expedia.ca', 'www.expedia.ca', 'evil.example', 'xexpedia.ca')
  const glue = fc.constantFrom('', '/', '@', '\\', ':', '?', '#', '.', '%2f', '\t')
  fc.assert(
    fc.property(hosts, glue, hosts, fc.string({ maxLength: 8 }), (a, between, b, rest) => {
      const text = `https://${a}${between}${b}${rest}`
      if (!isPartnerAddress('expedia', text)) return
      const { hostname, protocol, username, port } = new URL(text)
      expect([protocol, username, port]).toEqual(['https:', '', ''])
      expect(hostname === 'expedia.ca' || hostname.endsWith('.expedia.ca')).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('PARTNER-04 a commission without a report is the lower bound of its rate', () => {
  const of = (service: (typeof serviceTypes)[number]) =>
    leastCommission(service, cad(1000)).amountMinor
  expect(serviceTypes.map(of)).toEqual([2000, 4000, 6000, 3000, 1500, 25_000])
  expect(serviceTypes.map(rateText)).toEqual([
    '2-4%',
    '4-6%',
    '6-8%',
    '3-5%',
    '15 per booking',
    '25% of compensation',
  ])
})

test('PARTNER-04 no cell of the export begins with what a spreadsheet executes', () => {
  for (const evil of [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '\r=1',
    '|calc',
    '＝1',
    '\u200b=1',
  ])
    expect(csvOf([[evil]])).toMatch(/^\uFEFF"'/)
  expect(csvOf([['Paris, "France"', 12, 'São Paulo']])).toBe(
    '\uFEFF"Paris, ""France""",12,"São Paulo"\r\n',
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(csvOf([[text]])).not.toMatch(/^\uFEFF"\s*[=+\-@]/)
    }),
  )
})
