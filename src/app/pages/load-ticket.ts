import { loadPlanTicket } from '#features/content/web/index.ts'
import { hasHint } from '#platform/web/hint-cookie.ts'

/** The ticket, begun like the last trip, with fares once its calendar asks for them, and with prices once a place is chosen. */
export const loadTicket = () =>
  loadPlanTicket({
    last: async () => (hasHint() ? (await import('./last-journey.ts')).lastJourney() : undefined),
    fares: async (wish, month) => (await import('./ticket-fares.ts')).ticketFares(wish, month),
    prices: async (wish) => (await import('./ticket-prices.ts')).ticketPrices(wish),
  })
