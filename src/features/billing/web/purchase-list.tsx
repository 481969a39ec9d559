import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { ReceiptText } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { businessZone, dayIn } from '#platform/shared/business-day.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { PurchaseAnswer } from '../contract/billing.contract.ts'
import { taxLabel } from '../domain/included-taxes.ts'
import { ManagePlan } from './current-plan.tsx'
import styles from './purchase-list.module.css'
import { RefundButton } from './refund-button.tsx'
import { usePurchases } from './billing.queries.ts'
import { purchaseListText } from './messages.ts'

const marks = {
  open: { label: purchaseListText.open, tone: 'info' },
  paid: { label: purchaseListText.paid, tone: 'ok' },
  overdue: { label: purchaseListText.paymentFailed, tone: 'warn' },
  refunded: { label: purchaseListText.refunded, tone: 'info' },
  ended: { label: purchaseListText.ended, tone: 'info' },
  expired: { label: purchaseListText.notPaid, tone: 'info' },
  mismatched: { label: purchaseListText.notAsAskedPlease, tone: 'warn' },
} as const

/** As the receipt has it. */
const dayOf = (instant: string): string => formatDate(dayIn(businessZone, new Date(instant)))

function detailOf({ kind, state, boughtAt, periodEndsAt, cancels }: PurchaseAnswer): string {
  const bought = dayOf(boughtAt)
  if (kind !== 'plan' || state !== 'paid' || !periodEndsAt) return bought
  return purchaseListText.on(bought, cancels ? 'ends' : 'renews', dayOf(periodEndsAt))
}

function Row({ purchase }: { readonly purchase: PurchaseAnswer }) {
  const { kind, title, state, paidCad, refundedCad, taxes } = purchase
  const trial = kind === 'plan' && state === 'paid' && paidCad === 0
  const { label, tone } = trial
    ? { label: purchaseListText.trial, tone: 'ok' as const }
    : marks[state]
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          <b>{title}</b> <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="mute">{detailOf(purchase)}</p>
        {taxes.map((tax) => (
          <p key={taxLabel(tax)} className="mute">
            {purchaseListText.it(formatMoney(cad(tax.amount)), taxLabel(tax))}
          </p>
        ))}
        {refundedCad > 0 ? (
          <p className="mute">{purchaseListText.wasRefunded(formatMoney(cad(refundedCad)))}</p>
        ) : null}
      </div>
      <div className={styles.end}>
        <b>{formatMoney(cad(paidCad))}</b>
        <div className={styles.ways}>
          <ButtonLink
            look="text"
            size="small"
            href={`/receipt?purchase=${purchase.id}`}
            aria-label={purchaseListText.receiptOf(title)}
          >
            {purchaseListText.receipt}
          </ButtonLink>
          <RefundButton purchase={purchase} />
        </div>
        {kind === 'plan' && (state === 'paid' || state === 'overdue') ? <ManagePlan /> : null}
      </div>
    </li>
  )
}

/** What the account has paid for, the latest first. */
export function PurchaseList() {
  const purchases = usePurchases()
  if (purchases.isPending)
    return <SkeletonList label={purchaseListText.loadingYourPurchases} look="text" rows={2} />
  if (purchases.isError)
    return <RetryNotice onRetry={purchases.refetch}>{purchases.error.message}</RetryNotice>
  if (purchases.data.length === 0)
    return (
      <EmptyState
        icon={ReceiptText}
        title={purchaseListText.nothingBoughtYet}
        action={
          <ButtonLink href="/pricing" look="line">
            {purchaseListText.seePrices}
          </ButtonLink>
        }
      >
        {purchaseListText.whatYouBuyListed}
      </EmptyState>
    )
  return (
    <ul className={styles.list}>
      {purchases.data.map((purchase) => (
        <Row key={purchase.id} purchase={purchase} />
      ))}
    </ul>
  )
}
