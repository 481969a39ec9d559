/** A card that the sandbox takes, as a booking sends it. */
export const testCard = {
  method: 'creditCard',
  cardType: 'visa',
  cardNumber: '4242424242424242',
  expiryDate: '12/28',
  cvv: '123',
} as const
