import { useState } from 'react'
import type { BookingForm } from './booking-form.ts'
import type { BookingView } from './bookings.client.ts'
import { type HoldView, useBookStay, useHoldStay } from './bookings.queries.ts'

type Order = Parameters<ReturnType<typeof useBookStay>['mutateAsync']>[0]
type Holding = Parameters<ReturnType<typeof useHoldStay>['mutateAsync']>[0]
export type PaymentInfo = Order['paymentInfo']

/** The card of the form. */
export const cardOf = ({ cardType, cardNumber, expiryDate, cvv }: BookingForm): PaymentInfo => ({
  method: 'creditCard',
  cardType,
  cardNumber,
  expiryDate,
  cvv,
})

/** Holding a stay and booking it: what failed last, and whether one of them is on its way. */
export function usePayment() {
  const booking = useBookStay()
  const holding = useHoldStay()
  const [hold, setHold] = useState<HoldView>()
  return {
    hold,
    failed: booking.error ?? holding.error,
    isBooking: booking.isPending,
    isBusy: booking.isPending || holding.isPending,
    reset: (): void => {
      booking.reset()
      holding.reset()
    },
    pay: async (order: Order): Promise<BookingView> => (await booking.mutateAsync(order)).booking,
    /** Holds the stay until it is paid in the supplier's form. */
    start: async (wanted: Holding): Promise<void> => setHold(await holding.mutateAsync(wanted)),
  }
}
