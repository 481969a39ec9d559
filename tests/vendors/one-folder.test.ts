import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { vendors } from '#platform/server/outbound/vendors.ts'

const root = join(import.meta.dirname, '../..')

async function sources(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

const files = new Map(
  await Promise.all(
    (await sources('src')).map(
      async (file) => [file, await readFile(join(root, file), 'utf8')] as const,
    ),
  ),
)

/** The adapters of vendors: 'flights/liteapi'. */
const adapters = [...files.keys()].flatMap((file) => {
  const [, feature, adapter] =
    /^src\/features\/(\w+)\/server\/provider\/(\w+)\/[^/]+\.ts$/.exec(file) ?? []
  return feature && adapter && Object.hasOwn(vendors, adapter) ? [`${feature}/${adapter}`] : []
})
const each = [...new Set(adapters)]

test('H2 every port that has two vendors has two folders', () => {
  for (const two of [
    ['flights/duffel', 'flights/liteapi'],
    ['stays/liteapi', 'stays/duffel'],
    ['rentals/liteapi', 'rentals/rapid'],
    ['dining/google', 'dining/terra'],
    ['places/google', 'places/terra'],
  ])
    expect(each).toEqual(expect.arrayContaining(two))
})

test.each(each)('H2 %s is one folder, and one line of its port’s table opens it', (name) => {
  const [feature, adapter] = name.split('/')
  const provider = `src/features/${feature}/server/provider`
  const inside = `${provider}/${adapter}/`
  const naming = [...files].filter(
    ([file, text]) =>
      !file.startsWith(inside) &&
      (text.includes(`${feature}/server/provider/${adapter}/`) ||
        (file.startsWith(`${provider}/`) && new RegExp(`from '\\.{1,2}/${adapter}/`).test(text))),
  )
  expect(naming.map(([file]) => file)).toEqual([`${provider}/index.ts`])
})

test('H2 no file of an adapter, nor of a vendor’s client, is longer than 250 lines', () => {
  const long = [...files].filter(
    ([file, text]) =>
      (/\/server\/provider\/\w+\//.test(file) || file.includes('/server/vendors/')) &&
      text.split('\n').length > 250,
  )
  expect(long.map(([file]) => file)).toEqual([])
})
