/** Where a policy is bought: with a consultant, who sees what was quoted. Nothing is charged from there. */
export const consultationPath = (premium: number, currency: string): string =>
  `/consultation?${new URLSearchParams({ service: 'insurance', amount: premium.toFixed(2), currency })}`
