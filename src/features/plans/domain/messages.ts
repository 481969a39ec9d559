/** Texts of a plan. */
export const planText = {
  wayOn: (from: string, to: string) => `${from} to ${to}`,
  wayOpen: 'Not booked yet. Choose a train, bus, car or flight.',
}
