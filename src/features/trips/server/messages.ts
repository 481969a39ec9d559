/** What answers of trips say. */

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)
const places = (count: number): string => (count === 1 ? '1 place' : `${count} places`)

export const refusalText = {
  amountTooLarge: 'This amount is too large.',
  position: 'This isn’t a valid order key.',
  itemIdTaken: 'This trip has another item with this ID. Change that one, or send a new ID.',
  tripIdTaken: 'You have another trip with this ID. Change that one, or send a new ID.',
  veiled: 'This day opens with a higher tier. Until then, you can only read its plan.',
  unknownAirport: (code: string) => `We don’t know an airport with the code ${code}.`,
  notInTrip: 'This item isn’t in the trip.',
  notVisitable: 'This isn’t something to visit.',
  endsTooEarly: 'A trip can’t end before it starts.',
}

export const tierText = {
  days,
  places,
  needs: (own: string, asked: string, tier: string) =>
    `Your tier allows trips of ${own}. A trip of ${asked} needs the ${tier} tier.`,
  tooLarge: (asked: string) =>
    `A trip can last up to 30 days and visit up to 10 places; this one has ${asked}.`,
}
