/** What letters, documents and answers of cart say. */

export const cartDocumentText = {
  poster: (destination: string) => `A poster of ${destination}`,
  atReferenceRate: (price: string, rate: string, date: string) =>
    `${price} at ${rate}, the reference rate of ${date}`,
  pricesThoseDayThis:
    'Prices are from the day this document was made and can change before you book.',
  businessesMarkedSampleInvented: 'Businesses marked Sample are made up, for planning only.',
  pricesMarkedEstimateOurs: 'Prices marked Estimate are ours, for planning only.',
  multipleDestinations: 'Multiple Destinations',
  yourTravelItinerary: 'Your travel itinerary',
  withoutDay: 'Without a day',
  items: 'Items',
  total: 'Total',
  totalCad: 'Total, CAD',
  totalCadFor: (party: string) => `Total, CAD, for ${party}`,
  travellers: 'Travellers',
}

export const cartCopyText = {
  activity: 'An activity',
  somethingElse: 'Something else',
  itineraryFrom: (name: string) => `An itinerary from ${name}`,
  asked:
    'Someone, most likely you, put together an itinerary on our site and asked for a copy to this address. It’s attached as a PDF.',
  whatIsLeftOut:
    'We can’t tell who asked, so the PDF names only what comes from our own listings. Notes and names typed by hand are left out; they’re in the PDF downloaded on the site, and in copies to an account’s confirmed address.',
  reason:
    'You’re getting this email because someone asked us to send a copy of an itinerary to this address.',
}

export const allowanceText = {
  inMinutes: (minutes: number) => `in ${minutes} minutes`,
  inAMinute: 'in a minute',
  visitor: (items: number, minutes: number, again: string) =>
    `Without an account, you can export up to ${items} items in ${minutes} minutes, or one longer PDF. Try again ${again}, or sign in to export more.`,
  account: (items: string, minutes: number, again: string) =>
    `You can export up to ${items} items in ${minutes} minutes. Try again ${again}.`,
}

export const ownCopyText = {
  subject: (agency: string) => `Your itinerary from ${agency}`,
  attached: 'Your itinerary is attached as a PDF.',
}
