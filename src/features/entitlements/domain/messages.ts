/** What screens and documents of entitlements say. */

export const tiersText = {
  guidePro: 'Guide Pro',
  businessGuidePro: 'Business Guide Pro',
}
