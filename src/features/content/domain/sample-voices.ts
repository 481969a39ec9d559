/** Shown by a demonstration, marked as samples, while nothing of the kind is configured. */

type Figure = Readonly<Record<'value' | 'label', string>>

export const sampleClaims: readonly Figure[] = [
  { value: '10,000+', label: 'travellers' },
  { value: '50+', label: 'countries' },
  { value: '24/7', label: 'support' },
  { value: '100%', label: 'protected' },
]

export const sampleSavings: readonly Figure[] = [
  { value: 'Up to 40%', label: 'off flights and hotels' },
  { value: 'Up to $500', label: 'savings on bundles' },
]

interface Testimonial {
  readonly name: string
  readonly content: string
  /** 1 to 5. */
  readonly stars: number
}

export const sampleTestimonials: readonly Testimonial[] = [
  {
    name: 'Sample traveller A',
    stars: 5,
    content: 'The total turned red at the third inn, so we moved. We came home with money left.',
  },
  {
    name: 'Sample traveller B',
    stars: 5,
    content: 'Rain on Tuesday, so I pulled the museum forward and the garden back. Two minutes.',
  },
  {
    name: 'Sample traveller C',
    stars: 4,
    content: 'The counsellor called the next morning with two ways round a cancelled connection.',
  },
  {
    name: 'Sample traveller D',
    stars: 5,
    content: 'My parents don’t like apps. They carried the printed plan and missed nothing.',
  },
  {
    name: 'Sample traveller E',
    stars: 4,
    content: 'Every price says whether it is a real offer or a guess, and from what day.',
  },
  {
    name: 'Sample traveller F',
    stars: 5,
    content: 'Six of us, one list, no spreadsheet. Everyone could see what we’d decided.',
  },
]
