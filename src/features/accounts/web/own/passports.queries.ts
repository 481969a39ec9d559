import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { queryClient } from '#platform/web/query-client.ts'
import type { OwnPassport } from '../../contract/own-account.contract.ts'
import { ownAccountApi } from './own-account.queries.ts'

const passports = queryOptions({
  queryKey: ['own-passports'],
  queryFn: async ({ signal }) => (await ownAccountApi('listPassports', {}, { signal })).passports,
  meta: { thing: 'your passports' },
})

/** The passports of the account that is signed in. */
export const useOwnPassports = () => useQuery(passports)

/** Replaces them all. */
export const useSavePassports = () =>
  useMutation({
    mutationFn: (wanted: OwnPassport[]) =>
      ownAccountApi('savePassports', { body: { passports: wanted } }),
    onSuccess: (saved) => queryClient.setQueryData(passports.queryKey, saved.passports),
  })
