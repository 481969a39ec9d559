/** What the screens of insurance say. */

export const coverGuideText = {
  yourHealthCardStops: 'Your health card stops paying',
  provincePaysSmallPart:
    'A province pays a small part of what a hospital abroad charges, and nothing for the trip home. A night in an American hospital can cost more than the whole trip.',
  plansChangeBeforeYou: 'Plans change before you leave',
  illnessInFamilyLayoff:
    'Illness in the family, a layoff, jury duty: for reasons listed in the policy, you get back what airlines and hotels keep.',
  canadaLarge: 'Canada is large',
  outsideYourOwnProvince:
    'Outside your own province, you pay for an ambulance, a prescription and a flight home on a stretcher.',
  emergencyMedical: 'Emergency medical',
  hospitalDoctorsAmbulanceAnd: 'Hospital, doctors, ambulance and the trip home.',
  tripCancellation: 'Trip cancellation',
  whatNotGivenBack: 'What you can’t get refunded if you cancel for a reason listed in the policy.',
  accidentalDeathAndDismemberment: 'Accidental death and dismemberment',
  sumForYouOr: 'A payment to you or your family after an accident.',
  baggage: 'Baggage',
  lostStolenOrLate: 'Lost, stolen or late belongings.',
  rentalCar: 'Rental car',
  inPlaceWaiverAt: 'Instead of the waiver at the counter.',
  cancelForAnyReason: 'Cancel for any reason',
  forWhenYourReason:
    'For reasons that aren’t on any list. Buy it within days of your first deposit.',
  allInclusivePackage: 'All-inclusive package',
  medicalCancellationInterruptionAnd:
    'Medical, cancellation, interruption and baggage as one policy.',
  nonMedicalPackage: 'Non-medical package',
  ifWorkOrCard: 'If work or a card already covers your medical costs.',
  whyCanadiansNeedTravel: 'Why Canadians need travel insurance',
  coverageOptions: 'Coverage options',
  letPersonReadPolicy: 'Go through the policy with a person',
  conditionsYouHaveToday:
    'Pre-existing conditions, a trip in several parts, parents over 75: a consultant compares policies and explains what the fine print means for you.',
  talkToConsultant: 'Talk to a consultant',
}

export const insurancePageText = {
  noQuotesHere: 'We don’t quote insurance online',
  counsellorHelps:
    'A counsellor can tell you what to look for. You buy the policy from an insurer.',
  askCounsellor: 'Ask a counsellor',
  fillOutFormAbove: 'Fill out the form above to get your travel insurance quote',
  aboutFor: (premium: string, destination: string) => `About $${premium} for ${destination}`,
  travelInsurance: 'Travel insurance',
  aboutWhatTravelInsurance:
    'An estimate of what travel insurance costs for your trip, what it covers, and why a health card isn’t enough abroad.',
  whereWhenAndHow:
    'Tell us where, when and how old you are. A counsellor can go through the rest with you.',
  conditionsYouHaveToday:
    'You must declare pre-existing conditions. Cancel for any reason pays back 75%. A counsellor can go through the policy with you before you pay.',
  readBeforeYouBuy: 'Read before you buy',
  estimateInCanadianDollars:
    'An estimate in Canadian dollars, not a policy. It stays in this browser; we don’t keep your birth date.',
  whatQuoteHere: 'What this quote is',
}

export const quoteCardText = {
  addedToItinerary: 'Added to Itinerary',
  travelInsuranceForIn: (destination: string) =>
    `Travel insurance for ${destination} is in your itinerary.`,
  openCart: 'Open cart',
  error: 'Error',
  failedToAddInsurance: 'Failed to add insurance to itinerary. Please try again.',
  yourInsuranceQuote: 'Your insurance quote',
  totalPremium: 'Total premium',
  estimate: 'Estimate',
  destination: 'Destination',
  tripDuration: 'Trip duration',
  age: 'Age',
  travellers: 'Travellers',
  seeThePolicy: 'See the policy',
  coverageLimits: 'Coverage limits',
  emergencyMedical: 'Emergency medical',
  tripCancellation: 'Trip cancellation',
  baggage: 'Baggage',
  emergencyEvacuation: 'Emergency evacuation',
  whatThisTakesFor: 'What this assumes',
  purchaseThisPolicy: 'Purchase This Policy',
  addToItinerary: 'Add to Itinerary',
  getNewQuote: 'Get New Quote',
}

export const quoteFormText = {
  countryOfTrip: 'Leave it empty for the first country of your trip.',
  twoLettersSuchAs: 'Two letters, such as US, MX, GB or FR, or the country’s name.',
  destinationCountry: 'Destination country',
  usMxGbFr: 'US, MX, GB, FR',
  dateBirth: 'Date of birth',
  forAll: (party: string) => `Insure all of us: ${party}`,
  agesOfTrip: 'Children at the ages in your trip, the other adults at the same age as you.',
  startDate: 'Start date',
  endDate: 'End date',
  getInstantQuote: 'Get Instant Quote',
  gettingQuote: 'Getting Quote...',
}

export const quoteToItemText = {
  byThePolicy: 'by the policy',
  travelInsurance: (destination: string) => `Travel insurance: ${destination}`,
  party: (dateRange: string, party: string) => `${dateRange}, ${party}.`,
  oneTraveller: (dateRange: string, age: number) => `${dateRange}, one traveller, age ${age}.`,
  medicalCancellation: (dollars: string, dollars2: string) =>
    `Medical ${dollars}, cancellation ${dollars2},`,
  estimatePolicyBoughtThrough: 'An estimate: you buy the policy through a consultation.',
}

export const quoteFormStateText = {
  noInsuranceHere: 'We don’t offer travel insurance',
  askYourInsurer: 'Ask your insurer, your bank or your employer what you’re already covered for.',
  pleaseFillInAll: 'Please fill in all required fields to get your quote.',
  missingInformation: 'Missing Information',
  pleaseFillThisIn: 'Please fill this in.',
  quoteError: 'Quote Error',
  unableToFetchQuote: 'Unable to fetch quote. Please try again later.',
}
