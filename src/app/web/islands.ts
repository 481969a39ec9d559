import type { Islands } from '#design/static-page/hydrate-islands.ts'

const content = () => import('#features/content/web/index.ts')

/** Islands of the static pages, by path and name. */
export const islands: Readonly<Record<string, Islands>> = {
  '/': {
    'plan-ticket': async () => (await content()).loadPlanTicket(),
    'exit-intent': async (by) => (await content()).loadExitIntent(by),
  },
}
