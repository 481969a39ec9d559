/** What screens and documents of visas say. */

export const visaWordsText = {
  visaFree: 'Visa free',
  travelAuthorisationRequired: 'Travel authorization required',
  eVisaRequired: 'E-visa required',
  visaOnArrival: 'Visa on arrival',
  visaRequired: 'Visa required',
  travelRestricted: 'Travel restricted',
  notKnown: 'Ask the embassy',
  fromAs: (kind: string, date: string) => `From ${kind}, as of ${date}.`,
  noVisaFor: (place: string, forDays: string) => `No visa needed for ${place}${forDays}`,
  onlineAuthorisationForBefore: (place: string) =>
    `An online authorization for ${place} before you leave`,
  eVisaForBefore: (place: string) => `An e-visa for ${place} before you leave`,
  visaForAtBorder: (place: string) => `A visa for ${place} at the border`,
  visaForBeforeYou: (place: string) => `A visa for ${place} before you leave`,
  noEntryToAs: (place: string) => `No entry to ${place} as a tourist`,
  noRuleFor: (place: string) => `Ask the embassy of ${place} what it requires`,
  nothingToObtain: 'Nothing needed',
  authorisationRequired: 'Authorization required',
  withinTimeLimit: 'Within a time limit',
}

/** Of a country whose rule is known, but has no words of its own. */
export const briefEntryText = {
  citizens: (country: string) => `Citizens of ${country}`,
  visaFree: (citizens: string, place: string, forDays: string) =>
    `${citizens} visit ${place} without a visa${forDays}. Some arrivals are asked for a return ticket and proof of funds.`,
  eta: (citizens: string, place: string) =>
    `${citizens} need an online authorization for ${place}. Apply before you leave, on the official page only.`,
  eVisa: (citizens: string, place: string) =>
    `${citizens} need an e-visa for ${place}. Apply before you leave, on the official page only.`,
  onArrival: (citizens: string, place: string) =>
    `${citizens} get a visa for ${place} at the border. Many can apply online before they leave, too.`,
  visa: (citizens: string, place: string) =>
    `${citizens} need a visa for ${place}, issued before they leave. Ask the embassy early.`,
  restricted: (citizens: string, place: string) =>
    `${citizens} aren’t admitted to ${place} as tourists.`,
  unknown: (citizens: string, place: string) =>
    `We have no entry rule for ${place} with this passport, but you may still need something. ${citizens} should check with the embassy before they book.`,
  authorisation: 'Online authorization',
  electronicVisa: 'E-visa',
  visaAtBorder: 'Visa on arrival',
  visaOfConsulate: 'Visa',
  embassy: 'The embassy or consulate',
  noTransitRule: 'We have no rule for changing planes here with this passport. Ask the airline.',
}

export const wholeTripText = {
  noPlaceYet: 'This trip has no place yet. Add one, and its entry rules appear here.',
  staysAtHome: (country: string) =>
    `This trip stays in ${country}, your passport’s own country: you need no entry documents.`,
  placeWithoutCountry:
    'We couldn’t tell which country one of this trip’s places is in. Choose it from the list of places, or add its country here.',
  notKnownFor: (named: string) =>
    `We have no entry rule for ${named} with this passport. You may still need something: check with the embassy.`,
  inSchengenAreaYour: (names: string) =>
    `${names} are in the Schengen area: your days in all of them count together, up to 90 in any 180.`,
  oneSchengenVisaEnough: (names: string) =>
    `One Schengen visa is enough for ${names}. Apply at the consulate of the country where you stay longest.`,
  toObtainBeforeYou: (named: string) => `Before you leave, get documents for ${named}.`,
  nothingHasToBe: 'You need nothing in advance for the visits themselves.',
  nothingHasToBeObtained: 'You don’t need to get anything before you leave.',
  changingPlanesInMay: (listed: string) =>
    `Changing planes in ${listed} can require separate documents, even if you stay in the airport: see below.`,
  youVisitOnThis: (named: string) =>
    `You visit ${named} on this trip, and what you need for the visit also covers a change of planes there, as long as it allows enough entries.`,
  thisTripNotPossible: (named: string) =>
    `This trip isn’t possible as planned: ${named} won’t admit you as a tourist.`,
  strictestTheseCountriesDecides:
    'Follow the strictest passport rule of these countries: six months of validity past your last day and two empty pages satisfy nearly all.',
}
