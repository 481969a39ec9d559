/** Path to buy a policy through a consultant, who sees the quote. Nothing is charged there. */
export const consultationPath = (premium: number, currency: string): string =>
  `/consultation?${new URLSearchParams({ service: 'insurance', amount: premium.toFixed(2), currency })}`
