import type { FlightLeg, FlightOffer } from '../../contract/flight-offer.schema.ts'

const moment = (iataCode: string, at: string, timeZone: string, instant: string) => ({
  iataCode,
  at,
  timeZone,
  instant,
})

/** Toronto to London overnight without a stop. */
export const straightLeg: FlightLeg = {
  origin: { displayCode: 'YYZ', city: 'Toronto', name: 'Toronto Pearson' },
  destination: { displayCode: 'LHR', city: 'London', name: 'London Heathrow' },
  departure: '2027-04-13T20:35:00',
  arrival: '2027-04-14T08:40:00',
  durationInMinutes: 425,
  dayOffset: 1,
  stopCount: 0,
  carriers: [{ code: 'AC', name: 'Air Canada' }],
  segments: [
    {
      number: 'AC848',
      carrier: { code: 'AC', name: 'Air Canada' },
      departure: moment('YYZ', '2027-04-13T20:35:00', 'America/Toronto', '2027-04-14T00:35:00Z'),
      arrival: moment('LHR', '2027-04-14T08:40:00', 'Europe/London', '2027-04-14T07:40:00Z'),
      durationInMinutes: 425,
      aircraft: 'Boeing 787',
      cabin: 'ECONOMY',
      route: 'known',
    },
  ],
  connections: [],
}

/** The same leg with changes of planes at these airports, on a ticket of its own where it says so. */
export const legWithStops = (
  ...stops: readonly { readonly iataCode: string; readonly selfTransfer?: boolean }[]
): FlightLeg => ({
  ...straightLeg,
  stopCount: stops.length,
  connections: stops.map(({ iataCode, selfTransfer = false }) => ({
    iataCode,
    city: iataCode,
    minutes: 95,
    selfTransfer,
  })),
})

export const anOffer = (over: Partial<FlightOffer> = {}): FlightOffer => ({
  id: 'embedded:1',
  provider: 'embedded',
  sample: true,
  bookingLink: null,
  isMachineBookable: false,
  legs: [straightLeg],
  validatingAirlines: ['AC'],
  price: {
    currency: 'CAD',
    raw: 612,
    formatted: '$612.00',
    total: 1224,
    grandTotal: 1224,
    totalCad: 1224,
  },
  farePolicy: {
    isChangeAllowed: true,
    isCancellationAllowed: false,
    carryOnIncluded: true,
    checkedBagIncluded: false,
  },
  ...over,
})
