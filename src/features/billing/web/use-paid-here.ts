import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { rereadAccount } from '#features/accounts/web/index.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { queryClient } from '#platform/web/query-client.ts'
import { useAddress } from '#platform/web/use-address.ts'
import { paidParam } from '../domain/paid-param.ts'
import { boughtName } from '../domain/products.ts'
import { purchasedApi } from './billing.client.ts'

/** A payment service may answer a little late: asked this often, so long apart (ms), before it is said. */
const tries = 5
const apartMs = 2000

const isLate = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not-paid' || error.status >= 500)

export type PaidHere =
  | { readonly state: 'none' | 'checking' }
  | { readonly state: 'paid'; readonly name: string; readonly purchaseId: string }
  | {
      readonly state: 'failed'
      /** As the server words it. */
      readonly reason: string
      readonly isTrying: boolean
      retry(): void
    }

/**
 * The payment that has led back to this page, verified with the server. `reread` brings what it has changed
 * here. A reload then says nothing any more, while a payment that failed is asked about again.
 */
export function usePaidHere(reread: () => Promise<unknown>): PaidHere {
  const { address, change } = useAddress()
  const [id] = useState(() => address.get(paidParam) ?? '')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['verified', 'here', id],
    queryFn: async ({ signal }) => {
      // The line on the page says why it failed: a notice beside it would say it twice.
      const called = { signal, inPlace: true }
      const purchase = await purchasedApi('verifyPricing', { params: { id } }, called)
      await Promise.allSettled([
        rereadAccount(),
        reread(),
        queryClient.invalidateQueries({ queryKey: ['purchases'] }),
      ])
      return purchase
    },
    enabled: id !== '',
    retry: (count, cause) => isLate(cause) && count < tries,
    retryDelay: apartMs,
  })
  const forget = useEffectEvent(() => change({ [paidParam]: '' }))
  useEffect(() => {
    if (data) forget()
  }, [data])
  if (id === '') return { state: 'none' }
  if (data) return { state: 'paid', name: boughtName(data), purchaseId: id }
  return error
    ? {
        state: 'failed',
        reason: error.message,
        isTrying: isFetching,
        retry: () => void refetch(),
      }
    : { state: 'checking' }
}
