import { expect, test } from 'vitest'
import { visaFor } from '#atlas/visas/visa-for.ts'
import { embeddedVisasProvider } from './provider/embedded/embedded-visas-provider.ts'
import { popularForCanadians } from '../domain/popular-for-canadians.ts'
import { type TransitPlace, transitPlaceCodes } from '../domain/transit-places.ts'
import { isVisaCountry, type VisaCountry, visaCountryCodes } from '../domain/visa-countries.ts'
import { wholeTrip } from '../domain/whole-trip.ts'

const { signal } = new AbortController()
const trip = async (from: VisaCountry, to: VisaCountry[], via: TransitPlace[] = []) =>
  wholeTrip(
    await Promise.all(to.map((code) => embeddedVisasProvider.check(from, code, signal))),
    await Promise.all(via.map((place) => embeddedVisasProvider.transit(from, place, signal))),
  ).join('\n')

test('VISA-02 days in two Schengen states count together; one visa serves both', async () => {
  expect(await trip('CA', ['FR', 'IT', 'JP'])).toContain(
    'France and Italy are in the Schengen area: your days in all of them count together, up to 90 in any 180',
  )
  expect(await trip('IN', ['FR', 'IT'])).toContain(
    'One Schengen visa is enough for France and Italy',
  )
  expect(await trip('CA', ['FR', 'JP'])).not.toContain('Schengen')
  // Citizens of the Union stay as long as they like.
  expect(await trip('FR', ['DE', 'IT'])).not.toContain('Schengen')
})

test('VISA-02 what must be there before the journey is said for the trip', async () => {
  expect(await trip('CA', ['AU', 'NZ', 'JP'])).toContain(
    'Before you leave, get documents for Australia and New Zealand.',
  )
  expect(await trip('CA', ['FR', 'MX'])).toContain(
    'You don’t need to get anything before you leave.',
  )
})

test('VISA-02 a change of planes in a country that is visited is covered by the visit', async () => {
  expect(await trip('GB', ['US', 'MX'], ['US'])).toContain(
    'You visit the United States on this trip',
  )
  expect(await trip('GB', ['MX'], ['US'])).not.toContain('You visit')
  expect(await trip('CA', ['IT'], ['schengen'])).toContain('You visit Italy on this trip')
})

test('VISA-02 what a change of planes takes is to be obtained too, unless that country is visited', async () => {
  const over = await trip('GB', ['MX'], ['US'])
  expect(over).toContain('Changing planes in the United States can require separate documents')
  expect(over).toContain('You need nothing in advance for the visits themselves.')
  expect(over).not.toContain('You don’t need to get anything before you leave.')
  expect(await trip('IN', ['SG', 'JP'], ['schengen', 'US'])).toContain(
    'Changing planes in the Schengen area and the United States can require separate documents',
  )
  expect(await trip('GB', ['US', 'MX'], ['US'])).not.toContain('separate documents')
  expect(await trip('CA', ['MX'], ['US'])).toContain(
    'You don’t need to get anything before you leave.',
  )
})

test('VISA-02 no trip of two countries over any place says that nothing is needed where something is', async () => {
  for (const from of visaCountryCodes)
    for (const via of transitPlaceCodes.filter((place) => place !== from)) {
      const { needs } = await embeddedVisasProvider.transit(from, via, signal)
      const to = visaCountryCodes.find(
        (code) => code !== from && code !== via && visaFor(from, code)?.status === 'visa-free',
      )
      if (!to || !['authorisation', 'visa'].includes(needs)) continue
      const said = await trip(from, [to], [via])
      if (said.includes('You visit')) continue
      expect(said, `${from} ${to} ${via}`).toContain('separate documents')
      expect(said).not.toContain('You don’t need to get anything before you leave.')
    }
})

test('VISA-03 the list for Canadians says what the rules say', () => {
  expect(popularForCanadians.length).toBeGreaterThan(8)
  for (const { to, status, days } of popularForCanadians)
    expect(visaFor('CA', to), to).toMatchObject({ status, days })
  expect(popularForCanadians.find(({ to }) => to === 'AU')?.status).toBe('eta')
})

test('VISA-01 only the 20 codes are countries, whatever an address says', () => {
  expect(['CA', 'ca', 'KE', '', 'constructor', 'toString'].filter(isVisaCountry)).toEqual(['CA'])
})
