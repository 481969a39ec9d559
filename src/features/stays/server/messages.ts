/** What answers of stays say. */

export const searchText = {
  pastCheckIn: 'Check-in can’t be in the past.',
  tooManyNights: (most: number) => `You can book a hotel for up to ${most} nights.`,
  noneFound: 'No hotels found for the selected criteria.',
  notOffered: 'We don’t offer hotels.',
}
