/** The services booked with partners; the values are the specification's. */
export const serviceTypes = [
  'flights',
  'hotels',
  'packages',
  'car-rentals',
  'airport-transfers',
  'flight-compensation',
] as const
export type ServiceType = (typeof serviceTypes)[number]

export const serviceLabels: Readonly<Record<ServiceType, string>> = {
  flights: 'Flights',
  hotels: 'Hotels',
  packages: 'Packages',
  'car-rentals': 'Car rentals',
  'airport-transfers': 'Airport transfers',
  'flight-compensation': 'Flight compensation',
}

export const partnerIds = ['expedia', 'welcomepickups', 'compensair', 'tripcom'] as const
export type PartnerId = (typeof partnerIds)[number]

export const isPartner = (id: string): id is PartnerId => partnerIds.some((known) => known === id)

export interface Partner {
  readonly id: PartnerId
  readonly name: string
  readonly category: string
  readonly description: string
  readonly features: readonly string[]
  readonly action: string
  readonly featured: boolean
  readonly services: readonly ServiceType[]
  /** Links may lead to these hosts and their subdomains only. */
  readonly hosts: readonly string[]
}

/** In the order they are shown: it was written by hand and knows no commission. */
export const partners: readonly Partner[] = [
  {
    id: 'expedia',
    name: 'Expedia',
    category: 'Travel booking',
    description:
      'Flights, hotels and cars, alone or as a package, with prices in Canadian dollars.',
    features: [
      'Flights and hotels together',
      'Free cancellation on many stays',
      'Cars at the airport',
    ],
    action: 'Search on Expedia',
    featured: true,
    services: ['flights', 'hotels', 'packages', 'car-rentals'],
    hosts: ['expedia.ca', 'expedia.com'],
  },
  {
    id: 'compensair',
    name: 'Compensair',
    category: 'Flight-delay compensation',
    description:
      'Claims up to 600 euro for a delayed, cancelled or overbooked flight under the European rules, for a share of what you get.',
    features: [
      'Up to 600 euro a passenger',
      'No compensation, no fee',
      'Delays, cancellations and overbooking',
    ],
    action: 'Check a flight',
    featured: false,
    services: ['flight-compensation'],
    hosts: ['compensair.com'],
  },
  {
    id: 'welcomepickups',
    name: 'Welcome Pickups',
    category: 'Airport transfers',
    description: 'A driver with your name on a sign, at a price fixed before you land.',
    features: ['Follows your flight', 'Fixed price', 'Child seats on request'],
    action: 'Book a transfer',
    featured: false,
    services: ['airport-transfers'],
    hosts: ['welcomepickups.com'],
  },
  {
    id: 'tripcom',
    name: 'Trip.com',
    category: 'Global travel booking',
    description: 'Flights, trains and hotels, with plenty of choice in Asia.',
    features: ['Trains in China and Europe', 'Hotels in Asia', 'Help at any hour'],
    action: 'Search on Trip.com',
    featured: false,
    services: ['flights', 'hotels', 'packages'],
    hosts: ['trip.com'],
  },
]

export const partnerOf = (id: PartnerId): Partner => {
  const found = partners.find((partner) => partner.id === id)
  if (!found) throw new Error(`No such partner: ${id}`)
  return found
}

/** A host of plain letters and nothing before it or between it and the path: no user, port or trick. */
const address = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[/?#][^\s\\\p{Cc}]*)?$/iu

/** True for an https address at one of the partner's own hosts. */
export function isPartnerAddress(id: PartnerId, text: string): boolean {
  const host = address.exec(text)?.[1]?.toLowerCase()
  if (host === undefined) return false
  return partnerOf(id).hosts.some((own) => host === own || host.endsWith(`.${own}`))
}
