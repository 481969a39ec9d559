import { afterAll, beforeAll, expect, test } from 'vitest'
import { countryCodes } from '#atlas/visas/passports.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { countryCodes as countries } from '#platform/shared/country-codes.ts'
import { schengenSince } from '#platform/shared/schengen-states.ts'
import { isVisaCountry, visaCountryCodes } from '../domain/visa-countries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const check = (from: string, to: string) =>
  app.visitor().get(`/api/visa/check?${new URLSearchParams({ from, to })}`)

test('VISA-02 the countries offered are those that the atlas has rules for', () => {
  expect(visaCountryCodes).toEqual(countryCodes)
})

test('VISA-02 all 380 pairs answer with a status, its colour, a description, source and date', async () => {
  const colours = { 'visa-free': 'green', restricted: 'red' } as Record<string, string>
  const told = new Set<string>()
  for (const from of visaCountryCodes)
    for (const to of visaCountryCodes.filter((code) => code !== from)) {
      const { status, body } = await check(from, to)
      expect(status, `${from} to ${to}`).toBe(200)
      expect(body.success).toBe(true)
      expect(body.data).toMatchObject({ from, to })
      expect(body.data.color).toBe(colours[body.data.status] ?? 'blue')
      expect(body.data.description.length).toBeGreaterThan(40)
      expect(body.data.link).toMatch(/^https:\/\//)
      expect(body.data.checkedOn).toBe('2026-11-21')
      expect(body.data.kind).toBe('general knowledge')
      expect(Math.abs(Date.parse(body.metadata.timestamp) - Date.now())).toBeLessThan(60_000)
      told.add(`${from} ${to}`)
    }
  expect(told.size).toBe(380)
})

test('A9 VISA-02 the other Schengen states answer by the common rules, under their own names', async () => {
  const elsewhere = [...schengenSince.keys()].filter((code) => !isVisaCountry(code))
  expect(elsewhere).toHaveLength(25)
  for (const from of visaCountryCodes)
    for (const to of elsewhere) {
      const { status, body } = await check(from, to)
      expect([status, body.data?.to], `${from} to ${to}`).toEqual([200, to])
      const { data: inFrance } = (await check(from === 'FR' ? 'DE' : from, 'FR')).body
      expect([body.data.status, body.data.days]).toEqual([inFrance.status, inFrance.days])
      expect(body.data.description).not.toContain('France')
      expect(body.data.link).toContain('home-affairs.ec.europa.eu')
    }
  const { body } = await checkCountries({ from: 'CA', to: 'PT,FR' })
  expect(body.data.together.join(' ')).toContain('Portugal and France')
})

test('A9 VISA-02 any country is answered: by a rule with its own day and page, or as not known', async () => {
  const ofBali = (await check('CA', 'ID')).body.data
  expect(ofBali).toMatchObject({ status: 'visa-on-arrival', color: 'blue', days: 30, to: 'ID' })
  expect(ofBali).toMatchObject({ checkedOn: '2026-11-24', kind: 'general knowledge' })
  expect(ofBali.description).toContain('Canadian citizens get a visa for Indonesia at the border')
  expect(ofBali.obtain).toMatchObject({ what: 'Visa on arrival', cost: null })
  expect((await check('CA', 'MV')).body.data.description).toContain('visit the Maldives without')
  for (const to of countries.filter((code) => code !== 'CA')) {
    const { status, body } = await check('CA', to)
    expect(status, to).toBe(200)
    const { data } = body
    if (data.status !== 'unknown') continue
    expect([data.color, data.days, data.obtain], to).toEqual(['grey', null, null])
    expect(data.description).toContain('you may still need something')
  }
})

test('A9 VISA-02 of a trip with a country of no rule it is never said that nothing is needed', async () => {
  const { body } = await checkCountries({ from: 'CA', to: 'FR,MN' })
  const together = body.data.together.join(' ')
  expect(together).toContain('We have no entry rule for Mongolia with this passport.')
  expect(together).not.toContain('You don’t need to get anything')
  // A passport of no row: unknown there, and for changes of planes.
  const kenyan = (await checkCountries({ from: 'KE', to: 'MN', via: 'US' })).body.data
  expect([kenyan.countries[0].status, kenyan.transit[0].needs]).toEqual(['unknown', 'unknown'])
  expect(kenyan.countries[0].description).toContain('Citizens of Kenya')
})

test('VISA-02 a Canadian needs nothing for France and an authorisation for Australia', async () => {
  expect((await check('CA', 'FR')).body.data).toMatchObject({
    status: 'visa-free',
    color: 'green',
    days: 90,
    obtain: null,
  })
  expect((await check('ca', 'au')).body.data).toMatchObject({ status: 'eta', color: 'blue' })
})

test('VISA-02 an answer may be kept for half an hour', async () => {
  expect((await check('CA', 'JP')).headers.get('cache-control')).toBe('public, max-age=1800')
})

test.each([
  [
    'the same country twice',
    'CA',
    'CA',
    'to',
    'Origin and destination countries must be different.',
  ],
  ['no destination', 'CA', '', 'to', 'Please select both origin and destination countries.'],
  [
    'a country we know no rules of',
    'KE',
    'CA',
    'from',
    'We know the rules of 20 countries, and this is not one of them.',
  ],
])('VISA-01 %s is refused with a sentence', async (_, from, to, field, message) => {
  const answer = await check(from, to)
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toContainEqual({ field, message })
})

test('VISA-01 without any country both are asked for', async () => {
  const { status, body } = await app.visitor().get('/api/visa/check')
  expect(status).toBe(422)
  expect(body.errors.map((error: { field: string }) => error.field)).toEqual(['from', 'to'])
  expect(body.errors[0].message).toBe('Please select both origin and destination countries.')
})

const checkCountries = (query: Record<string, string>) =>
  app.visitor().get(`/api/visa/trip?${new URLSearchParams(query)}`)

test('VISA-02 several countries are answered as one trip, changes of planes included', async () => {
  const { status, body } = await checkCountries({ from: 'GB', to: 'fr,it,FR', via: 'US,SG' })
  expect(status).toBe(200)
  expect(body.data.countries.map(({ to }: { to: string }) => to)).toEqual(['FR', 'IT'])
  expect(body.data.transit).toMatchObject([
    {
      via: 'US',
      needs: 'authorisation',
      note: 'ESTA, as for a visit.',
      kind: 'general knowledge',
      checkedOn: '2026-11-21',
    },
    { via: 'SG', needs: 'nothing', note: null },
  ])
  expect(body.data.together.join(' ')).toContain('count together')
})

test.each([
  ['the own country among the stops', { from: 'CA', to: 'FR,CA' }, 'to'],
  ['no stop', { from: 'CA', to: ' , ' }, 'to'],
  ['an unknown stop', { from: 'CA', to: 'FR,XX' }, 'to.1'],
  ['a place of no country', { from: 'CA', to: 'FR,QQ' }, 'to.1'],
  ['too many stops', { from: 'CA', to: 'US,GB,FR,DE,IT,ES,JP,AU,NZ' }, 'to'],
  ['an unknown place of transit', { from: 'CA', to: 'FR', via: 'moon' }, 'via.0'],
])('VISA-02 a trip with %s is refused', async (_, query, field) => {
  const { status, body } = await checkCountries(query)
  expect([status, body.errors[0].field]).toEqual([422, field])
})
