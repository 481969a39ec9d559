import { documentErrors } from '#features/documents/contract/documents.errors.ts'
import type { ErrorTable } from '#platform/shared/problem.ts'

export const billingErrors = {
  'already-yours': {
    status: 409,
    title: 'Already yours',
    message: 'You have this already. Nothing was charged.',
  },
  'plan-running': {
    status: 409,
    title: 'Plan running',
    message:
      'You have a plan already. Change or end it under “Manage plan” rather than buying another.',
  },
  'no-plan': {
    status: 409,
    title: 'No plan',
    message: 'There is no plan to manage: none was bought here.',
  },
  'discount-unknown': {
    status: 422,
    title: 'Code not known',
    message: 'This discount code is not one of ours.',
  },
  'discount-used': {
    status: 409,
    title: 'Code already used',
    message: 'This code counts once for an account, and yours has used it.',
  },
  'key-used': {
    status: 409,
    title: 'Key already used',
    message: 'This idempotency key belongs to another purchase. Use a new one.',
  },
  'purchase-not-found': {
    status: 404,
    title: 'Purchase not found',
    message: 'There is no such purchase, or it is not yours.',
  },
  'not-refundable': {
    status: 409,
    title: 'Not refundable',
    message:
      'This can no longer be given back here: nothing of it is paid, or its 30 days are over. Write to us if you think otherwise.',
  },
  'refund-waits': {
    status: 409,
    title: 'Refund being tried',
    message:
      'The payment service did not take this refund a moment ago. It can be tried again in a while; nothing is lost.',
  },
  'refund-by-hand': {
    status: 409,
    title: 'Refund by hand',
    message:
      'The payment service did not take this refund, however often it was tried. We see it in our list and give it back by hand; you need not ask again.',
  },
  'not-paid': {
    status: 409,
    title: 'Not paid',
    message: 'This purchase is not paid. Nothing was charged.',
  },
  'checkout-overtaken': {
    status: 409,
    title: 'Another checkout was begun',
    message:
      'You began another checkout at the same moment, and it took the place of this one. Please try again.',
  },
  'payments-unavailable': {
    status: 503,
    title: 'Payments unavailable',
    message: 'The payment service does not answer. Nothing is lost; please try again in a moment.',
  },
  'event-refused': {
    status: 400,
    title: 'Event refused',
    message: 'This message is not from the payment service.',
  },
  'tier-required': {
    status: 403,
    title: 'Higher tier needed',
    message: 'The full PDF comes with the Explorer or Wanderlust tier, or is bought for one trip.',
  },
  'trip-not-found': {
    status: 404,
    title: 'Trip not found',
    message: 'This trip does not exist, or it is not yours.',
  },
  ...documentErrors,
  'checkout-not-found': {
    status: 404,
    title: 'Checkout not found',
    message: 'There is no such checkout.',
  },
  'card-refused': {
    status: 422,
    title: 'Card refused',
    message: 'The card was refused. Nothing was charged.',
  },
} as const satisfies ErrorTable
