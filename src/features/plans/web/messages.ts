import { countText } from '#platform/shared/count-text.ts'

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
]

export interface OpeningTier {
  readonly name: string
  readonly price: string
}

export const planText = {
  itinerary: 'Your Itinerary',
  totalCost: 'Total Cost',
  title: (days: number, place: string) =>
    `${numbers[days] ?? days} ${days === 1 ? 'day' : 'days'} in ${place}`,
  from: (place: string) => `, from ${place}`,
  forParty: (party: string) => `for ${party}`,
  allDays: (days: number) => `, all ${days} days`,
  each: (amount: string) => `${amount} each`,
  ofYour: (budget: string) => `of your ${budget}`,
  over: (budget: string) => `over your ${budget}`,
  samplePrices: 'sample prices',
  unpriced:
    'Its prices aren’t shared. Keep the trip, and look up flights, stays and tickets for your dates.',
  nights: (count: number) => countText(count, 'night'),
  /** "4 nights × $223" of "4 × $223" */
  nightsAt: (count: number, units: string) =>
    units && units.replace(/^\d+/, countText(count, 'night')),
  quiet: 'Nothing planned: a travel day, or time to yourselves.',
  noFlight: 'No flight found for these days. You can add one later.',
  noStay: 'No stay found for these nights. You can add one later.',
  ideas: (names: readonly string[]) =>
    `${names.join(' and ')}: ${names.length > 1 ? 'tickets sell' : 'its tickets sell'} out weeks ahead. Kept with your ideas, not in the total.`,
  kept: (names: readonly string[]) => `Kept with your ideas: ${names.join(', ')}.`,
  landIn: (place: string) => `Land in ${place}`,
  flyHome: (place: string) => `Fly home from ${place}`,
  fares: (adults: number, adult: string, children: string) =>
    `${adults > 1 ? `${adults} × ` : ''}${adult} + ${children}`,
  others: (amount: string, each: string) => `Other flights from ${amount} ${each}.`,
  direct: 'direct',
  stops: (count: number) => countText(count, 'stop'),
  veiled: (day: number, { name, price }: OpeningTier) =>
    `Day ${day} is ready. ${name} unlocks it: ${price}, one time.`,
  explorer: 'Explorer',
  wanderlust: 'Wanderlust',
  loading: 'Planning your days',
  failed: 'We couldn’t make this plan.',
  tryAgain: 'Try again',
}
