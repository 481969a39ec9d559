import type { TicketSources } from './ticket/plan-ticket.tsx'

// Loaded when needed: the lists of texts are larger than all other exports together.
export const loadStaticPage = async (address: string) =>
  (await import('./load-static-page.ts')).loadStaticPage(address)

export const guidePaths = async () => (await import('./texts.ts')).guidePaths
export const articlePaths = async () => (await import('./texts.ts')).articlePaths
export const atomFeed = async () => (await import('./atom-feed.ts')).atomFeed()

export const loadPlanTicket = async (sources: TicketSources) =>
  (await import('./ticket/plan-ticket.tsx')).planTicketWith(sources)

/** Calendar and panel of the ticket, for other forms with dates. */
export const loadTicketPickers = () => import('./ticket/ticket-pickers.tsx')
export type { LoadFares } from './ticket/ticket-pickers.tsx'

export const loadAddSight = async () => import('./add-sight-link.tsx')

export const loadExitIntent = async (trigger: Event) =>
  (await import('./exit-intent.tsx')).exitIntentAfter(trigger)
export type { SightInPlan, SightToAdd } from './add-sight-link.tsx'
