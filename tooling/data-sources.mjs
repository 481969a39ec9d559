// Puts the table of sources, which the atlas's build counts, into the page that shows it: the walls
// keep pages and atlas apart, so the build joins them.
import { readFileSync } from 'node:fs'
import { root } from './prepare.mjs'

/** A Vite plugin; `compiled` ends when dist/server/atlas is written. */
export function dataSources(compiled) {
  return {
    name: 'data-sources',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('/src/features/places/web/known-sources.ts')) return undefined
      await compiled
      const table = readFileSync(`${root}/dist/server/atlas/sources.json`, 'utf8')
      return `export const knownSources = ${table}`
    },
  }
}
