import type { Islands } from '#design/still/hydrate-islands.ts'

const content = () => import('#features/content/web/index.ts')

/** What is hydrated in static pages, by the page's path and the name of the island. */
export const islands: Readonly<Record<string, Islands>> = {
  '/': {
    'destination-search': async () => (await content()).loadDestinationSearch(),
    'exit-intent': async (by) => (await content()).loadExitIntent(by),
  },
}
