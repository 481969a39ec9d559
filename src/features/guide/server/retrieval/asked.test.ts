import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createAskedIndex } from './alike.ts'
import { askedOf } from './asked.ts'

const folder = 'src/features/guide/texts/asked'
const topics = new Set(
  readdirSync('src/features/guide/texts/intents').map((name) => name.replace('.json', '')),
)
const towns = new Set(
  readdirSync('src/features/guide/texts/towns').map((name) => name.replace('.json', '')),
)
const file = z.strictObject({
  names: z.string(),
  asOf: z.iso.date(),
  asked: z
    .array(
      z.strictObject({
        q: z.array(z.string().min(5).max(240)).min(3),
        fr: z.array(z.string().min(5).max(220)).min(1),
        topic: z.string().refine((topic) => topics.has(topic)),
        a: z.string().min(60).max(560),
        af: z.string().min(60).max(620),
      }),
    )
    .refine((asked) => new Set(asked.map(({ a }) => a)).size === asked.length, 'answers differ'),
})
const places = readdirSync(folder).map((name) => name.replace('.json', ''))
const written = (place: string) =>
  file.parse(JSON.parse(readFileSync(`${folder}/${place}.json`, 'utf8'))).asked

test('G3 what travellers ask is of a town with notes, of a country, or of any place, and has its shape', () => {
  for (const place of places) {
    expect(place === 'general' || /^[A-Z]{2}$/.test(place) || towns.has(place), place).toBe(true)
    expect(written(place).length, place).toBeGreaterThan(10)
  }
  expect(askedOf('nowhere')).toBeUndefined()
})

test('G3 a question finds its own answer, in English and in French', () => {
  for (const place of places.filter((_, at) => at % 12 === 0)) {
    const index = askedOf(place)
    for (const { q, fr, a } of written(place).slice(0, 8)) {
      const found = [q[1], fr[0]].map((text) => index?.find(text ?? ''))
      expect(
        found.map((one) => one?.asked.a),
        place,
      ).toEqual([a, a])
      expect(Math.min(...found.map((one) => one?.sure ?? 0)), q[1]).toBeGreaterThan(0.3)
    }
  }
})

const stairs = {
  q: ['stroller on the hills?', 'Can we manage the old town with a stroller?'],
  fr: ['Peut-on se promener avec une poussette?'],
  topic: 'kids',
  a: 'Take a carrier.',
  af: 'Prenez un porte-bébé.',
}
const museum = {
  q: ['museum pass worth it', 'Does the museum pass pay for itself?'],
  fr: ['La carte des musées vaut-elle la peine?'],
  topic: 'pass',
  a: 'From three museums on.',
  af: 'Dès trois musées.',
}
const index = createAskedIndex([stairs, museum], new Set(['porto']))

test.each([
  ['is a pushchair a bad idea on the steep streets of Porto', stairs],
  ['les montées avec une pousette', stairs],
  ['would you buy the card for the museums', museum],
])('G3 other words, other forms and slips find a question: %s', (text, asked) => {
  expect(index.find(text)?.asked).toBe(asked)
})

test('G3 what the questions say nothing of is hardly alike to any', () => {
  expect(index.find('when does the last ferry leave')?.sure).toBeLessThan(0.3)
  expect(index.find('')?.sure).toBeLessThan(0.05)
  expect(index.find('pushchair')?.holds('carrier')).toBe(true)
  expect(index.find('pushchair')?.holds('museum')).toBe(false)
})
