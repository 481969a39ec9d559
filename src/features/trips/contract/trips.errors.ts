import type { ErrorTable } from '#platform/shared/problem.ts'

export const tripErrors = {
  'trip-not-found': {
    status: 404,
    title: 'Trip not found',
    message: 'This trip doesn’t exist, or it isn’t yours.',
  },
  'plan-not-found': {
    status: 404,
    title: 'Plan not found',
    message: 'This plan doesn’t exist or is older than a day. Make it again.',
  },
  'owner-only': {
    status: 403,
    title: 'Owner only',
    message: 'Only the owner of this trip can do that.',
  },
  'item-not-found': {
    status: 404,
    title: 'Item not found',
    message: 'This item is no longer in the trip.',
  },
  'already-paid': {
    status: 409,
    title: 'Already paid',
    message: 'This is paid, so its price can’t change. Cancel the booking first.',
  },
  'price-mismatch': {
    status: 422,
    title: 'The price doesn’t add up',
    message:
      'The price isn’t the unit price times the quantity. Send two of the three, or make all three agree.',
  },
  'slot-is-booked': {
    status: 409,
    title: 'Booked already',
    message: 'Another choice for this is booked. Cancel that booking first.',
  },
  'booked-here': {
    status: 409,
    title: 'Booked here',
    message: 'We hold a booking for this. Cancel the booking first; then it can leave the plan.',
  },
  'item-removed': {
    status: 410,
    title: 'Item removed',
    message: 'This item is no longer in the trip.',
  },
  'changed-elsewhere': {
    status: 409,
    title: 'Changed elsewhere',
    message:
      'Someone changed this while you were editing, here or in another window. Nothing was overwritten: choose which to keep.',
  },
  'finding-gone': {
    status: 409,
    title: 'Nothing to fix',
    message: 'This no longer applies: the trip has changed. Look at the check again.',
  },
  'day-outside-trip': {
    status: 422,
    title: 'Not a day of this trip',
    message: 'This day is outside the trip’s dates.',
  },
  'day-does-not-fit': {
    status: 422,
    title: 'Too much for one day',
    message: 'Your booked and kept stops don’t fit into this day.',
  },
  'day-needed': {
    status: 422,
    title: 'Which day?',
    message: 'This applies to several days. Say which day you mean.',
  },
  'id-taken': {
    status: 409,
    title: 'ID already used',
    message: 'Something else already has this ID. Try again with a new one.',
  },
  'tier-required': {
    status: 403,
    title: 'Higher tier needed',
    message: 'Your tier doesn’t include a trip like this.',
  },
  'too-many-trips': {
    status: 409,
    title: 'Too many trips',
    message: 'An account can hold up to 200 trips. Delete one you no longer need.',
  },
  'too-many-items': {
    status: 409,
    title: 'Too many items',
    message: 'A trip can hold up to 1,000 items. Remove one before adding another.',
  },
} as const satisfies ErrorTable
