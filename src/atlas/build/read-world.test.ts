import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWorld } from './read-world.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayleaf-world-'))
})
afterAll(() => rm(folder, { recursive: true }))

const row = (slug: string) => ({
  slug,
  name: 'Somewhere',
  nameFr: 'Quelque part',
  country: 'France',
  countryCode: 'FR',
  aliases: ['Quelque part'],
  lat: 45,
  lng: 5,
  zoom: 11,
  kind: 'city',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  airports: ['LYS'],
  bestMonths: [5],
  summary: 'A town of this test that stands nowhere else.',
})
const write = (rows: readonly unknown[]) =>
  writeFile(
    join(folder, 'europe.json'),
    JSON.stringify({ asOf: '2026-11-01', source: 'general knowledge', rows }),
  )

test('without the file there are no listed destinations and no fault', async () => {
  expect(await readWorld(join(folder, 'nowhere'), new Set())).toEqual({
    listed: [],
    asOf: '',
    errors: [],
  })
})

test('a destination with rows of its own is not listed a second time', async () => {
  await write([row('paris'), row('lyon')])
  const { listed, errors } = await readWorld(folder, new Set(['paris']))
  expect(listed.map(({ slug }) => slug)).toEqual(['lyon'])
  expect(errors).toEqual([])
})

test('a slug used twice and a broken row are faults that name the file', async () => {
  await write([row('lyon'), row('lyon')])
  expect((await readWorld(folder, new Set())).errors).toContain(
    'world/lyon: this slug is used twice',
  )
  await write([{ ...row('lyon'), lat: 200 }])
  expect((await readWorld(folder, new Set())).errors[0]).toContain('europe.json')
})
