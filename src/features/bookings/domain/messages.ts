/** What screens and documents of bookings say. */

export const cardText = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  americanExpress: 'American Express',
  cardNumberHasDigits: 'A card number has digits only.',
  numbersHaveDigits: (label: string, length: number) => `${label} numbers have ${length} digits.`,
  thisNoNumber: (label: string) => `This is no ${label} number.`,
  thisCardNumberHas: 'This card number has a typing error in it.',
  writeExpiryAsMm: 'Write the expiry as MM/YY.',
  thisCardHasExpired: 'This card has expired.',
  checkYearExpiry: 'Check the year of the expiry.',
  cardsHaveSecurityCode: (label: string, length: number) =>
    `${label} cards have a security code of ${length} digits.`,
}

export const phoneText = {
  writePhoneNumberWith: 'Write the phone number with its digits, such as +1 416 555 0100.',
}
