/** Texts of a plan. */
export const planText = {
  wayOn: (from: string, to: string) => `${from} to ${to}`,
  ticketAhead: 'Its tickets are bought weeks ahead: once you have yours, move it to its day.',
  wayOpen: 'Not booked yet. Choose a train, bus, car or flight.',
}
