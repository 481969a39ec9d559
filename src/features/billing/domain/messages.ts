/** What screens and documents of billing say. */

export const productsText = {
  express: 'Express',
  comprehensive: 'Comprehensive',
  premiumGroup: 'Premium group',
  vipConcierge: 'VIP concierge',
  essentialGuide: 'Essential Guide',
  guidePro: 'Guide Pro',
}

export const receiptRowsText = {
  beforeTaxes: 'Before taxes',
  it: (taxLabel: string) => `Includes ${taxLabel}`,
}
