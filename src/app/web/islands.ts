import type { Islands } from '#design/static-page/hydrate-islands.ts'
import { draftKeys, readStored } from '#platform/web/storage.ts'

const content = () => import('#features/content/web/index.ts')

async function addSight(by: Event) {
  const [{ addSightAfter }, guide] = await Promise.all([
    import('../pages/explore/add-sight.tsx'),
    content().then(({ loadAddSight }) => loadAddSight()),
  ])
  return addSightAfter(by, guide)
}

/** A sight that the open trip of this browser seems to hold says so without being touched. */
function isSightInPlan(island: Element): boolean {
  const { placeId, slug } = island.querySelector<HTMLElement>('[data-slug]')?.dataset ?? {}
  return (readStored(draftKeys.items) ?? '').includes(`:${placeId}/${slug}"`)
}

/** Islands of the static pages, by path and name. */
export const islands: Readonly<Record<string, Islands>> = {
  '/': {
    'plan-ticket': async () => (await import('../pages/load-ticket.ts')).loadTicket(),
    'exit-intent': async (by) => (await content()).loadExitIntent(by),
  },
  '/destinations/:slug': {
    'add-sight': Object.assign(addSight, { isWantedAtOnce: isSightInPlan }),
  },
}
