import { ReceiptText } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { AdminTable } from './admin-table.tsx'
import { type Incident, type SaleFilter, type SaleState, useSales } from './admin.queries.ts'
import { moment, Nothing, Pager, Panel } from './panel.tsx'
import styles from './panel.module.css'

const words = {
  open: { tone: 'info', label: 'At the checkout' },
  paid: { tone: 'ok', label: 'Paid' },
  overdue: { tone: 'warn', label: 'Month not paid' },
  refunded: { tone: 'bad', label: 'Refunded' },
  ended: { tone: 'info', label: 'Ended' },
  expired: { tone: 'info', label: 'Not paid' },
  mismatched: { tone: 'bad', label: 'Wrong amount' },
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
    what: 'Another amount or currency came in than was asked',
    mend: 'Look it up at the payment service.',
  },
  'refund-failed': {
    what: 'A refund was not taken',
    mend: 'Give it back at the payment service.',
  },
  'plan-not-ended': {
    what: 'Given back, but the plan runs on',
    mend: 'End it at the payment service.',
  },
} as const

const options = [
  { value: '', label: 'All' },
  { value: 'needs-a-look', label: 'Needs a look' },
  ...states.map((value) => ({ value, label: words[value].label })),
]

const filters: readonly SaleFilter[] = [...states, 'needs-a-look']

/** "A refund was not taken (3 times, last 22 Nov, 3:31). Give it back at the payment service." */
function incidentText({ kind, times, lastAt }: Incident): string {
  const { what, mend } = incidentWords[kind]
  return `${what} (${times === 1 ? 'once' : `${times} times`}, last ${moment(lastAt)}). ${mend}`
}

/** What was bought, to look at: money is given back at the payment service, and that shows here. */
export function SalesPanel() {
  const [state, setState] = useState<SaleFilter | ''>('')
  const [page, setPage] = useState(1)
  const query = useSales(state, page)
  return (
    <div className={styles.stack}>
      <SelectField
        label="Purchases"
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
            <Nothing icon={ReceiptText}>No purchase stands so.</Nothing>
          ) : (
            <>
              <AdminTable
                label="Purchases"
                head={['State', 'What', 'Who', 'Paid, CAD', 'Given back', 'Service', 'When']}
                rows={purchases.map((sale) => ({
                  key: sale.id,
                  cells: [
                    <Fragment key="state">
                      <Badge tone={words[sale.state].tone}>{words[sale.state].label}</Badge>{' '}
                      {sale.incidents.length > 0 ? <Badge tone="warn">Needs a look</Badge> : null}
                    </Fragment>,
                    <Fragment key="what">
                      {sale.title}
                      {sale.incidents.map((incident) => (
                        <p key={incident.kind} className="small">
                          {incidentText(incident)}
                        </p>
                      ))}
                    </Fragment>,
                    sale.email ?? 'nobody named',
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
