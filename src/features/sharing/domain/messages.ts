/** What screens and documents of sharing say. */

export const sharedHeadText = {
  inSharedTripTo: (when: string, days: string, names: string) =>
    `${when}: ${days} in ${names}. A shared trip, to look at stop by stop.`,
  thisLinkWasTurned: 'This link was turned off',
  noTripSharedAt:
    'No trip is shared at this address. Ask for a new link, or check the whole of it.',
  sharedTrip: 'A shared trip',
  tripThatWasShared: 'A trip that was shared with you, to look at day by day and stop by stop.',
}
