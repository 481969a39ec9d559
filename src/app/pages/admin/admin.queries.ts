import { useMutation, useQuery } from '@tanstack/react-query'
import type { StaffGrant } from '#features/entitlements/domain/staff-grants.ts'
import { createClient, type OutputOf } from '#platform/web/api-client.ts'
import { queryClient } from '#platform/web/query-client.ts'
import type { staffAccountContract } from '#features/accounts/contract/staff-accounts.contract.ts'
import { staffAccountRoutes } from '#features/accounts/contract/staff-accounts.endpoints.ts'
import type { staffPurchaseContract } from '#features/billing/contract/staff-purchases.contract.ts'
import { staffPurchaseRoutes } from '#features/billing/contract/staff-purchases.endpoints.ts'
import type { AdminContract } from '#features/admin/contract/admin.contract.ts'
import { adminRoutes } from '#features/admin/contract/admin.endpoints.ts'
import { adminQueriesText } from './messages.ts'

const adminApi = createClient<AdminContract>(adminRoutes, {
  service: 'admin',
  handles: ['forbidden'],
})
const accountsApi = createClient<typeof staffAccountContract>(staffAccountRoutes, {
  service: 'admin',
  handles: [
    'forbidden',
    'account-not-found',
    'address-unproved',
    'own-ownership',
    'bought-not-granted',
  ],
})
const salesApi = createClient<typeof staffPurchaseContract>(staffPurchaseRoutes, {
  service: 'admin',
  handles: ['forbidden'],
})

const everyMs = 30_000

/** Refetched every 30 s while visible. */
export const useHealth = () =>
  useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => adminApi('readHealth', {}, { signal }),
    refetchInterval: everyMs,
    staleTime: 0,
  })

export type LetterState = 'waiting' | 'sent' | 'failed'

export const useLetters = (state: LetterState | '', page: number) =>
  useQuery({
    queryKey: ['admin', 'letters', state, page],
    staleTime: 0,
    queryFn: ({ signal }) =>
      adminApi('listLetters', { query: { ...(state ? { state } : {}), page } }, { signal }),
  })

export const useUsers = (search: string, page: number) =>
  useQuery({
    queryKey: ['admin', 'users', search, page],
    staleTime: 0,
    queryFn: ({ signal }) => accountsApi('listUsers', { query: { search, page } }, { signal }),
  })

export interface GrantChange {
  readonly grant: StaffGrant
  readonly give: boolean
  /** Also grants to an unverified address. */
  readonly force: boolean
}

/** Grants or revokes a role or tier, then refreshes the back office's lists. */
export const useChangeGrant = (id: string) =>
  useMutation({
    mutationFn: ({ grant, give, force }: GrantChange) =>
      give
        ? accountsApi('giveGrant', { params: { id, grant }, body: { force } })
        : accountsApi('endGrant', { params: { id, grant } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })

export const useJobs = () =>
  useQuery({
    queryKey: ['admin', 'jobs'],
    staleTime: 0,
    queryFn: ({ signal }) => adminApi('readJobs', {}, { signal }),
  })

export type SaleState =
  | 'open'
  | 'paid'
  | 'overdue'
  | 'refunded'
  | 'ended'
  | 'expired'
  | 'mismatched'

type Sales = OutputOf<(typeof staffPurchaseContract)['operations']['listSales']>
export type Sale = Sales['purchases'][number]
export type Incident = Sale['incidents'][number]

export type SaleFilter = SaleState | 'needs-a-look'

export const useSales = (state: SaleFilter | '', q: string, page: number) =>
  useQuery({
    queryKey: ['admin', 'sales', state, q, page],
    staleTime: 0,
    queryFn: ({ signal }) =>
      salesApi('listSales', { query: { ...(state ? { state } : {}), q, page } }, { signal }),
  })

type Consultations = OutputOf<(typeof staffPurchaseContract)['operations']['listConsultations']>
export type Consultation = Consultations['consultations'][number]

export const useConsultations = (state: 'waiting' | 'attended', page: number) =>
  useQuery({
    queryKey: ['admin', 'consultations', state, page],
    staleTime: 0,
    queryFn: ({ signal }) => salesApi('listConsultations', { query: { state, page } }, { signal }),
  })

/** Marks a consultation as contacted or waiting. */
export const useAttend = () =>
  useMutation({
    mutationFn: ({ id, attended }: { readonly id: string; readonly attended: boolean }) =>
      salesApi('attendConsultation', { params: { id }, body: { attended } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'consultations'] }),
  })

export const useAuditEntries = (page: number) =>
  useQuery({
    queryKey: ['admin', 'deeds', page],
    staleTime: 0,
    queryFn: ({ signal }) => adminApi('listDeeds', { query: { page } }, { signal }),
  })

/** The verification file and the test address, with their status and first characters. */
export const useVerification = () =>
  useQuery({
    queryKey: ['verification'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { file } = await adminApi('readVerification', {}, { signal })
      const paths = [...(file ? [file] : []), '/test-verification']
      return { file, answers: await Promise.all(paths.map((path) => readText(path, signal))) }
    },
  })

const shown = 2000

async function readText(path: string, signal: AbortSignal) {
  try {
    const answer = await fetch(path, { signal, headers: { accept: 'text/plain' } })
    const text = (await answer.text()).slice(0, shown)
    return { path, status: `${answer.status} ${answer.statusText}`.trim(), good: answer.ok, text }
  } catch (error) {
    if (signal.aborted) throw error
    return { path, status: adminQueriesText.noAnswer, good: false, text: '' }
  }
}
