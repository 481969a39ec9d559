/** What the screens of visas say. */

export const visaAddressText = {
  missingInformation: 'Missing Information',
  pleaseSelectBothOrigin: 'Please select both origin and destination countries.',
  invalidSelection: 'Invalid Selection',
  originAndDestinationCountries: 'Origin and destination countries must be different.',
}

export const visaFormText = {
  chooseCountry: 'Choose a country.',
  toDestination: 'To destination',
  country: (index: number) => `Country ${index}`,
  selectDestination: 'Select destination',
  removeStop: (index: number) => `Remove stop ${index}`,
  addAnotherCountry: 'Add another country',
  changingPlanesOnWay: 'Changing planes on the way?',
  whereYouChangePlanes: 'Where you change planes',
  fromPassportCountry: 'From passport country',
  selectPassportCountry: 'Select passport country',
  checkVisaRequirements: 'Check Visa Requirements',
  checking: 'Checking…',
}

export const visaGuidanceText = {
  lookEarly: 'Check early',
  consulatesMayNeedMonth:
    'Consulates can take a month, and longer in summer. Check before you pay for anything non-refundable.',
  lookAtPassport: 'Check your passport',
  manyCountriesWantSix:
    'Many countries want six months of validity past your last day, and an empty page or two.',
  askOfficialPage: 'Check the official page',
  everyAnswerGeneralKnowledge:
    'Every answer is general knowledge and links to the official page. If the two differ, trust the official page.',
  visaFree: 'Visa free',
  nothingToObtainPassport:
    'You need nothing in advance. Your passport, and sometimes a return ticket and proof of funds, are enough.',
  visaRequired: 'Visa required',
  somethingToObtainFirst:
    'You need something first: an online authorization, an e-visa, a visa from a consulate, or one bought at the border. The answer says which.',
  travelRestricted: 'Travel restricted',
  touristsWithThisPassport: 'Tourists with this passport aren’t admitted at present.',
  check: 'Check',
  beforeYouBook: 'Before you book',
  whatEachCountryAsks: 'What each country requires, even where you only change planes.',
  gather: 'Gather',
  n1To2Weeks: '1 to 2 weeks',
  passportPhotoTicketsLodging: 'Passport, photo, tickets, lodging, proof of funds.',
  apply: 'Apply',
  withinDay: 'Within a day',
  onOfficialSiteOr: 'On the official site or at the consulate. Beware of lookalikes.',
  wait: 'Wait',
  n3To30Days: '3 to 30 days',
  authorisationsTakeMinutesTo: 'Authorizations take minutes to days, visas up to a month.',
  passportValidSixMonths: 'Passport, valid six months past the last day, with empty pages',
  recentPhotoInSize: 'A recent photo in the size the form asks for',
  ticketsThereAndOnward: 'Tickets there and onward, or a planned route',
  whereYouStayBookings: 'Where you’re staying: bookings or an invitation',
  meansForStayStatements: 'Proof of funds: statements for the last three months',
  travelInsuranceWhereIt: 'Travel insurance, where required',
  forChildrenWhoTravel: 'For children travelling with one parent: a consent letter from the other',
  howItWorks: 'How it works',
  fromFirstLookTo: 'From the first look to the stamp',
  popularWithCanadians: 'Popular with Canadians',
  whatYouWillNeed: 'What you’ll need',
  documentsThatAskedFor: 'Documents to have ready',
  weKnow20Passports:
    'We cover 20 passports and destinations, for tourists with an ordinary passport. Rules change without notice and depend on your own case. The embassy and the border officer decide; an airline can refuse to board you if a document is missing.',
  noLegalAdvice: 'Not legal advice',
}

export const visaPageText = {
  embassyOrOfficialPage: 'The embassy or the official page has the last word.',
  confirmBeforeYouBook: 'Confirm before you book',
  visaChecker: 'Visa checker',
  whatTouristsPassportNeeds:
    'Entry rules for tourists in 20 countries: how long you can stay, what it costs, when we last checked, and the official page.',
  doINeedVisa: 'Do I need a visa?',
  n20PassportsAndDestinations:
    '20 passports and destinations, alone or as one trip: from general knowledge, with its date and the official page to check it on.',
}

export const visaResultsText = {
  opensInNewTab: '(opens in a new tab)',
  longestStay: 'Longest stay',
  toObtain: 'What you need',
  cost: 'Cost',
  where: 'Where',
  conditions: 'Conditions',
  changing: 'Changing',
  whereToCheck: (basis: string) => `${basis} Where to check: `,
  changingPlanes: (place: string) => `Changing planes: ${place}`,
  tripAsWhole: 'The trip as a whole',
  choosePassportAndDestination:
    'Choose a passport and a destination. The answer appears here, with its source, its date and the official page.',
  pleaseTryAgainOr: 'Please try again or check with the embassy for accurate information.',
  errorCheckingVisaRequirements: 'Error checking visa requirements',
  checkingVisaRequirements: 'Checking visa requirements',
  withPassport: (visaCountrie: string, map: string) =>
    `With a passport from ${visaCountrie}: ${map}`,
  askedOn: (moment: string) => `Checked on ${moment}.`,
}
