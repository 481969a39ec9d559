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
import { receiptRows, refundRows, type TaxLine } from '../domain/receipt-rows.ts'
import { inCad } from './price-list.ts'
import type { Purchase } from './purchases.store.ts'
import { tripPdfLetter } from '#features/documents/server/index.ts'
import { billingLettersText } from './messages.ts'

export interface LettersOf {
  readonly business: Letterhead
  /** What the business collects; every price contains it. */
  readonly taxes: readonly SalesTax[]
  /** The public address of the site, without a slash. */
  readonly site: string
  /** Who gets the requests for consultations. */
  readonly counsellor: string
}

export interface PurchaseNews {
  readonly before: Purchase
  readonly after: Purchase
  readonly facts: PaymentFacts
  /** Payments that were not known before, and those of which more went back than was known. */
  readonly news: {
    readonly paid: readonly string[]
    readonly refunded: readonly string[]
    /** What of each payment its receipt calls a tax. */
    readonly taxes: ReadonlyMap<string, readonly IncludedTax[]>
  }
  /** Titles of what was bought for the difference on top of it, and gives the tier below from now on. */
  readonly lowered: readonly string[]
  /** Of who bought, as the house takes requests up. */
  readonly precedence: Precedence
}

const sums = (amountMinor: number): string => formatWithCode(inCad(amountMinor))
const linesOf = (taxes: readonly IncludedTax[]): readonly TaxLine[] =>
  taxes.map((tax) => ({ ...tax, amount: inCad(tax.amountMinor) }))
/** By the clocks of the business, as its books have it. */
const dayOf = (instant: string): string => formatDate(dayIn(businessZone, new Date(instant)))

/** "1F3A9C22-2": the purchase, and which of its payments. */
const receiptNumber = ({ id }: Purchase, facts: PaymentFacts, payment: PaymentFact): string =>
  `${id.slice(0, 8).toUpperCase()}-${facts.payments.indexOf(payment) + 1}`

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
            [billingLettersText.receiptNumber, receiptNumber(after, facts, payment)],
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
  given: billingLettersText.weHaveGivenYour,
  disputed: billingLettersText.yourBankHasTaken,
}

/** Who gave it back and why, where that was not the buyer. */
const byStaff = ({ business }: LettersOf, { refundReason }: Purchase): LetterPart[] =>
  refundReason === null
    ? []
    : [{ words: billingLettersText.ourTeamAtDid(business.name, refundReason) }]

const refund = (of: LettersOf, story: PurchaseNews, payment: PaymentFact, to: string) =>
  writeLetter(
    {
      to,
      subject: `${payment.disputed ? billingLettersText.paymentTakenBackAt : billingLettersText.refundFrom} ${of.business.name}: ${sums(payment.refundedMinor)}`,
      parts: [
        { words: payment.disputed ? refundWords.disputed : refundWords.given },
        ...(payment.disputed ? [] : byStaff(of, story.after)),
        {
          facts: [
            ['For', story.after.title],
            ...refundRows(
              [
                payment.disputed ? billingLettersText.takenBack : 'Refunded',
                inCad(payment.refundedMinor),
              ],
              // By the rates of its receipt, also where only a part goes back.
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
      billingLettersText.nothingChargedBeforeThen(
        ends,
        sums(after.firstMinor),
        sums(after.monthlyMinor ?? 0),
      ),
    ]
  if (before.state === after.state) return undefined
  if (after.state === 'overdue')
    return [billingLettersText.paymentForYourPlan, billingLettersText.planRestsUntilIt]
  if (after.state === 'ended')
    return [billingLettersText.yourPlanHasEnded, billingLettersText.nothingMoreChargedYour]
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
  bought: billingLettersText.consultationWasBoughtPlease,
  returned: billingLettersText.consultationWasGivenBack,
}

/** To the counsellor, with all that is known of the request: once when it is paid, once when it goes back. */
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

const begunToday = ({ before, after }: PurchaseNews): boolean =>
  before.state === 'open' && after.state === 'paid'

/** Every letter that follows from what was just written down; each is posted in its transaction. */
export function lettersFor(of: LettersOf, story: PurchaseNews): readonly Letter[] {
  const { after, facts, news } = story
  const toCounsellor = requestLetter(of, story)
  const to = after.email
  // The operator sees it, and writes: neither a receipt nor anything else that was bought fits.
  if (after.state === 'mismatched') return []
  if (!to) return toCounsellor
  const which = (ids: readonly string[]) => facts.payments.filter(({ id }) => ids.includes(id))
  return [
    ...which(news.paid).map((payment) => readyLetter(receipt(of, story, payment, to))),
    ...which(news.refunded).map((payment) => readyLetter(refund(of, story, payment, to))),
    ...planLetter(of, story, to),
    ...(after.kind === 'pdf' && begunToday(story) && after.buyerId && after.tripId
      ? [tripPdfLetter(to, { userId: after.buyerId, tripId: after.tripId })]
      : []),
    ...toCounsellor,
  ]
}
