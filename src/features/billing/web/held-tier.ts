import type { Tier } from '#features/entitlements/domain/tiers.ts'
import type { OfferAnswer } from '../contract/billing.contract.ts'
import { soldTiers } from '../domain/products.ts'

/** The tier of an account by what is still sold to it; nothing until that is known. */
export const heldTier = (offers: readonly OfferAnswer[] | undefined): Tier | undefined =>
  offers &&
  (soldTiers.findLast((tier) =>
    offers.some(({ kind, item, state }) => kind === 'tier' && item === tier && state === 'held'),
  ) ??
    'free')
