import type { ErrorTable } from '#platform/shared/problem.ts'
import { flightErrors } from './flights.errors.ts'

export const fareErrors = {
  ...flightErrors,
  'tier-required': {
    status: 403,
    title: 'Higher tier needed',
    message: 'Holding a fare comes with the Explorer or Wanderlust tier.',
  },
  'holds-closed': {
    status: 409,
    title: 'Not held here',
    message:
      'You can’t hold fares on this site. Nothing was booked. Book with our partner instead.',
  },
  'price-changed': {
    status: 409,
    title: 'Price changed',
    message: 'The price has changed since you saw it. Nothing was held.',
  },
  details: {
    status: 422,
    title: 'Details not taken',
    message:
      'The airline didn’t take these details, so nothing was held. Check the names and birth dates: everyone must be as old as you searched for.',
  },
  'hold-in-doubt': {
    status: 503,
    title: 'No answer yet',
    message:
      'The airline hasn’t answered yet. We keep asking, and will email you what it says. Please don’t hold the fare again.',
  },
  'hold-not-found': {
    status: 404,
    title: 'Fare not found',
    message: 'This held fare isn’t one of yours.',
  },
  'not-releasable': {
    status: 409,
    title: 'Not let go',
    message: 'This fare isn’t on hold any more. If it’s paid, write to us to cancel it.',
  },
  'release-in-doubt': {
    status: 503,
    title: 'No answer yet',
    message: 'The airline hasn’t answered yet. We keep asking until the fare is let go.',
  },
  'not-cancellable': {
    status: 409,
    title: 'Not cancelled',
    message: 'Only a paid flight can be cancelled here.',
  },
  'cancel-by-hand': {
    status: 409,
    title: 'Write to us to cancel',
    message:
      'The airline doesn’t give money back for this flight here. Write to us to cancel it; nothing has changed.',
  },
  'no-quote': {
    status: 503,
    title: 'No answer yet',
    message: 'The airline hasn’t said what it would give back. Nothing was cancelled. Try again.',
  },
  'refund-changed': {
    status: 409,
    title: 'Refund changed',
    message: 'The airline now gives back less than you saw. Nothing was cancelled.',
  },
  'cancel-in-doubt': {
    status: 503,
    title: 'No answer yet',
    message: 'The airline hasn’t answered yet. We keep asking, and will email you what it says.',
  },
} as const satisfies ErrorTable
