/** What answers of rentals say. */
export const nightsText = {
  pastCheckIn: 'Check-in can’t be in the past.',
  endsTooEarly: 'Check-out can’t be before check-in.',
  tooManyNights: (most: number) => `A stay in a rental can last up to ${most} nights.`,
  pricesCrossed: 'The highest price is below the lowest.',
}
