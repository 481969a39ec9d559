import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { placeNotes } from './place-notes.ts'

const folder = 'src/features/guide/texts/towns'
const kinds =
  'intro when districts money arrive around food diet breakfast evening kids rain access safety trips free quiet shopping manners'
const file = z.strictObject({
  slug: z.string(),
  asOf: z.iso.date(),
  notes: z
    .array(
      z.strictObject({
        kind: z.enum(kinds.split(' ')),
        title: z.string().max(60),
        text: z.string().min(60).max(900),
        fr: z.string().min(60).max(1100).optional(),
      }),
    )
    .refine((notes) => {
      const once = notes.filter(({ kind }) => kind !== 'districts').map(({ kind }) => kind)
      return new Set(once).size === once.length
    }, 'each kind stands once'),
})

test('G3 the notes of each town have their shape, and are found by its slug', () => {
  const names = readdirSync(folder)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) {
    const { slug, notes } = file.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')))
    expect(`${slug}.json`).toBe(name)
    expect(placeNotes(slug)).toEqual(notes)
  }
  expect(placeNotes('nowhere')).toEqual([])
  expect(placeNotes('../../lexicon')).toEqual([])
})
