/** As the interface spells them. */
export const cabinNames = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'] as const
export type CabinName = (typeof cabinNames)[number]
