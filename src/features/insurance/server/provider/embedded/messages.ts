/** What an estimated premium assumes. */
export const assumptionsText = {
  ours: (date: string) =>
    `This is our own estimate, with figures from ${date}, not an insurer’s offer.`,
  party: (people: string) =>
    `${people} who live in Canada and have provincial or territorial health coverage.`,
  traveller: 'One traveller who lives in Canada and has provincial or territorial health coverage.',
  adultsAge: 'All adults are the same age as the one whose date of birth you gave.',
  healthy:
    'No medical condition, or only conditions that have been stable for 180 days before departure.',
  cancellation: (amount: string, eachPerson: boolean) =>
    `Cancellation coverage is for $${amount} in non-refundable costs${eachPerson ? ' per person' : ''}.`,
}
