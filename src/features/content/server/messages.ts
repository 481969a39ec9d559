/** What letters, documents and answers of content say. */

export const sampleDocumentText = {
  day: (number: number, title: string) => `Day ${number}: ${title}`,
  hotelHalfRoom: 'Hotel, half a room',
  gettingAround: 'Getting around',
  forWholeTrip: 'For the whole trip',
  sampleNightsTwoIn: (nights: number, price: string) =>
    `Sample. ${nights} nights, two in a double room at ${price} a night`,
  estimate: 'Estimate',
  length: (name: string, length: number) => `${name}, ${length} days`,
  daysLabel: 'Days',
  forText: 'For',
  oneTwoTravellersWithout: 'One of two travellers, without flights',
  total: 'Total',
  totalForOneCad: 'Total for one, CAD',
  sampleWhatPlannerMakes:
    'A sample of what the planner makes. Businesses marked Sample are made up, for planning only.',
  pricesMarkedEstimateOurs:
    'Prices marked Estimate are ours. Sights are real; check hours and closing days before you go.',
}
