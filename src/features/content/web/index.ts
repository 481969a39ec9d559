import type { LoadFares } from './ticket/ticket-pickers.tsx'

// Loaded when needed: the lists of texts are larger than all other exports together.
export const loadStaticPage = async (address: string) =>
  (await import('./load-static-page.ts')).loadStaticPage(address)

export const guidePaths = async () => (await import('./texts.ts')).guidePaths
export const articlePaths = async () => (await import('./texts.ts')).articlePaths
export const atomFeed = async () => (await import('./atom-feed.ts')).atomFeed()

export const loadPlanTicket = async (fares: LoadFares) =>
  (await import('./ticket/plan-ticket.tsx')).planTicketWith(fares)

export const loadAddSight = async () => import('./add-sight-link.tsx')

export const loadExitIntent = async (trigger: Event) =>
  (await import('./exit-intent.tsx')).exitIntentAfter(trigger)
