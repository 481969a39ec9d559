export const movePreviewText = {
  title: (day: string) => `Leave ${day} instead?`,
  move: 'Move the trip',
  keep: 'Keep my dates',
  looking: 'Looking for the flights',
  insteadOf: (dates: string) => `instead of ${dates}`,
  flights: 'Flights on the new dates',
  leg: ({ from, to, numbers }: { from: string; to: string; numbers: string }) =>
    `${from}, lands ${to}. ${numbers}`,
  price: (price: string, people: string) => `${price} for ${people}`,
  than: (amount: string, sign: number) =>
    sign === 0
      ? ', the same as your flights now'
      : `, ${amount} ${sign < 0 ? 'less' : 'more'} than your flights now`,
  none: 'We can’t find flights for these dates right now. Move the trip first, then choose its flights.',
  displaced: (names: readonly string[]) =>
    `${names.length === 1 ? '1 stop no longer fits and moves' : `${names.length} stops no longer fit and move`} to Ideas: ${names.join(', ')}.`,
  moved: (dates: string) => `The trip is ${dates}`,
  withFlights: 'Its flights are for the new dates.',
  withoutFlights: 'Choose flights for the new dates.',
}
