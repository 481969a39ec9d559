/** Two adults from Toronto in Lisbon: what a plan is asked for. */
export const lisbonUntil = (endDate: string) => ({
  origin: 'YYZ',
  destination: 'lisbon',
  startDate: '2027-05-10',
  endDate,
  party: { adults: 2 },
  budgetCad: 4000,
})
