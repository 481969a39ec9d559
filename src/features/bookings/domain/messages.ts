/** What screens and documents of bookings say. */

export const cardText = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  americanExpress: 'American Express',
  cardNumberHasDigits: 'A card number contains only digits.',
  numbersHaveDigits: (label: string, length: number) => `${label} numbers have ${length} digits.`,
  thisNoNumber: (label: string) => `This isn’t a valid ${label} number.`,
  thisCardNumberHas: 'There’s a typo in this card number.',
  writeExpiryAsMm: 'Enter the expiry date as MM/YY.',
  thisCardHasExpired: 'This card has expired.',
  checkYearExpiry: 'Check the expiry year.',
  cardsHaveSecurityCode: (label: string, length: number) =>
    `${label} cards have a ${length}-digit security code.`,
}

export const phoneText = {
  writePhoneNumberWith: 'Enter the phone number in digits, such as +1 416 555 0100.',
}
