import type { Tier } from '#features/entitlements/domain/tiers.ts'
import { soldTiers } from '../domain/products.ts'
import { billingApi } from './billing.client.ts'
import { here, useCheckout } from './use-checkout.ts'

/** For the gates: starts the checkout of the tier that was pressed. */
export function useUpgrade() {
  const { error, open } = useCheckout()
  const start = (tier: Tier, also?: Readonly<Record<string, string>>, discount = ''): void => {
    const sold = soldTiers.find((known) => known === tier)
    const body = { ...(discount ? { discount } : {}), ...here(also) }
    if (sold) open(sold, () => billingApi('buyTier', { body: { plan: sold, ...body } }))
  }
  return { error, start }
}
