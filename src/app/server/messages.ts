/** What the server says that no feature says alone. */

export const countryFactsText = {
  toObtain: (what: string, part: string, where: string) => `You need: ${what}${part}. ${where}`,
  entryCanadianPassport: 'Entry, Canadian passport',
  whereToCheck: 'Where to check',
  authorityDecides: (basis: string, name: string) =>
    `${basis} The border authorities of ${name} have the last word.`,
  oneAboutCad: (currency: string, precision: string, date: string) =>
    `${currency}: 1 is about ${precision} CAD (${date})`,
  forAll: (all: string, each: string) => `${all} for all; ${each}`,
  sameTime: 'The same as in Toronto',
  clocks: (hours: string, isAhead: boolean) =>
    `${hours} ${isAhead ? 'ahead of' : 'behind'} Toronto`,
  callingCode: 'Calling code',
  plugVHz: (plugs: string, voltage: string, frequency: string) =>
    `Plug ${plugs}; ${voltage} V, ${frequency} Hz`,
  on: (drivingSide: string) => `On the ${drivingSide}`,
  tapWater: 'Tap water',
  holidaysOnYourDays: 'Holidays on your days',
}
