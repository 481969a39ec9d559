/** What the screens of consultations say. */

export const consultationCopyText = {
  oneQuestionThatKeeps:
    'One question that keeps you from booking, answered by a certified counsellor.',
  n30MinutesByPhone: '30 minutes by phone or video',
  oneDestinationOrOne: 'One destination or one decision',
  notesByMail: 'Notes by email',
  bookExpress: 'Book express',
  wholeTripFromFirst: 'A whole trip, from the first idea to days that fit together.',
  n90MinutesByPhone: '90 minutes by phone or video',
  yourPlanGoneThrough: 'Your plan reviewed day by day',
  insuranceAndEntryRules: 'Insurance and entry rules checked',
  oneRoundChangesAfterwards: 'One round of changes afterwards',
  bookComprehensive: 'Book comprehensive',
  forGroups515: 'For groups of 5-15 with one plan and many wishes.',
  n24HoursWith: '2-4 hours with the people who decide',
  roomsTransfersAndTables: 'Rooms, transfers and tables for all',
  whoPaysWhatOn: 'Who pays what, on one sheet',
  bookForGroup: 'Book for a group',
  fullServiceYouSay: 'Full-service: you say where, and we look after the rest.',
  fromPlanToLast: 'From the plan to the last transfer',
  bookingsMadeForYou: 'Bookings made for you',
  onePersonToCall: 'One person to call while you’re away',
  bookConcierge: 'Book concierge',
  freeGuide: 'Free guide',
  whoAnswers: 'Who answers',
  guideFromOurOwn: 'The guide, from our own data',
  questions: 'Questions',
  yourPlan: 'Your plan',
  upTo3Days: 'Up to 3 days',
  whoDecides: 'Who decides',
  youDoAndYou: 'You do, and you book',
  guidePro: 'Guide Pro',
  upTo30Days: 'Up to 30 days',
  consultation: 'Consultation',
  certifiedCounsellor: 'A certified counsellor',
  asManyAsTime: 'As many as time allows',
  goneThroughWithYou: 'Reviewed with you',
  youDoWithAdvice: 'You do, with advice the agency stands behind',
  someoneAccountable: 'Someone accountable',
  adviceOnTravelRegulated:
    'Advice on travel is regulated in Ontario. The counsellor has passed the regulator’s examination.',
  awkwardTrips: 'The tricky trips',
  threeGenerationsOneFixed:
    'Three generations, one fixed date, a dozen friends: a person weighs what a search can’t.',
  contactWithin24Hours: 'Contact within 24 hours',
  weEmailOrCall: 'We email or call you within a day of booking to agree on a time.',
}

export const consultationPageText = {
  yourSessionHasEnded: 'Your session has ended',
  signInOrPress: 'Sign in, or press again to continue without an account.',
  bookingError: 'Booking Error',
  mostPopular: 'Most popular',
  processing: 'Processing...',
  untilWeContactYou: 'until we contact you',
  consultation: 'Consultation',
  talkToCertifiedTravel:
    'Talk to a certified travel counsellor: from 30 minutes to a full service, priced in Canadian dollars.',
  talkToTravelCounsellor: 'Talk to a travel counsellor',
  certifiedTravelCounsellor: (counsellor: string) =>
    `${counsellor} is a certified travel counsellor. `,
  weContactYouWithin: 'We contact you within 24 hours.',
  itGoesToConsultant: (note: string) =>
    `${note} It goes to the consultant with your booking; you pay nothing for it here.`,
  fromYourInsuranceQuote: 'From your insurance quote',
  counsellorsCertificate: 'counsellor’s certificate',
  ticoRegistration: 'TICO registration',
  shortestTalk: 'the shortest consultation',
  upTo15: 'Up to 15',
  peopleWhoTravelTogether: 'people who travel together',
  rangeBeginsAtWhat:
    'Where a price is a range, you pay the lower amount now, and we quote anything above it before you agree. Taxes are included.',
  threeWaysToPlan: 'Three ways to plan',
  whyPeopleAsk: 'Why people ask',
  whichOneYours: 'Which one is yours?',
  notSureStartWith: 'Not sure? Start with Express, and bring your one big question.',
  chooseConsultation: 'Choose a consultation',
}

export const groupSizeText = {
  nowFromPeopleOn: (listedPrice: string, reducedFrom: number) =>
    `${listedPrice} now; 10% less from ${reducedFrom} people.`,
  now10LessFor: (listedPrice: string, reducedFrom: number) =>
    `${listedPrice} now: 10% less for ${reducedFrom} people or more.`,
  peopleInGroup: 'People in the group',
  giveNumberFrom1: (largestGroup: number) => `Enter a number from 1 to ${largestGroup}.`,
}

export const quoteNoteText = {
  travelInsurance: 'Travel insurance.',
  travelInsuranceQuotedAt: (amount: string, currency: string) =>
    `Travel insurance, quoted at ${amount} ${currency}.`,
}

export const successPageText = {
  weContactYouWithin: 'We contact you within 24 hours by email or phone to agree on a time.',
  youTellUsWhat: 'You tell us what kind of trip you want, and we look at what you’ve planned here.',
  afterTalkYouGet: 'After the call, we email you notes on what we agreed.',
  signInToSee: 'Sign in to see your purchase',
  weCouldntVerifyYour:
    "We couldn't verify your payment. Please contact us if you believe this is an error.",
  returnToConsultationPage: 'Return to Consultation Page',
  yourConsultationBooked: 'Your consultation is booked',
  thankYouReceiptOn: 'Thank you. Your receipt is on its way by email.',
  service: 'Service',
  duration: 'Duration',
  consultant: 'Consultant',
  certificate: (counsellor: string, certificate: string) =>
    `${counsellor}, certificate ${certificate}`,
  whatHappensNext: 'What happens next',
  returnHome: 'Return Home',
  bookAnotherConsultation: 'Book Another Consultation',
}
