import type { HelpArticle } from './help-article.ts'

export const bookingArticles: readonly HelpArticle[] = [
  {
    slug: 'flight-search',
    title: 'Reading the flight results',
    topic: 'Booking',
    paragraphs: [
      'Fares are in Canadian dollars with taxes, for one adult and for your whole party. Times are those of the clocks at each airport; the duration is what passes from door to door of the planes.',
      'A “self-transfer” is two tickets: you collect your bags and check in again. Booking opens the partner’s site in a new tab, with your search filled in. If nothing is found, try other days: the bars above the results show what they cost.',
    ],
    alsoCalled: [
      'airline',
      'fare',
      'ticket',
      'error',
      'errors',
      'nothing',
      'empty',
      'layover',
      'stops',
    ],
    link: { label: 'Search flights', href: '/flights' },
  },
  {
    slug: 'book-and-cancel',
    title: 'Booking a stay and cancelling it',
    topic: 'Booking',
    paragraphs: [
      'With Explorer or Wanderlust you book stays here: guest, card, done. The confirmation comes by mail and stays in your profile, with the time until which cancelling is free, by the clocks of the hotel. The Cancel button stands beside it until then.',
      'Prices are asked for once more before anything is ordered. If one has changed, nothing is booked until you have seen the new one.',
    ],
    alsoCalled: ['hotel', 'reservation', 'refund', 'cancellation', 'room', 'confirm'],
    link: { label: 'Your bookings', href: '/profile' },
  },
  {
    slug: 'not-confirmed-yet',
    title: 'A booking that is “not confirmed yet”',
    topic: 'Booking',
    paragraphs: [
      'Sometimes the hotel’s system does not answer. The booking then stands in your profile as in doubt, and we find out within a minute whether it was made. You get a letter either way.',
      'We’re waiting for the hotel. Don’t book again: we’ll email you either way, and you won’t be charged twice.',
    ],
    alsoCalled: ['pending', 'stuck', 'failed', 'payment', 'charged', 'twice', 'doubt', 'hotel'],
    link: { label: 'Your bookings', href: '/profile' },
  },
  {
    slug: 'tiers-and-plans',
    title: 'What a tier or a plan opens',
    topic: 'Booking',
    paragraphs: [
      'A tier is paid once and stays: Explorer plans seven days and books stays, Wanderlust plans thirty days and ten cities. A plan is paid by the month and is about the guide. Every limit is checked against what your account holds, so a new tier works at once on all your devices.',
    ],
    alsoCalled: [
      'upgrade',
      'subscription',
      'billing',
      'explorer',
      'wanderlust',
      'premium',
      'price',
      'limit',
      'pay',
    ],
    link: { label: 'Compare prices', href: '/pricing' },
  },
]
