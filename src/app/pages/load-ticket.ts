import { loadPlanTicket } from '#features/content/web/index.ts'

/** The ticket, with fares from the search for flights once its calendar asks for them. */
export const loadTicket = () =>
  loadPlanTicket(async (wish, month) => {
    const { ticketFares } = await import('./ticket-fares.ts')
    return ticketFares(wish, month)
  })
