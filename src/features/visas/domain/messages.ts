/** What screens and documents of visas say. */

export const visaWordsText = {
  visaFree: 'Visa free',
  travelAuthorisationRequired: 'Travel authorization required',
  eVisaRequired: 'E-visa required',
  visaOnArrival: 'Visa on arrival',
  visaRequired: 'Visa required',
  travelRestricted: 'Travel restricted',
  fromAs: (kind: string, date: string) => `From ${kind}, as of ${date}.`,
  noVisaFor: (place: string, forDays: string) => `No visa needed for ${place}${forDays}`,
  onlineAuthorisationForBefore: (place: string) =>
    `An online authorization for ${place} before you leave`,
  eVisaForBefore: (place: string) => `An e-visa for ${place} before you leave`,
  visaForAtBorder: (place: string) => `A visa for ${place} at the border`,
  visaForBeforeYou: (place: string) => `A visa for ${place} before you leave`,
  noEntryToAs: (place: string) => `No entry to ${place} as a tourist`,
  nothingToObtain: 'Nothing needed',
  authorisationRequired: 'Authorization required',
  withinTimeLimit: 'Within a time limit',
}

export const wholeTripText = {
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
