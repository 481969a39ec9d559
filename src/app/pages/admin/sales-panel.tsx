import { ReceiptText } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { AdminTable } from './admin-table.tsx'
import { type Incident, type SaleFilter, type SaleState, useSales } from './admin.queries.ts'
import { moment, Nothing, Pager, Panel } from './panel.tsx'
import styles from './panel.module.css'
import { salesPanelText } from './messages.ts'

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
    mend: salesPanelText.lookItUpAt,
  },
  'refund-failed': {
    what: salesPanelText.refundWasNotTaken,
    mend: salesPanelText.giveItBackAt,
  },
  'plan-not-ended': {
    what: salesPanelText.givenBackButPlan,
    mend: salesPanelText.endItAtPayment,
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

/** What was bought, to look at: money is given back at the payment service, and that shows here. */
export function SalesPanel() {
  const [state, setState] = useState<SaleFilter | ''>('')
  const [page, setPage] = useState(1)
  const query = useSales(state, page)
  return (
    <div className={styles.stack}>
      <SelectField
        label={salesPanelText.purchases}
        className={styles.filter}
        options={options}
        value={state}
        onChange={({ target }) => {
          setState(filters.find((known) => known === target.value) ?? '')
          setPage(1)
        }}
      />
      <Panel thing="the purchases" query={query}>
        {({ purchases, more }) =>
          purchases.length === 0 ? (
            <Nothing icon={ReceiptText}>{salesPanelText.noPurchaseStandsSo}</Nothing>
          ) : (
            <>
              <AdminTable
                label={salesPanelText.purchases}
                head={[
                  'State',
                  'What',
                  'Who',
                  salesPanelText.paidCad,
                  salesPanelText.givenBack,
                  'Service',
                  'When',
                ]}
                rows={purchases.map((sale) => ({
                  key: sale.id,
                  cells: [
                    <Fragment key="state">
                      <Badge tone={words[sale.state].tone}>{words[sale.state].label}</Badge>{' '}
                      {sale.incidents.length > 0 ? (
                        <Badge tone="warn">{salesPanelText.needsLook}</Badge>
                      ) : null}
                    </Fragment>,
                    <Fragment key="what">
                      {sale.title}
                      {sale.incidents.map((incident) => (
                        <p key={incident.kind} className="small">
                          {incidentText(incident)}
                        </p>
                      ))}
                    </Fragment>,
                    sale.email ?? 'no email address',
                    formatMoney(cad(sale.paidCad)),
                    sale.refundedCad > 0 ? formatMoney(cad(sale.refundedCad)) : '–',
                    sale.provider === 'embedded' ? 'sandbox' : sale.provider,
                    moment(sale.boughtAt),
                  ],
                }))}
              />
              <Pager page={page} more={more} onPage={setPage} />
            </>
          )
        }
      </Panel>
    </div>
  )
}
