import type { Islands } from '#design/still/wake-islands.ts'

const content = () => import('#features/content/web/index.ts')

/** What wakes up in still pages, by the page's path and the name of the island. */
export const islands: Readonly<Record<string, Islands>> = {
  '/': {
    'destination-search': async () => (await content()).loadDestinationSearch(),
    'exit-intent': async (wokenBy) => (await content()).loadExitIntent(wokenBy),
  },
}
