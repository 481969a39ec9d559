/** What the screens of entitlements say. */

export const featureGateText = {
  pdfYourTrip: 'The PDF of your trip',
  yourWholePlanDay: 'Your whole plan, day by day, to print or to save.',
  bookingHere: 'Booking here',
  bookHotelsWithUs: 'Book hotels with us; partners stay open to all.',
  budgetAdvice: 'Budget advice',
  whereYourPlanCould: 'Where your plan could cost less without losing much.',
  tripsSeveralCities: 'Trips of several cities',
  upToTenCities: 'Up to ten cities in one plan.',
  viewSamplePdf: 'View a sample PDF',
  singlePdfCad: (listedPrice: string) => `A single PDF is ${listedPrice} CAD.`,
  comesWith: (name: string, names: string) => `${name} comes with ${names}`,
  youOn: (sentence: string, label: string) => `${sentence} You are on ${label}.`,
}

export const gateBoxText = {
  upgradeTo: (tierLabel: string, price: string) => `Upgrade to ${tierLabel}, ${price}`,
  inCanadianDollarsTaxes: 'In Canadian dollars, taxes included. You pay once.',
}

export const ownTierText = {
  notIncluded: 'Not included',
  tier: 'Tier',
  plan: 'Plan',
  trip: 'A trip',
  upToDays: (days: number) => `Up to ${days} days`,
  cities: 'Cities',
  oneTrip: 'One a trip',
  upToTrip: (cities: number) => `Up to ${cities} a trip`,
  pdfTrip: 'PDF of a trip',
  bookingHere: 'Booking here',
  budgetAdvice: 'Budget advice',
  compareTiers: 'Compare tiers',
}

export const tripGateText = {
  comesWith: (asked: string, names: string) => `${asked} comes with ${names}`,
  moreThanAnyTier: (asked: string) => `${asked} is more than any tier includes`,
  youOn: (label: string, most: string) => `You are on ${label}: ${most}.`,
  tripLastsAtMost: (days: string, cities: string) =>
    `A trip lasts at most ${days} and goes to at most ${cities}. Plan it as two trips.`,
}
