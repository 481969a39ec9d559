import { expect, test } from 'vitest'
import { addressesOf } from './page-addresses.ts'
import { type PageEntry, withAliases } from './page-entry.ts'

const entry = (path: string, addresses?: readonly string[]): PageEntry => ({
  path,
  source: 'page.tsx',
  load: async () => () => null,
  prerender: true,
  ...(addresses ? { addresses: async () => addresses } : {}),
})
const pathsOf = async (entries: readonly PageEntry[]) =>
  (await addressesOf(entries)).map(({ path }) => path)

test('SHELL-01 a pattern is rendered at each address that it names, or once for all', async () => {
  const guides = entry('/destinations/:slug', ['/destinations/paris', '/destinations/rome'])
  expect(await pathsOf([entry('/about'), guides, entry('/blog/:slug')])).toEqual([
    '/about',
    '/destinations/paris',
    '/destinations/rome',
    '/blog/:slug',
  ])
})

test('SHELL-01 an address of another pattern, or one that has a page already, stops the build', async () => {
  await expect(pathsOf([entry('/blog/:slug', ['/destinations/x'])])).rejects.toThrow(
    '/destinations/x is no address of the page /blog/:slug',
  )
  await expect(pathsOf([entry('/about'), entry('/about')])).rejects.toThrow(
    'The address /about has two pages',
  )
})

test('SHELL-01 an alias is the same page and names its canonical address', () => {
  const found = withAliases([entry('/help'), entry('/faq')], { '/support': '/help' })
  expect(found.map(({ path, aliasOf }) => [path, aliasOf])).toEqual([
    ['/help', undefined],
    ['/support', '/help'],
    ['/faq', undefined],
  ])
  expect(found[0]?.load).toBe(found[1]?.load)
})
