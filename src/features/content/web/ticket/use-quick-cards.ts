import { useEffect } from 'react'
import type { LoadPrices, TicketWish } from './ticket-wish.ts'

/** A wish that is still being typed is not asked for. */
const restMs = 500

/** Lets the home page's quick cards and first poster follow the place of the ticket. */
export function useQuickCards(wish: TicketWish | undefined, load: LoadPrices | undefined): void {
  // Prices do not depend on the budget.
  const said = JSON.stringify({ ...wish, budget: 0 })
  useEffect(() => {
    const cards = document.querySelector('[data-quick-cards]')
    if (!wish?.to || !load || !cards) return undefined
    const left = new AbortController()
    const timer = setTimeout(() => {
      // Without a network the cards stay as they were.
      void import('./follow-place.ts').then(
        ({ followPlace }) => followPlace(wish, load, left.signal),
        () => undefined,
      )
    }, restMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
    // The wish is new whenever the form is read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `said` stands for it
  }, [said, load])
}
