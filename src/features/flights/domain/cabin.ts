/** As the interface spells them. */
export const cabinNames = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'] as const
export type CabinName = (typeof cabinNames)[number]

export const cabinLabels: Readonly<Record<CabinName, string>> = {
  ECONOMY: 'Economy',
  PREMIUM_ECONOMY: 'Premium economy',
  BUSINESS: 'Business',
  FIRST: 'First',
}
