import { useMutation, useQuery } from '@tanstack/react-query'
import { queryClient } from '#platform/web/query-client.ts'
import type { SandboxCheckout } from '../contract/sandbox-checkout.contract.ts'
import { sandboxApi } from './billing.client.ts'

const keyOf = (id: string) => ['sandbox-checkout', id] as const

export const useCheckoutState = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    enabled: id !== '',
    queryFn: ({ signal }) => sandboxApi('readCheckout', { params: { id } }, { signal }),
  })

const keep = (id: string) => (state: SandboxCheckout) =>
  void queryClient.setQueryData(keyOf(id), state)

export const usePay = (id: string) =>
  useMutation({
    mutationFn: (body: Parameters<typeof sandboxApi<'payCheckout'>>[1]['body']) =>
      sandboxApi('payCheckout', { params: { id }, body }),
  })

export const useBillingAction = (id: string) =>
  useMutation({
    mutationFn: (body: Parameters<typeof sandboxApi<'actOnBilling'>>[1]['body']) =>
      sandboxApi('actOnBilling', { params: { id }, body }),
    onSuccess: keep(id),
  })

export const useChangePlan = (id: string) =>
  useMutation({
    mutationFn: (item: string) => sandboxApi('changePlan', { params: { id }, body: { item } }),
    onSuccess: keep(id),
  })
