import { type Letterhead, writeLetter } from '#platform/server/mail/letter-template.ts'
import type { Letter } from '#platform/server/mail/letters.store.ts'
import { readyLetter } from '#platform/server/mail/ready-letter.ts'
import { formatMoment } from '#platform/shared/moment-text.ts'
import { formatWithCode, money } from '#platform/shared/money.ts'
import type { HeldLeg } from '../domain/fare-hold.ts'
import type { HeldFare } from './fare-holds.store.ts'
import { fareText as text } from './messages.ts'

export interface FareHead extends Letterhead {
  /** Of the house, which takes the payment. */
  readonly desk: string
}

const routeOf = (legs: readonly HeldLeg[]): string =>
  legs[0] ? text.route(legs[0].fromCity, legs[0].toCity) : ''

const legLine = ({ from, to, departure, flights }: HeldLeg): string =>
  text.leg(from, to, departure.slice(0, 16).replace('T', ' '), flights.join(', '))

function factsOf(fare: HeldFare): [string, string][] {
  const { legs, passengers, total, reference, payBy } = fare
  const people = passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return [
    ...legs.map((leg): [string, string] => [text.flight, legLine(leg)]),
    [text.travellers, people.join(', ')],
    [text.total, formatWithCode(total)],
    ...(reference ? [[text.reference, reference] as [string, string]] : []),
    ...(payBy
      ? [[text.payBy, `${formatMoment(payBy, { timeZone: 'UTC' })} UTC`] as [string, string]]
      : []),
  ]
}

const letter = (
  fare: HeldFare,
  head: FareHead,
  words: {
    readonly to?: string
    readonly replyTo?: string
    readonly subject: string
    readonly lead: string
  },
): Letter =>
  readyLetter({
    ...writeLetter(
      {
        to: words.to ?? fare.email,
        subject: words.subject,
        parts: [{ words: words.lead }, { facts: factsOf(fare) }],
      },
      head,
    ),
    ...(words.replyTo ? { replyTo: words.replyTo } : {}),
  })

/** To the house; an answer to it reaches the traveller. */
const toDesk = ({ email }: HeldFare, { desk }: FareHead) => ({ to: desk, replyTo: email })

/** To the traveller, and to the house, which asks for the payment and passes it on. */
export const heldLetters = (fare: HeldFare, head: FareHead): readonly Letter[] => [
  letter(fare, head, { subject: text.heldSubject(routeOf(fare.legs)), lead: text.heldLead }),
  letter(fare, head, {
    ...toDesk(fare, head),
    subject: text.deskSubject(fare.reference ?? ''),
    lead: text.deskLead(fare.email),
  }),
]

const refundOf = ({ refundMinor, total }: HeldFare): string =>
  formatWithCode(money(total.currency, refundMinor ?? 0))

/** To the traveller, and to the house, which took the payment and gives it back. */
export const cancelledLetters = (fare: HeldFare, head: FareHead): readonly Letter[] => [
  letter(fare, head, {
    subject: text.cancelledSubject(routeOf(fare.legs)),
    lead: text.cancelledLead(refundOf(fare)),
  }),
  letter(fare, head, {
    ...toDesk(fare, head),
    subject: text.deskRefundSubject(fare.reference ?? ''),
    lead: text.deskRefundLead(fare.email, refundOf(fare)),
  }),
]

export const notCancelledLetter = (fare: HeldFare, head: FareHead): Letter =>
  letter(fare, head, {
    subject: text.notCancelledSubject(routeOf(fare.legs)),
    lead: text.notCancelled,
  })

export const releasedLetter = (fare: HeldFare, head: FareHead): Letter =>
  letter(fare, head, {
    subject: text.releasedSubject(routeOf(fare.legs)),
    lead: text.releasedLead,
  })

export const notHeldLetter = (fare: HeldFare, head: FareHead): Letter =>
  letter(fare, head, { subject: text.notHeldSubject(routeOf(fare.legs)), lead: text.notHeldLead })

export const paidLetter = (fare: HeldFare, head: FareHead): Letter =>
  letter(fare, head, { subject: text.paidSubject(routeOf(fare.legs)), lead: text.paidLead })
