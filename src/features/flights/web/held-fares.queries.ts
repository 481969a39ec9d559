import { useMutation, useQuery } from '@tanstack/react-query'
import { createClient } from '#platform/web/api-client.ts'
import { queryClient } from '#platform/web/query-client.ts'
import type { FareContract, HeldFareAnswer } from '../contract/fare-holds.contract.ts'
import { fareRoutes } from '../contract/fare-holds.endpoints.ts'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import type { Contact, Passenger } from '../domain/fare-hold.ts'
import { type FlightForm, queryOf } from '../domain/search-form.ts'

const faresApi = createClient<FareContract>(fareRoutes, {
  service: 'flights',
  handles: ['tier-required', 'rate-limited', 'offer-gone', 'search-refused'],
})

export type HeldFareView = HeldFareAnswer

const faresKey = ['held-fares'] as const
const readAgain = (): void => void queryClient.invalidateQueries({ queryKey: faresKey })

export const useHeldFares = () =>
  useQuery({
    queryKey: faresKey,
    meta: { thing: 'your held fares' },
    queryFn: async ({ signal }) => (await faresApi('listHeldFares', {}, { signal })).fares,
  })

interface Wish {
  readonly offer: FlightOffer
  readonly form: FlightForm
  readonly passengers: readonly Passenger[]
  readonly contact: Contact
}

export const useHoldFare = () =>
  useMutation({
    mutationFn: ({ offer, form, passengers, contact }: Wish) =>
      faresApi(
        'holdFare',
        {
          body: {
            offerId: offer.id,
            search: queryOf(form),
            seenTotalCad: offer.price.totalCad,
            passengers: [...passengers],
            contact,
          },
        },
        { inPlace: true },
      ),
    onSettled: readAgain,
  })

/** What the airline gives back: asked for when it is to be shown, as it changes. */
export const useCancellationQuote = () =>
  useMutation({
    mutationFn: (id: string) =>
      faresApi('quoteFareCancellation', { params: { id } }, { inPlace: true }),
  })

export const useCancelFare = () =>
  useMutation({
    mutationFn: ({ id, agreedRefundCad }: { id: string; agreedRefundCad: number }) =>
      faresApi('cancelFare', { params: { id }, body: { agreedRefundCad } }, { inPlace: true }),
    onSettled: readAgain,
  })

export const useReleaseFare = () =>
  useMutation({
    mutationFn: (id: string) => faresApi('releaseFare', { params: { id } }),
    onSettled: readAgain,
  })
