import { loadPlanTicket } from '#features/content/web/index.ts'

/** The ticket, begun like the last trip, with fares once its calendar asks for them, and with prices once a place is chosen. */
export const loadTicket = () =>
  loadPlanTicket({
    last: async () => (await import('./last-journey.ts')).lastJourney(),
    fares: async (wish, month) => (await import('./ticket-fares.ts')).ticketFares(wish, month),
    prices: async (wish) => (await import('./ticket-prices.ts')).ticketPrices(wish),
  })
