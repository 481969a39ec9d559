import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'

const atlas = fileURLToPath(new URL('..', import.meta.url))

/** Rows of a destination stand in plain lists: its own file speaks for its folder. */
const isListOfDestination = (file: string): boolean =>
  basename(dirname(dirname(file))) === 'destinations' && basename(file) !== 'destination.json'

const headSchema = z.object({ asOf: z.iso.date(), source: z.string().min(10) })

test('every table of the atlas says as of when it is believed true and where it comes from', async () => {
  const files = (await readdir(atlas, { recursive: true })).filter((file) => file.endsWith('.json'))
  const heads = files.filter((file) => !isListOfDestination(file))
  expect(heads.length).toBeGreaterThan(60)
  const without = await Promise.all(
    heads.map(async (file) => {
      const given: unknown = JSON.parse(await readFile(`${atlas}/${file}`, 'utf8'))
      return headSchema.safeParse(given).success ? [] : [file]
    }),
  )
  expect(without.flat()).toEqual([])
  // Each folder with lists that have no head of their own has a destination.json with one.
  for (const file of files.filter(isListOfDestination))
    expect(heads).toContain(`${dirname(file)}/destination.json`)
})
