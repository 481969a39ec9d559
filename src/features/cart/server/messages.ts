/** What letters, documents and answers of cart say. */

export const cartDocumentText = {
  atReferenceRate: (price: string, rate: string, date: string) =>
    `${price} at ${rate}, the reference rate of ${date}`,
  pricesThoseDayThis:
    'Prices are those of the day this document was made and may change until you book.',
  businessesMarkedSampleInvented: 'Businesses marked Sample are invented and for planning only.',
  pricesMarkedEstimateOurs: 'Prices marked Estimate are ours and for planning only.',
  multipleDestinations: 'Multiple Destinations',
  yourTravelItinerary: 'Your travel itinerary',
  items: 'Items',
  total: 'Total',
  totalCad: 'Total, CAD',
}

export const cartCopyText = {
  activity: 'An activity',
  somethingElse: 'Something else',
  itineraryFrom: (name: string) => `An itinerary from ${name}`,
  someoneMostLikelyYou:
    'Someone, most likely you, put together an itinerary on our site and asked for a copy to this address. It is attached as a PDF.',
  weCantTellWho:
    'We can’t tell who asked. So the PDF names only what comes from our own listings; notes and names that were typed by hand are left out. They are in the PDF that was downloaded on the site, and in copies to the confirmed address of an account.',
}
