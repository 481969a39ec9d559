/** The tiers, which are bought once. In a file of its own because every page needs it, and few more than this. */
export const tiers = ['free', 'explorer', 'wanderlust'] as const
export type Tier = (typeof tiers)[number]

export const isTier = (value: string | null | undefined): value is Tier =>
  tiers.some((tier) => tier === value)
