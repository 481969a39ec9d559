import { type Precedence, withPrecedence } from '#features/entitlements/domain/precedence.ts'
import {
  type Letterhead,
  type LetterPart,
  writeLetter,
} from '#platform/server/mail/letter-template.ts'
import type { Letter } from '#platform/server/mail/letters.store.ts'
import { readyLetter } from '#platform/server/mail/ready-letter.ts'
import { businessZone, dayIn } from '#platform/shared/business-day.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { formatWithCode } from '#platform/shared/money.ts'
import { type IncludedTax, includedTaxes, type SalesTax } from '../domain/included-taxes.ts'
import type { PaymentFact, PaymentFacts } from '../domain/payment-facts.ts'
import { receiptNumber } from '../domain/receipt-number.ts'
import { receiptRows, refundRows, type TaxLine } from '../domain/receipt-rows.ts'
import { inCad } from './price-list.ts'
import type { Purchase } from './purchases.store.ts'
import { tripPdfLetter } from '#features/documents/server/index.ts'
import { billingLettersText } from './messages.ts'

export interface LettersOf {
  readonly business: Letterhead
  /** The taxes that the business collects; every price includes them. */
  readonly taxes: readonly SalesTax[]
  /** The public URL of the site, without a trailing slash. */
  readonly site: string
  /** Receives the requests for consultations. */
  readonly counsellor: string
}

export interface PurchaseNews {
  readonly before: Purchase
  readonly after: Purchase
  readonly facts: PaymentFacts
  /** Payments that were not stored before, and those with a larger refund than stored. */
  readonly news: {
    readonly paid: readonly string[]
    readonly refunded: readonly string[]
    /** The taxes on each payment's receipt. */
    readonly taxes: ReadonlyMap<string, readonly IncludedTax[]>
  }
  /** Titles of upgrades that build on this purchase and from now on give only the tier below. */
  readonly lowered: readonly string[]
  /** The buyer's precedence in the consultation queue. */
  readonly precedence: Precedence
}

const sums = (amountMinor: number): string => formatWithCode(inCad(amountMinor))
const linesOf = (taxes: readonly IncludedTax[]): readonly TaxLine[] =>
  taxes.map((tax) => ({ ...tax, amount: inCad(tax.amountMinor) }))
/** The date in the business's time zone, as in its books. */
const dayOf = (instant: string): string => formatDate(dayIn(businessZone, new Date(instant)))

const sandboxAside: LetterPart = {
  aside: billingLettersText.paidInSandboxWith,
}
const asides = ({ provider }: Purchase): LetterPart[] =>
  provider === 'embedded' ? [sandboxAside] : []

const profileLink = ({ site }: LettersOf): LetterPart => ({
  link: billingLettersText.seeYourPurchases,
  href: `${site}/profile`,
})

const nextSteps: readonly LetterPart[] = [
  {
    words: billingLettersText.whatHappensNextOur,
  },
]

function receipt(
  of: LettersOf,
  { after, facts, news }: PurchaseNews,
  payment: PaymentFact,
  to: string,
) {
  const renewal = after.kind === 'plan' && facts.subscription
  return writeLetter(
    {
      to,
      subject: billingLettersText.receiptFrom(of.business.name, sums(payment.amountMinor)),
      parts: [
        { words: billingLettersText.thankYouThisYour },
        {
          facts: [
            ['For', after.title],
            ...receiptRows(inCad(payment.amountMinor), linesOf(news.taxes.get(payment.id) ?? [])),
            ...(after.discount && facts.payments.indexOf(payment) === 0
              ? [['Discount', after.discount] as const]
              : []),
            ['Date', dayOf(payment.paidAt)],
            [
              billingLettersText.receiptNumber,
              receiptNumber(after.id, facts.payments.indexOf(payment) + 1),
            ],
            ...(renewal
              ? [[billingLettersText.paidUntil, dayOf(renewal.periodEndsAt)] as const]
              : []),
          ],
        },
        ...asides(after),
        ...(after.kind === 'consultation' ? nextSteps : [profileLink(of)]),
      ],
    },
    of.business,
  )
}

const loweredWords = ({ lowered }: PurchaseNews): LetterPart[] =>
  lowered.map((title) => ({
    words: billingLettersText.boughtForDifferenceOn(title),
  }))

const refundWords = {
  given: billingLettersText.refundDone,
  disputed: billingLettersText.bankReversed,
}

/** Names staff and their reason, unless the buyer made the refund. */
const byStaff = ({ business }: LettersOf, { refundReason }: Purchase): LetterPart[] =>
  refundReason === null
    ? []
    : [{ words: billingLettersText.ourTeamAtDid(business.name, refundReason) }]

const refund = (of: LettersOf, story: PurchaseNews, payment: PaymentFact, to: string) =>
  writeLetter(
    {
      to,
      subject: `${payment.disputed ? billingLettersText.reversedAt : billingLettersText.refundFrom} ${of.business.name}: ${sums(payment.refundedMinor)}`,
      parts: [
        { words: payment.disputed ? refundWords.disputed : refundWords.given },
        ...(payment.disputed ? [] : byStaff(of, story.after)),
        {
          facts: [
            ['For', story.after.title],
            ...refundRows(
              [
                payment.disputed ? billingLettersText.reversed : 'Refunded',
                inCad(payment.refundedMinor),
              ],
              // By the tax rates of its receipt, for partial refunds too.
              linesOf(includedTaxes(payment.refundedMinor, story.news.taxes.get(payment.id) ?? [])),
            ),
          ],
        },
        ...loweredWords(story),
        ...asides(story.after),
      ],
    },
    of.business,
  )

function planWords({ before, after, facts, news }: PurchaseNews): [string, string] | undefined {
  const ends = facts.subscription ? dayOf(facts.subscription.periodEndsAt) : ''
  const begun = before.state === 'open' && after.state === 'paid'
  if (begun && news.paid.length === 0)
    return [
      billingLettersText.yourTrialHasBegun,
      billingLettersText.trialTerms(ends, sums(after.firstMinor), sums(after.monthlyMinor ?? 0)),
    ]
  if (before.state === after.state) return undefined
  if (after.state === 'overdue')
    return [billingLettersText.paymentForYourPlan, billingLettersText.planOnHold]
  if (after.state === 'ended')
    return [billingLettersText.yourPlanHasEnded, billingLettersText.noMoreCharges]
  return undefined
}

function planLetter(of: LettersOf, story: PurchaseNews, to: string) {
  if (story.after.kind !== 'plan') return []
  const words = planWords(story)
  if (!words) return []
  const [subject, sentence] = words
  const parts = [{ words: `${story.after.title}.` }, { words: sentence }, profileLink(of)]
  return [readyLetter(writeLetter({ to, subject, parts }, of.business))]
}

const requestWords = {
  bought: billingLettersText.consultationBought,
  returned: billingLettersText.consultationRefunded,
}

/**
 * The letter to the counsellor with all details of the request: once when it is paid, once when it is
 * refunded.
 */
function requestLetter(of: LettersOf, { before, after, precedence }: PurchaseNews) {
  const isBought = before.state === 'open' && after.state === 'paid'
  const isReturned = before.state === 'paid' && after.state === 'refunded'
  if (after.kind !== 'consultation' || !(isBought || isReturned)) return []
  const facts = [
    ['Consultation', after.title],
    ['From', after.email ?? 'no address given'],
    ['Number', after.id.slice(0, 8).toUpperCase()],
    ...(after.note ? [['Note', after.note] as const] : []),
  ] as const
  const parts = [
    { words: isBought ? requestWords.bought : requestWords.returned },
    { facts },
    ...asides(after),
  ]
  const subject = withPrecedence(
    precedence,
    billingLettersText.consultation(isBought ? 'request' : 'given back', after.title),
  )
  const { counsellor: to } = of
  const letter = writeLetter({ to, subject, parts }, of.business)
  return [readyLetter({ ...letter, ...(after.email ? { replyTo: after.email } : {}) })]
}

const isNewlyBought = ({ before, after }: PurchaseNews): boolean =>
  before.state === 'open' && after.state === 'paid'

/** All letters that follow from a stored change; they are queued in its transaction. */
export function lettersFor(of: LettersOf, story: PurchaseNews): readonly Letter[] {
  const { after, facts, news } = story
  const toCounsellor = requestLetter(of, story)
  const to = after.email
  // Staff review it and write themselves: no receipt or confirmation fits.
  if (after.state === 'mismatched') return []
  if (!to) return toCounsellor
  const which = (ids: readonly string[]) => facts.payments.filter(({ id }) => ids.includes(id))
  return [
    ...which(news.paid).map((payment) => readyLetter(receipt(of, story, payment, to))),
    ...which(news.refunded).map((payment) => readyLetter(refund(of, story, payment, to))),
    ...planLetter(of, story, to),
    ...(after.kind === 'pdf' && isNewlyBought(story) && after.buyerId && after.tripId
      ? [tripPdfLetter(to, { userId: after.buyerId, tripId: after.tripId })]
      : []),
    ...toCounsellor,
  ]
}
