/** What screens and documents of flights say. */

export const searchFormText = {
  infantsNeedLaps: 'Each infant needs an adult’s lap, so there can’t be more infants than adults.',
  chooseBothAirports: 'Choose both airports.',
  chooseTwoAirportsThat: 'Choose two different airports.',
  chooseDepartureDate: 'Choose a departure date.',
  weSearchForUp: 'You can search for up to 9 people.',
  chooseReturnDateOr: 'Choose a return date, or switch to one way.',
  returnCannotBeBefore: 'The return can’t be before the departure.',
}

export const flightTextsText = {
  directFlight: 'Direct flight',
  toBeConfirmed: 'To be confirmed',
  daysLater: (offset: number) => `${offset} days later`,
}

export const flightToItemText = {
  flight: 'Flight',
  to: (name: string, name2: string) => `${name} to ${name2}`,
}
