import { Plane } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import type { ListedFare } from '#features/flights/contract/staff-fares.contract.ts'
import { type HoldState, holdStates } from '#features/flights/domain/fare-hold.ts'
import { holdStateText } from '#features/flights/domain/messages.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { FilterFields, useListFilters } from './list-filters.tsx'
import { faresPanelText as text } from './messages.ts'
import { moment, Nothing, Pager, Panel } from './panel.tsx'
import panel from './panel.module.css'
import { useAllFares } from './staff.queries.ts'
import styles from './staff-rows.module.css'

const tones = {
  pending: 'info',
  held: 'warn',
  paid: 'ok',
  releasing: 'warn',
  released: 'info',
  failed: 'bad',
} as const

const options = holdStates.map((value) => ({ value, label: holdStateText[value] }))

const sumOf = ({ totalCad }: ListedFare): string => `${formatMoney(cad(totalCad))} CAD`
const routeOf = ({ legs: [there] }: ListedFare): string =>
  there ? text.route(there.fromCity, there.toCity) : text.flight

function Row({ fare }: { readonly fare: ListedFare }) {
  const { state, legs, passengers, reference, reason, email, account, payBy, refundCad } = fare
  return (
    <li className={styles.fold} data-row={fare.id}>
      <Disclosure
        summary={
          <span className={styles.summary}>
            <span className={styles.name}>
              <Badge tone={tones[state]}>{holdStateText[state]}</Badge>
              <span>{routeOf(fare)}</span>
            </span>
            <span className={styles.sum}>{sumOf(fare)}</span>
            <span className={`${styles.aside} small mute`}>
              {reference ?? text.noReference} · {email}
            </span>
          </span>
        }
      >
        <div className={styles.body}>
          <FactList
            items={[
              ...legs.map((leg) => ({
                label: text.flight,
                value: text.leg(
                  leg.flights.join(', '),
                  leg.from,
                  leg.to,
                  leg.departure.slice(0, 16).replace('T', ' '),
                ),
              })),
              {
                label: text.travellers,
                value: passengers
                  .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
                  .join(', '),
              },
              { label: text.email, value: <a href={`mailto:${email}`}>{email}</a> },
              { label: text.account, value: account ?? text.deleted },
              { label: text.held, value: moment(fare.createdAt) },
              ...(state === 'held' ? [{ label: text.payBy, value: moment(payBy) }] : []),
              ...(refundCad === null
                ? []
                : [{ label: text.refund, value: `${formatMoney(cad(refundCad))} CAD` }]),
              ...(reason === null ? [] : [{ label: text.fromAirline, value: reason }]),
            ]}
          />
        </div>
      </Disclosure>
    </li>
  )
}

/** Fares that travellers hold at airlines, latest first: what has to be paid, and by when. */
export function FaresPanel() {
  const shown = useListFilters<HoldState>()
  const { wanted, state, page } = shown
  const query = useAllFares({ search: wanted, state, page })
  return (
    <div className={panel.stack}>
      <FilterFields
        labels={text}
        empty={text.all}
        options={options}
        states={holdStates}
        filters={shown}
      />
      <Panel thing="the held fares" query={query}>
        {({ fares, more }) =>
          fares.length === 0 ? (
            <Nothing icon={Plane}>{shown.isNarrowed ? text.noMatch : text.none}</Nothing>
          ) : (
            <>
              <ul
                className={styles.rows}
                aria-label={text.fares}
                aria-busy={query.isPlaceholderData}
              >
                {fares.map((fare) => (
                  <Row key={fare.id} fare={fare} />
                ))}
              </ul>
              <Pager page={page} more={more} onPage={shown.setPage} />
            </>
          )
        }
      </Panel>
    </div>
  )
}
