import type { HelpArticle } from './help-article.ts'

export const bookingArticles: readonly HelpArticle[] = [
  {
    slug: 'flight-search',
    title: 'Reading the flight results',
    topic: 'Booking',
    paragraphs: [
      'Fares are in Canadian dollars with taxes, for one adult and for your whole party. Times are local to each airport. The duration runs from your first departure to your last arrival.',
      'A “self-transfer” is two tickets: you collect your bags and check in again. Booking opens the partner’s site in a new tab, with your search filled in. If you find nothing, try other days: the bars above the results show what they cost.',
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
    title: 'Booking and cancelling a stay',
    topic: 'Booking',
    paragraphs: [
      'With Explorer or Wanderlust, you book stays here: guest, card, done. We email you the confirmation and keep it in your profile, with how long you can cancel for free, in the hotel’s local time. The Cancel button is beside it until then.',
      'We check the price again before we book. If it has changed, nothing is booked until you’ve seen the new one.',
    ],
    alsoCalled: ['hotel', 'reservation', 'refund', 'cancellation', 'room', 'confirm'],
    link: { label: 'Your bookings', href: '/profile#bookings' },
  },
  {
    slug: 'not-confirmed-yet',
    title: 'A booking that is “not confirmed yet”',
    topic: 'Booking',
    paragraphs: [
      'Sometimes the hotel’s system doesn’t answer. Your profile then lists the booking as being confirmed, and we find out within a minute whether it went through.',
      'We’re waiting for the hotel. Don’t book again: we’ll email you either way, and you won’t be charged twice.',
    ],
    alsoCalled: ['pending', 'stuck', 'failed', 'payment', 'charged', 'twice', 'doubt', 'hotel'],
    link: { label: 'Your bookings', href: '/profile#bookings' },
  },
  {
    slug: 'tiers-and-plans',
    title: 'What a tier or plan includes',
    topic: 'Booking',
    paragraphs: [
      'You pay for a tier once and keep it: Explorer plans seven days and books stays, Wanderlust plans thirty days and ten cities. You pay for a plan by the month, and it’s about the guide. Limits follow your account, so a new tier works on all your devices right away.',
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
