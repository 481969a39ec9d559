import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Guide } from '../../contract/texts.schema.ts'
import { readGuideFacts } from './read-guide-facts.ts'

const guideOf = (slug: string): Guide =>
  JSON.parse(readFileSync(`src/features/content/texts/guides/${slug}.json`, 'utf8'))
const paris = guideOf('paris')

test('HOME-12 a guide has its sights in its own order, with what they cost and when they close', () => {
  const { page } = readGuideFacts('src/atlas', paris)
  expect(page.sights.map(({ slug }) => slug)).toEqual(paris.see)
  const louvre = page.sights.find(({ slug }) => slug === 'louvre')
  expect(louvre).toMatchObject({ closedOn: ['Tuesday'], hours: '09:00 to 18:00' })
  expect(louvre?.priceCad).toBeGreaterThan(0)
  // Seasons have hours of their own, as the day of a trip has them.
  const [castle] = readGuideFacts('src/atlas', guideOf('lisbon')).page.sights.filter(
    ({ slug }) => slug === 'sao-jorge-castle',
  )
  expect(castle?.hours).toBe('09:00 to 21:00 March to October, 09:00 to 18:00 November to February')
})

test('HOME-12 sample prices come in order, and the card shows the lowest', () => {
  const { page, card } = readGuideFacts('src/atlas', paris)
  const [low, middle, high] = page.prices.night
  expect(low).toBeLessThan(middle)
  expect(middle).toBeLessThan(high)
  expect(card.nightFrom).toBe(low)
  expect(card.continent).toBe('Europe')
})

test('HOME-12 a Canadian needs no visa for Paris or New York, and at home no rule at all', () => {
  const entry = (slug: string) => readGuideFacts('src/atlas', guideOf(slug)).page.entry
  expect(entry('paris')).toMatchObject({ status: 'visa-free', days: 90 })
  expect(entry('new-york')?.status).toBe('visa-free')
  expect(entry('ottawa')).toBeUndefined()
})

test('HOME-12 a sight or a district that is not there stops the build by its name', () => {
  expect(() => readGuideFacts('src/atlas', { ...paris, see: ['atlantis'] })).toThrow('atlantis')
  const districts = [{ name: 'Nowhere', text: 'x' }]
  expect(() => readGuideFacts('src/atlas', { ...paris, districts })).toThrow('Nowhere')
})
