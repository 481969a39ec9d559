/** What screens and documents of sharing say. */

export const sharedHeadText = {
  description: (when: string, days: string, names: string) =>
    `${when}: ${days} in ${names}. A shared trip, stop by stop.`,
  turnedOff: 'This link was turned off',
  turnedOffHint:
    'There’s no shared trip at this address. Ask for a new link, or check that you copied the whole link.',
  sharedTrip: 'A shared trip',
  fallbackDescription: 'A trip shared with you, day by day and stop by stop.',
}

export const tripCardText = {
  when: (dates: string, party: string) => `${dates}. ${party}.`,
  whose: (owner: string) => `${owner}’s trip`,
  more: (days: number) => (days === 1 ? 'and 1 more day' : `and ${days} more days`),
}

export const tripEventsText = {
  estimate: (amount: string) => `${amount} (estimate)`,
  sample: 'A sample place: it doesn’t exist.',
}
