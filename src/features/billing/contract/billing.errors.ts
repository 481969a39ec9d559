import { documentErrors } from '#features/documents/contract/documents.errors.ts'
import type { ErrorTable } from '#platform/shared/problem.ts'

export const billingErrors = {
  'already-yours': {
    status: 409,
    title: 'Already yours',
    message: 'You already have this. Nothing was charged.',
  },
  'plan-running': {
    status: 409,
    title: 'Plan running',
    message:
      'You already have a plan. Change or end it under “Manage plan” instead of buying another.',
  },
  'no-plan': {
    status: 409,
    title: 'No plan',
    message: 'You have no plan to manage here.',
  },
  'discount-unknown': {
    status: 422,
    title: 'Unknown code',
    message: 'That’s not one of our discount codes.',
  },
  'discount-used': {
    status: 409,
    title: 'Code already used',
    message: 'This code works once per account, and yours has used it.',
  },
  'key-used': {
    status: 409,
    title: 'Key already used',
    message: 'This idempotency key belongs to another purchase. Use a new one.',
  },
  'purchase-not-found': {
    status: 404,
    title: 'Purchase not found',
    message: 'This purchase doesn’t exist, or it isn’t yours.',
  },
  'not-refundable': {
    status: 409,
    title: 'Not refundable',
    message:
      'This can’t be refunded here any more: it isn’t paid, or its 30 days are over. Write to us if you think otherwise.',
  },
  'refund-waits': {
    status: 409,
    title: 'Refund on hold',
    message:
      'The payment service didn’t accept this refund just now. Nothing is lost; try again in a while.',
  },
  'refund-by-hand': {
    status: 409,
    title: 'Refund by hand',
    message:
      'The payment service didn’t accept this refund after several tries. We can see it and will refund you ourselves; you don’t need to ask again.',
  },
  'not-paid': {
    status: 409,
    title: 'Not paid',
    message: 'This purchase isn’t paid. Nothing was charged.',
  },
  'checkout-overtaken': {
    status: 409,
    title: 'Another checkout was started',
    message:
      'You started another checkout at the same moment, and it replaced this one. Please try again.',
  },
  'payments-unavailable': {
    status: 503,
    title: 'Payments unavailable',
    message: 'The payment service isn’t answering. Nothing is lost; please try again in a moment.',
  },
  'event-refused': {
    status: 400,
    title: 'Event refused',
    message: 'This message isn’t from the payment service.',
  },
  'tier-required': {
    status: 403,
    title: 'Higher tier needed',
    message:
      'The full PDF comes with the Explorer or Wanderlust tier, or you can buy it for one trip.',
  },
  'trip-not-found': {
    status: 404,
    title: 'Trip not found',
    message: 'This trip doesn’t exist, or it isn’t yours.',
  },
  ...documentErrors,
  'checkout-not-found': {
    status: 404,
    title: 'Checkout not found',
    message: 'This checkout doesn’t exist.',
  },
  'card-refused': {
    status: 422,
    title: 'Card refused',
    message: 'The card was refused. Nothing was charged.',
  },
  'consultation-not-found': {
    status: 404,
    title: 'Consultation not found',
    message: 'This consultation doesn’t exist, or it was refunded.',
  },
} as const satisfies ErrorTable
