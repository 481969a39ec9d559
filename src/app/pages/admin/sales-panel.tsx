import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { showToast } from '#design/notices/notices.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import {
  type Incident,
  type Sale,
  type SaleFilter,
  type SaleState,
  useSales,
} from './admin.queries.ts'
import { FilterFields, useListFilters } from './list-filters.tsx'
import { moment, Nothing, Pager, Panel } from './panel.tsx'
import panel from './panel.module.css'
import { ReasonDialog } from './reason-dialog.tsx'
import { errorOf, isCarriedThrough, useRefundForBuyer } from './staff.queries.ts'
import { salesPanelText } from './messages.ts'
import styles from './staff-rows.module.css'
import { useFoldFocus } from './use-fold-focus.ts'

const words = {
  open: { tone: 'info', label: salesPanelText.atCheckout },
  paid: { tone: 'ok', label: salesPanelText.paid },
  overdue: { tone: 'warn', label: salesPanelText.monthNotPaid },
  refunded: { tone: 'bad', label: salesPanelText.refunded },
  ended: { tone: 'info', label: salesPanelText.ended },
  expired: { tone: 'info', label: salesPanelText.notPaid },
  mismatched: { tone: 'bad', label: salesPanelText.wrongAmount },
} as const satisfies Record<SaleState, unknown>

const states: readonly SaleState[] = [
  'paid',
  'open',
  'overdue',
  'mismatched',
  'refunded',
  'ended',
  'expired',
]

const incidentWords = {
  'other-amount': {
    what: salesPanelText.anotherAmountOrCurrency,
    mend: salesPanelText.checkIt,
  },
  'refund-failed': {
    what: salesPanelText.refundFailed,
    mend: salesPanelText.triedAgain,
  },
  'plan-not-ended': {
    what: salesPanelText.refundedButPlan,
    mend: salesPanelText.cancelIt,
  },
} as const

const options = [
  { value: '', label: salesPanelText.all },
  { value: 'needs-a-look', label: salesPanelText.needsLook },
  ...states.map((value) => ({ value, label: words[value].label })),
]

const filters: readonly SaleFilter[] = [...states, 'needs-a-look']

/** "A refund didn’t go through (3 times, last 22 Nov, 3:31). Refund it at the payment service." */
function incidentText({ kind, times, lastAt }: Incident): string {
  const { what, mend } = incidentWords[kind]
  return salesPanelText.last(what, times === 1 ? 'once' : `${times} times`, moment(lastAt), mend)
}

const sum = (amount: number): string => `${formatMoney(cad(amount))} CAD`

/** Whether the sale has unrefunded money; the server decides on the last payment. */
const mayRefund = ({ state, paidCad, refundedCad }: Sale): boolean =>
  ['paid', 'overdue', 'ended', 'mismatched'].includes(state) && refundedCad < paidCad

const buyerOf = ({ email }: Sale): string => email ?? salesPanelText.noEmailGiven

interface RefundDialogProps {
  readonly sale: Sale
  readonly onClose: () => void
}

function RefundDialog({ sale, onClose }: RefundDialogProps) {
  const refunding = useRefundForBuyer()
  const { id, title, email } = sale
  const refund = async (reason: string): Promise<void> => {
    const told = email === null ? '' : salesPanelText.emailed(email)
    try {
      const { refundedCad } = await refunding.mutateAsync({ id, reason })
      showToast({
        title: salesPanelText.refunded,
        text: salesPanelText.refundedFor(sum(refundedCad), title, told),
      })
    } catch (error) {
      // Other errors are shown in the dialog.
      if (!(error instanceof Error) || !isCarriedThrough(error)) return
      showToast({
        title: salesPanelText.waiting,
        text: salesPanelText.keepTrying,
      })
    }
    onClose()
  }
  return (
    <ReasonDialog
      title={salesPanelText.refundThis}
      action={salesPanelText.refund}
      busyLabel={salesPanelText.refunding}
      keep={salesPanelText.keep}
      reader={salesPanelText.reader}
      busy={refunding.isPending}
      error={errorOf(refunding.error)}
      onConfirm={(reason) => void refund(reason)}
      onClose={onClose}
    >
      <p>{salesPanelText.consequence(title, email ?? salesPanelText.someone)}</p>
    </ReasonDialog>
  )
}

function Row({ sale, onRefund }: { sale: Sale; onRefund: () => void }) {
  const { id, title, state, paidCad, refundedCad, incidents, provider } = sale
  const number = id.slice(0, 8).toUpperCase()
  return (
    <li className={styles.fold} data-row={id}>
      <Disclosure
        summary={
          <span className={styles.summary}>
            <span className={styles.name}>
              <Badge tone={words[state].tone}>{words[state].label}</Badge>
              {incidents.length > 0 ? <Badge tone="warn">{salesPanelText.needsLook}</Badge> : null}
              <span>{title}</span>
            </span>
            {paidCad > 0 ? <span className={styles.sum}>{sum(paidCad)}</span> : null}
            <span className={`${styles.aside} small mute`}>
              {number} · {moment(sale.boughtAt)} · {buyerOf(sale)}
            </span>
          </span>
        }
      >
        <div className={styles.body}>
          {incidents.length > 0 ? (
            <Notice tone="warn">
              {incidents.map((incident) => (
                <p key={incident.kind}>{incidentText(incident)}</p>
              ))}
            </Notice>
          ) : null}
          <FactList
            items={[
              { label: salesPanelText.buyer, value: buyerOf(sale) },
              {
                label: salesPanelText.paid,
                value: paidCad > 0 ? sum(paidCad) : salesPanelText.nothingYet,
              },
              ...(refundedCad > 0
                ? [{ label: salesPanelText.refunded, value: sum(refundedCad) }]
                : []),
              {
                label: salesPanelText.service,
                value: provider === 'embedded' ? salesPanelText.sandbox : provider,
              },
              { label: salesPanelText.purchase, value: id },
            ]}
          />
          {mayRefund(sale) ? (
            <Button
              look="line"
              size="small"
              aria-label={salesPanelText.refundOf(title, number)}
              onClick={onRefund}
            >
              {salesPanelText.refund}
            </Button>
          ) : null}
        </div>
      </Disclosure>
    </li>
  )
}

/** All purchases, latest first, with staff refunds. */
export function SalesPanel() {
  const shown = useListFilters<SaleFilter>()
  const { wanted, state, page } = shown
  const [asked, setAsked] = useState<Sale>()
  const list = useFoldFocus(asked?.id)
  const query = useSales(state, wanted, page)
  return (
    <div className={panel.stack}>
      <FilterFields labels={salesPanelText} options={options} states={filters} filters={shown} />
      <Panel thing="the purchases" query={query}>
        {({ purchases, more }) =>
          purchases.length === 0 ? (
            <Nothing icon={ReceiptText}>
              {shown.isNarrowed ? salesPanelText.noPurchaseMatches : salesPanelText.noPurchasesYet}
            </Nothing>
          ) : (
            <>
              <ul ref={list} className={styles.rows} aria-label={salesPanelText.purchases}>
                {purchases.map((sale) => (
                  <Row key={sale.id} sale={sale} onRefund={() => setAsked(sale)} />
                ))}
              </ul>
              <Pager page={page} more={more} onPage={shown.setPage} />
            </>
          )
        }
      </Panel>
      {asked ? <RefundDialog sale={asked} onClose={() => setAsked(undefined)} /> : null}
    </div>
  )
}
