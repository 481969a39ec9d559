/** What screens and documents of flights say. */

export const searchFormText = {
  chooseBothAirports: 'Choose both airports.',
  chooseTwoAirportsThat: 'Choose two airports that differ.',
  chooseDepartureDate: 'Choose a departure date.',
  weSearchForUp: 'We search for up to 9 people.',
  chooseReturnDateOr: 'Choose a return date, or one way.',
  returnCannotBeBefore: 'The return cannot be before the departure.',
}

export const flightTextsText = {
  directFlight: 'Direct flight',
  toBeConfirmed: 'To be confirmed',
  daysLater: (offset: number) => `${offset} days later`,
}
