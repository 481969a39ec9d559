import { daysListed, daySpan } from '#platform/shared/days-listed.ts'
import { daysOf } from './messages.ts'

/** What the planner says of days beyond the tier, and of paying for them. */

export const veiledText = {
  yourPlan: 'Your plan',
  ready: (days: readonly number[]) =>
    `${daysListed(days)} ${days.length === 1 ? 'is' : 'are'} ready`,
  worth: (stops: number, amount: string) =>
    `${stops === 1 ? '1 stop' : `${stops} stops`}${amount && ` worth ${amount}`}, already planned.`,
  yours: (free: number, hasFixed: boolean) =>
    `${daySpan(1, free)}${hasFixed ? ', your flights and your stay are' : free === 1 ? ' is' : ' are'} yours to keep.`,
  holds: (tier: string, days: number) => `${tier} holds ${days} days.`,
  once: 'CAD, once',
  refundable: (days: number) => `Refundable for ${days} days`,
  nothingToPay: 'Nothing to pay',
  nothingToOpen: 'The days after that hold no stops: what you see here is in your trip already.',
  /** "Add days 4 and 5, $19.99 once": the whole of what a press leads to. */
  add: (days: readonly number[], price: string) =>
    `Add ${daysListed(days).toLowerCase()}${price ? `, ${price} once` : ''}`,
  stayWith: (free: number) => `Stay with ${daysOf(free)}`,
  stayFree: (free: number) => `Stay with ${daysOf(free)}, free`,
  keepAll: (days: number) => `Keep ${daysOf(days)}`,
  stayWithTitle: (free: number) => `Stay with ${daysOf(free)}?`,
  endsOn: (date: string) => `The trip ends ${date}.`,
  becomeIdeas: (stops: number) =>
    stops === 1 ? '1 stop goes to Ideas.' : `${stops} stops go to Ideas.`,
  stayEnds: (name: string, nights: number, amount: string) =>
    `${name}: ${nights === 1 ? '1 night' : `${nights} nights`}, about ${amount}.`,
  flightMoves: (date: string) =>
    `We look for a flight home on ${date}. If there’s none, your flight goes to Ideas.`,
  saving: 'Saving…',
  failed: 'We couldn’t save this. Try again.',
  allTiers: 'All tiers',
  day: (number: number, date: string) => `Day ${number}, ${date}`,
}

export const openedText = {
  yours: (tier: string) => `${tier} is yours.`,
  open: (days: readonly number[]) =>
    `${daysListed(days)} ${days.length === 1 ? 'is' : 'are'} open, right where you left ${days.length === 1 ? 'it' : 'them'}.`,
  unlocked: 'Everything in it is ready.',
  checking: 'Checking your payment. This takes a moment.',
  failed: 'Payment Verification Failed',
  failedText:
    "We couldn't verify your payment. Please contact support if you believe this is an error.",
  tryAgain: 'Try again',
  calledOff: (days: readonly number[]) =>
    `Nothing was charged. ${daysListed(days)} ${days.length === 1 ? 'is' : 'are'} still here when you’re ready.`,
  go: (day: number) => `See day ${day}`,
  receipt: 'Receipt',
  dismiss: 'Dismiss',
}
