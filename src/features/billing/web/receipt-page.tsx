import { FlaskConical, Printer } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { Tear } from '#design/ticket/ticket.tsx'
import { SignedIn } from '#features/accounts/web/index.ts'
import { businessZone, dayIn } from '#platform/shared/business-day.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { facts } from '#platform/web/facts.ts'
import type { PurchaseAnswer } from '../contract/billing.contract.ts'
import { receiptNumber } from '../domain/receipt-number.ts'
import { usePurchases } from './billing.queries.ts'
import styles from './checkout.module.css'
import { receiptPageText as text } from './messages.ts'
import { receiptFacts } from './receipt-facts.ts'

interface PayerProps {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

function factsOf(purchase: PurchaseAnswer, { firstName, lastName, email }: PayerProps) {
  const { id, title, boughtAt, paidCad, refundedCad, taxes } = purchase
  return [
    { label: text.number, value: receiptNumber(id, 1) },
    { label: text.date, value: formatDate(dayIn(businessZone, new Date(boughtAt))) },
    {
      label: text.soldTo,
      value: [`${firstName} ${lastName}`.trim(), email].filter(Boolean).join(', '),
    },
    { label: text.item, value: title },
    ...receiptFacts({ amount_paid: paidCad, currency: 'CAD', taxes }),
    ...(taxes.length === 0 ? [{ label: text.taxes, value: text.included }] : []),
    ...(refundedCad > 0
      ? [{ label: text.refunded, value: text.sum(formatMoney(cad(refundedCad))) }]
      : []),
    { label: text.paidWith, value: facts.demo ? text.testCard : text.card },
  ]
}

/** Who sold it. */
const Seller = () => (
  <div>
    <p>
      <b>{facts.name}</b>
    </p>
    {facts.address ? <p className="mute">{facts.address}</p> : null}
    <p className="mute">{facts.email}</p>
    <p className="mute small">{facts.protectionLine}</p>
  </div>
)

function Receipt(payer: PayerProps) {
  const [params] = useSearchParams()
  const purchases = usePurchases()
  if (purchases.isError)
    return <RetryNotice onRetry={purchases.refetch}>{purchases.error.message}</RetryNotice>
  const purchase = purchases.data?.find(({ id }) => id === params.get('purchase'))
  // One that was just paid may not be in the list yet.
  if (purchases.isPending || (!purchase && purchases.isFetching))
    return <SkeletonList label={text.opening} look="text" rows={4} />
  const trip = params.get('trip')
  return (
    <>
      {purchase ? (
        <Card className={styles.card}>
          <Seller />
          <Tear />
          <FactList items={factsOf(purchase, payer)} />
          {facts.demo ? (
            <Notice tone="warn" icon={FlaskConical}>
              {text.sandbox}
            </Notice>
          ) : null}
        </Card>
      ) : (
        <Notice>{text.unknown}</Notice>
      )}
      <div className={styles.actions}>
        {trip ? (
          <ButtonLink href={`/planner?trip=${encodeURIComponent(trip)}&view=days`}>
            {text.back}
          </ButtonLink>
        ) : null}
        {purchase ? (
          <Button look="line" icon={Printer} onClick={() => window.print()}>
            {text.print}
          </Button>
        ) : null}
        <ButtonLink href="/profile" look={trip ? 'quiet' : 'line'}>
          {text.all}
        </ButtonLink>
      </div>
    </>
  )
}

/** The receipt of one purchase, to be read, printed or saved. */
export function ReceiptPage() {
  return (
    <DataFrame>
      <div className={`wrap page ${styles.page}`}>
        <h1 className={styles.title} tabIndex={-1}>
          {text.receipt}
        </h1>
        <SignedIn
          pending={<SkeletonList label={text.opening} look="text" rows={4} />}
          title={text.signIn}
          text={text.signInText}
        >
          {(user) => (
            <Receipt
              firstName={user.firstName ?? ''}
              lastName={user.lastName ?? ''}
              email={user.email}
            />
          )}
        </SignedIn>
      </div>
    </DataFrame>
  )
}
