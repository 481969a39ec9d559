import { anyRole, everyone, limited, signedIn, visitor } from '#platform/server/auth/policy.ts'

const hour = 60 * 60
/** Normal use opens few checkouts in an hour; testing opens more. */
const checkouts = { name: 'checkout', points: 60, seconds: hour, by: 'account' } as const
const visits = { name: 'checkout-visitor', points: 60, seconds: hour, by: 'address' } as const
/** Limits guesses at purchase ids. */
const lookUps = { name: 'purchase-look-up', points: 120, seconds: hour, by: 'address' } as const
const papers = { name: 'trip-pdf', points: 60, seconds: hour, by: 'account' } as const

export const billingPolicies = {
  listOffers: visitor,
  buyTier: limited(signedIn, checkouts),
  subscribe: limited(signedIn, checkouts),
  getSubscription: signedIn,
  manageSubscription: limited(signedIn, checkouts),
  buyConsultation: limited(visitor, visits),
  buyPdf: limited(signedIn, checkouts),
  listPurchases: signedIn,
  refundPurchase: limited(signedIn, checkouts),
  takePaymentEvent: everyone,
}

const staff = anyRole('owner', 'operator')

export const staffPurchasePolicies = {
  listSales: staff,
  listConsultations: staff,
  attendConsultation: staff,
  refundForBuyer: staff,
}

export const purchasedPolicies = {
  verifyPricing: limited(signedIn, lookUps),
  verifyConsultation: limited(visitor, lookUps),
  verifyPdf: limited(signedIn, lookUps),
  generatePdf: limited(signedIn, papers),
}

const tries = { name: 'sandbox-checkout', points: 120, seconds: hour, by: 'address' } as const

/** The id of a checkout is the buyer's secret, as at any payment service: its pages need no sign-in. */
export const sandboxCheckoutPolicies = {
  readCheckout: everyone,
  payCheckout: limited(everyone, tries),
  actOnBilling: limited(everyone, tries),
  changePlan: limited(everyone, tries),
}
