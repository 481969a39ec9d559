/** What can be bought once. On its own, because every page knows it and few need to know more. */
export const tiers = ['free', 'explorer', 'wanderlust'] as const
export type Tier = (typeof tiers)[number]

export const isTier = (value: string | null | undefined): value is Tier =>
  tiers.some((tier) => tier === value)
