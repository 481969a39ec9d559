/** What the screens of entitlements say. */

export const featureGateText = {
  pdfYourTrip: 'The PDF of your trip',
  yourWholePlanDay: 'Your whole plan, day by day, to print or save.',
  bookingHere: 'Booking here',
  bookHotelsWithUs: 'Book hotels with us; partners stay open to everyone.',
  budgetAdvice: 'Budget advice',
  whereYourPlanCould: 'Where your plan could cost less without losing much.',
  tripsSeveralCities: 'Multi-city planning',
  upToTenCities: 'Up to ten cities in one trip.',
  viewSamplePdf: 'View a sample PDF',
  singlePdfCad: (listedPrice: string) => `A single PDF is ${listedPrice} CAD.`,
  comesWith: (name: string, names: string) => `${name} comes with ${names}`,
  youOn: (sentence: string, label: string) => `${sentence} You’re on ${label}.`,
}

export const gateBoxText = {
  upgradeTo: (tierLabel: string, price: string) => `Upgrade to ${tierLabel}, ${price}`,
  inCanadianDollarsTaxes: 'In Canadian dollars, taxes included. You pay once.',
}

export const ownTierText = {
  notIncluded: 'Not included',
  both: (tier: string, plan: string) => `${tier}, with ${plan} by the month`,
  youOn: (names: string, days: number, cities: number) =>
    `You’re on ${names}: trips of up to ${days} days in ${cities === 1 ? 'one city' : `up to ${cities} cities`}.`,
  pdfTrip: 'PDF of a trip',
  bookingHere: 'Booking here',
  budgetAdvice: 'Budget advice',
  compareTiers: 'Compare tiers',
}

export const tripGateText = {
  comesWith: (asked: string, names: string) => `${asked} comes with ${names}`,
  moreThanAnyTier: (asked: string) => `${asked} is more than any tier includes`,
  youOn: (label: string, most: string) => `You’re on ${label}: ${most}.`,
  tripLastsAtMost: (days: string, cities: string) =>
    `A trip can last up to ${days} and visit up to ${cities}. Plan it as two trips.`,
}
