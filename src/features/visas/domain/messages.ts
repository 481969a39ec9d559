/** What screens and documents of visas say. */

export const visaWordsText = {
  visaFree: 'Visa free',
  travelAuthorisationRequired: 'Travel authorisation required',
  eVisaRequired: 'E-visa required',
  visaOnArrival: 'Visa on arrival',
  visaRequired: 'Visa required',
  travelRestricted: 'Travel restricted',
  fromAs: (kind: string, date: string) => `From ${kind}, as of ${date}.`,
  noVisaFor: (place: string, forDays: string) => `No visa for ${place}${forDays}`,
  onlineAuthorisationForBefore: (place: string) =>
    `An online authorisation for ${place} before you leave`,
  eVisaForBefore: (place: string) => `An e-visa for ${place} before you leave`,
  visaForAtBorder: (place: string) => `A visa for ${place} at the border`,
  visaForBeforeYou: (place: string) => `A visa for ${place} before you leave`,
  noEntryToAs: (place: string) => `No entry to ${place} as a tourist`,
  nothingToObtain: 'Nothing to obtain',
  authorisationRequired: 'Authorisation required',
  withinTimeLimit: 'Within a time limit',
}

export const wholeTripText = {
  inSchengenAreaYour: (names: string) =>
    `${names} are in the Schengen area: your days there count together, 90 in any 180 for all of them.`,
  oneSchengenVisaEnough: (names: string) =>
    `One Schengen visa is enough for ${names}. Ask for it at the consulate of the country where you stay longest.`,
  toObtainBeforeYou: (named: string) => `To obtain before you leave: papers for ${named}.`,
  nothingHasToBe: 'Nothing has to be obtained for the visits themselves.',
  nothingHasToBeObtained: 'Nothing has to be obtained before you leave.',
  changingPlanesInMay: (listed: string) =>
    `Changing planes in ${listed} may take papers of its own, even without leaving the airport: see what is said of it below.`,
  youVisitOnThis: (named: string) =>
    `You visit ${named} on this trip: what the visit takes covers a change of planes there too, as long as it allows enough entries.`,
  thisTripNotPossible: (named: string) =>
    `This trip is not possible as it stands: ${named} will not admit you as a tourist.`,
  strictestTheseCountriesDecides:
    'The strictest of these countries decides about the passport: six months of validity past the last day and two empty pages satisfy nearly all.',
}
