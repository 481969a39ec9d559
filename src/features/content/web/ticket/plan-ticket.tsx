import { Search } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { Ticket, TicketField, TicketGroup } from '#design/ticket/ticket.tsx'
import { planTicketText as text } from './messages.ts'
import styles from './plan-ticket.module.css'
import { From, WhereTo } from './ticket-places.tsx'
import type { LoadFares } from './ticket-pickers.tsx'
import { daysOf, type TicketWish } from './ticket-wish.ts'
import { type Cell, useTicketPicker } from './use-ticket-picker.ts'

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-CA')}`

/** The line under the amount: what it is a day and person. */
function budgetHint(wish: TicketWish | undefined): string {
  const days = wish ? daysOf(wish) : 0
  if (!wish?.budget || days === 0) return text.cadOptional
  return text.aDayEach(dollars(wish.budget / days / (wish.adults + wish.ages.length)))
}

/** The words over a field that has not the focus. */
const Face = ({ children }: { readonly children: string }) => (
  <i data-face={children} aria-hidden="true" />
)

function When() {
  return (
    <TicketGroup legend={text.when} className={styles.when} picker="when">
      <i data-days="" aria-hidden="true" className={styles.days} />
      <label>
        <input type="date" name="start" />
        <i data-face="" aria-hidden="true" />
        <span>{text.startDate}</span>
      </label>
      <label>
        <input type="date" name="end" />
        <i data-face="" aria-hidden="true" />
        <span>{text.endDate}</span>
      </label>
    </TicketGroup>
  )
}

function Who({ wish }: { readonly wish: TicketWish | undefined }) {
  return (
    <TicketGroup legend={text.who} className={styles.who} picker="who">
      <label>
        <input type="number" name="adults" min={1} max={9} defaultValue={2} />
        <span>{text.adults}</span>
      </label>
      <label>
        <input
          name="children"
          inputMode="numeric"
          pattern="[0-9 ,]*"
          title={text.ages}
          placeholder={text.none}
          autoComplete="off"
        />
        <Face>{wish && wish.ages.length > 0 ? text.ofAges(wish.ages) : ''}</Face>
        <span>{text.children}</span>
      </label>
    </TicketGroup>
  )
}

function Budget({ wish }: { readonly wish: TicketWish | undefined }) {
  return (
    <TicketField
      label={text.budget}
      id="plan-budget"
      className={styles.budget}
      hint={budgetHint(wish)}
    >
      {(control) => (
        <span className={styles.amount} data-picker="budget">
          <input
            {...control}
            name="budget"
            inputMode="decimal"
            pattern="[$0-9 ,.]*"
            title={text.amount}
            placeholder={text.any}
            autoComplete="off"
          />
          <Face>{wish?.budget ? dollars(wish.budget) : ''}</Face>
        </span>
      )}
    </TicketField>
  )
}

/**
 * The wish for a trip. A form that works by itself: the planner opens with the whole plan for it. What is
 * left empty has its usual value there. With a script each cell has its picker below it.
 */
export function PlanTicket({ fares }: { readonly fares?: LoadFares }) {
  const form = useRef<HTMLFormElement>(null)
  const { wish, open, pickers, write, close, handlers } = useTicketPicker(form)
  const panel = (cell: Cell): ReactNode => {
    if (open !== cell || !pickers || !wish) return null
    const { WhenPicker, WhoPicker, BudgetPicker } = pickers
    const shared = { wish, onWrite: write, onDone: close }
    return (
      <div
        role="group"
        aria-label={text.pickers[cell]}
        data-picker-of={cell}
        className={styles.panel}
      >
        {cell === 'when' ? <WhenPicker {...shared} fares={fares} /> : null}
        {cell === 'who' ? <WhoPicker {...shared} /> : null}
        {cell === 'budget' ? <BudgetPicker {...shared} /> : null}
      </div>
    )
  }
  return (
    <form
      ref={form}
      action="/planner"
      method="get"
      aria-label={text.planATrip}
      className={styles.form}
      data-plan-ticket
      {...handlers}
    >
      <Ticket
        className={styles.ticket}
        action={
          <Button type="submit" look="maple" icon={Search} block>
            {text.planThisTrip}
          </Button>
        }
      >
        <From />
        <WhereTo />
        <When />
        {panel('when')}
        <Who wish={wish} />
        {panel('who')}
        <Budget wish={wish} />
        {panel('budget')}
      </Ticket>
      <p className={styles.promise}>{text.promise}</p>
      <noscript>
        <p className={styles.promise}>{text.withoutScript}</p>
      </noscript>
    </form>
  )
}

/** The ticket with fares in its calendar. */
export function planTicketWith(fares: LoadFares) {
  return function PlanTicketWithFares() {
    return <PlanTicket fares={fares} />
  }
}
