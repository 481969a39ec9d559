export const priceLevels = ['$', '$$', '$$$', '$$$$'] as const
export type PriceLevel = (typeof priceLevels)[number]

/** The one scale: an average of up to 20 is $, 40 $$, 60 $$$, above that $$$$ (CAD a person). */
export function priceLevel(averageCad: number): PriceLevel {
  if (averageCad <= 20) return '$'
  if (averageCad <= 40) return '$$'
  if (averageCad <= 60) return '$$$'
  return '$$$$'
}
