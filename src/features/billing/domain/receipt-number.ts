/** "1F3A9C22-2": the purchase, and which of its payments. */
export const receiptNumber = (purchaseId: string, payment: number): string =>
  `${purchaseId.slice(0, 8).toUpperCase()}-${payment}`
