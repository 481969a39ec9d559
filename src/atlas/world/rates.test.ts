import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isCurrency } from '#platform/shared/reference-rates.ts'
import { countriesSchema } from '../countries/schema.ts'

const readJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'))

test('the currency of every country has a rate, but where a visitor gets no single one', async () => {
  const { rows } = countriesSchema.parse(await readJson('../countries/countries.json'))
  const without = rows.filter(({ currency }) => !isCurrency(currency))
  expect(without.map(({ code }) => code).toSorted()).toEqual(['CU', 'RU'])
})

/** Official prices say little of what a visitor gets. */
const unrated = ['BOB', 'CUP', 'ZWG']

test('so has the currency of every destination, with three such exceptions', async () => {
  const listSchema = z.object({ rows: z.array(z.object({ currency: z.string().optional() })) })
  const names = await readdir(new URL('./destinations', import.meta.url))
  const lists = names
    .filter((name) => name.endsWith('.json'))
    .map(async (name) => listSchema.parse(await readJson(`./destinations/${name}`)).rows)
  const used = new Set((await Promise.all(lists)).flat().flatMap(({ currency }) => currency ?? []))
  const without = [...used].filter((currency) => !isCurrency(currency))
  expect(without.toSorted()).toEqual(unrated)
})
