import type { Islands } from '#design/static-page/hydrate-islands.ts'

const content = () => import('#features/content/web/index.ts')

/** Islands of the static pages, by path and name. */
export const islands: Readonly<Record<string, Islands>> = {
  '/': {
    'plan-ticket': async () => (await import('../pages/load-ticket.ts')).loadTicket(),
    'exit-intent': async (by) => (await content()).loadExitIntent(by),
  },
  '/destinations/:slug': {
    'add-sight': async (by) => {
      const [{ addSightAfter }, guide] = await Promise.all([
        import('../pages/explore/add-sight.tsx'),
        content().then(({ loadAddSight }) => loadAddSight()),
      ])
      return addSightAfter(by, guide)
    },
  },
}
