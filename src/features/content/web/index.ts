// Only what is asked for is loaded: the lists of texts are longer than all the rest of the door.
export const loadStaticPage = async (address: string) =>
  (await import('./load-static-page.ts')).loadStaticPage(address)

export const guidePaths = async () => (await import('./texts.ts')).guidePaths
export const articlePaths = async () => (await import('./texts.ts')).articlePaths
export const atomFeed = async () => (await import('./atom-feed.ts')).atomFeed()

export const loadPlanTicket = async () => (await import('./plan-ticket.tsx')).PlanTicket

export const loadAddSight = async () => import('./add-sight-link.tsx')

export const loadExitIntent = async (trigger: Event) =>
  (await import('./exit-intent.tsx')).exitIntentAfter(trigger)
