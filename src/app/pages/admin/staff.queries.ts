import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { staffPurchaseContract } from '#features/billing/contract/staff-purchases.contract.ts'
import { staffPurchaseRoutes } from '#features/billing/contract/staff-purchases.endpoints.ts'
import type { staffBookingContract } from '#features/bookings/contract/staff-bookings.contract.ts'
import { staffBookingRoutes } from '#features/bookings/contract/staff-bookings.endpoints.ts'
import type { staffFareContract } from '#features/flights/contract/staff-fares.contract.ts'
import { staffFareRoutes } from '#features/flights/contract/staff-fares.endpoints.ts'
import type { HoldState } from '#features/flights/domain/fare-hold.ts'
import { ApiError, createClient } from '#platform/web/api-client.ts'
import { refusalText } from '#platform/web/field-errors.ts'
import { queryClient } from '#platform/web/query-client.ts'

const handles = ['forbidden', 'rate-limited']

const bookingsApi = createClient<typeof staffBookingContract>(staffBookingRoutes, {
  service: 'admin',
  handles,
})
const faresApi = createClient<typeof staffFareContract>(staffFareRoutes, {
  service: 'admin',
  handles,
})
const purchasesApi = createClient<typeof staffPurchaseContract>(staffPurchaseRoutes, {
  service: 'admin',
  handles,
})

export type BookingState = 'pending' | 'confirmed' | 'failed' | 'cancelling' | 'cancelled'

interface Wanted<State extends string> {
  readonly search: string
  readonly state: State | ''
  readonly page: number
}
interface WantedQuery<State> {
  readonly search: string
  readonly page: number
  readonly state?: State
}

/** A page of a list of the staff's; keeps the previous page while the next one loads. */
const useStaffList = <State extends string, Answer>(
  name: string,
  { search, state, page }: Wanted<State>,
  ask: (query: WantedQuery<State>, options: { readonly signal: AbortSignal }) => Promise<Answer>,
) =>
  useQuery({
    queryKey: ['admin', name, search, state, page],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask({ search, page, ...(state ? { state } : {}) }, { signal }),
  })

export const useAllBookings = (wanted: Wanted<BookingState>) =>
  useStaffList('bookings', wanted, (query, options) =>
    bookingsApi('listAllBookings', { query }, options),
  )

export const useAllFares = (wanted: Wanted<HoldState>) =>
  useStaffList('held-fares', wanted, (query, options) =>
    faresApi('listAllFares', { query }, options),
  )

interface AuditEntry {
  readonly id: string
  readonly reason: string
}

const reread = () => queryClient.invalidateQueries({ queryKey: ['admin'] })

/** Errors are shown in the dialog; the lists refresh either way. */
export const useCancelForTraveller = () =>
  useMutation({
    mutationFn: ({ id, reason }: AuditEntry) =>
      bookingsApi('cancelForTraveller', { params: { id }, body: { reason } }, { inPlace: true }),
    onSettled: reread,
  })

export const useRefundForBuyer = () =>
  useMutation({
    mutationFn: ({ id, reason }: AuditEntry) =>
      purchasesApi('refundForBuyer', { params: { id }, body: { reason } }, { inPlace: true }),
    onSettled: reread,
  })

/** Whether the server will keep trying: no answer yet from hotel or payment service. */
export const isCarriedThrough = (error: Error): boolean =>
  error instanceof ApiError && ['cancel-in-doubt', 'payments-unavailable'].includes(error.code)

/** Error text for staff; undefined if the server keeps trying. */
export const errorOf = (error: Error | null): string | undefined =>
  error === null || isCarriedThrough(error) ? undefined : refusalText(error)
