import { useUserTier } from '#features/entitlements/web/index.ts'
import { usePurchases } from './billing.queries.ts'

/** Whether a tier or a purchase gives the full PDF of this trip. */
export function useMayPdf(tripId: string): boolean {
  const { allows } = useUserTier()
  const byTier = allows('pdf')
  const purchases = usePurchases(!byTier)
  const bought = purchases.data?.some(
    (one) => one.kind === 'pdf' && one.state === 'paid' && one.tripId === tripId,
  )
  return byTier || bought === true
}
