import { Search } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { Ticket, TicketField, TicketGroup } from '#design/ticket/ticket.tsx'
import { planTicketText as text } from './messages.ts'
import styles from './plan-ticket.module.css'
import { From, WhereTo } from './ticket-places.tsx'
import { type TicketFace, whenFace, whoFace } from '#platform/web/ticket-faces.ts'
import type { LoadFares } from './ticket-pickers.tsx'
import { type Cell, daysOf, type LoadPrices, type TicketWish } from './ticket-wish.ts'
import { type LoadLast, useLastJourney } from './use-last-journey.ts'
import { useQuickCards } from './use-quick-cards.ts'
import { useTicketPicker } from './use-ticket-picker.ts'

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-CA')}`

/** Where the ticket has its prices from. */
export interface TicketSources {
  readonly fares?: LoadFares
  readonly prices?: LoadPrices
  readonly last?: LoadLast
}

/** The line under the amount: what it is a day and person. */
function budgetHint(wish: TicketWish | undefined): string {
  const days = wish ? daysOf(wish) : 0
  if (!wish?.budget || days === 0) return text.cadOptional
  return text.aDayEach(dollars(wish.budget / days / (wish.adults + wish.children.length)))
}

interface FaceProps {
  readonly face: TicketFace
  readonly isOpen: boolean
}

/**
 * A cell as one button: its value over a line. Dates are written into it before it is hydrated.
 *
 * The fields it stands for lie over it, unseen until they are reached by keys: "Start date", "End date",
 * "Adults" and "Children" stay fields of the form that anybody fills by their labels (contract B1), and all
 * there is without a script.
 */
const Face = ({ face, isOpen }: FaceProps) => (
  <button type="button" className={styles.face} aria-expanded={isOpen}>
    <b data-face="words" suppressHydrationWarning>
      {face.words}
    </b>{' '}
    <span data-face="note" suppressHydrationWarning>
      {face.note}
    </span>
  </button>
)

/** Until the dates are known, room for them. */
const noFace: TicketFace = { words: '', note: '' }

interface CellProps {
  readonly wish: TicketWish | undefined
  readonly isOpen: boolean
}

function When({ wish, isOpen }: CellProps) {
  return (
    <TicketGroup
      legend={text.when}
      className={styles.when}
      picker="when"
      face={<Face face={wish ? whenFace(wish.start, wish.end) : noFace} isOpen={isOpen} />}
    >
      <label>
        <input type="date" name="start" />
        <span>{text.startDate}</span>
      </label>
      <label>
        <input type="date" name="end" />
        <span>{text.endDate}</span>
      </label>
    </TicketGroup>
  )
}

function Who({ wish, isOpen }: CellProps) {
  return (
    <TicketGroup
      legend={text.who}
      className={styles.who}
      picker="who"
      face={<Face face={whoFace(wish?.adults ?? 2, wish?.children ?? [])} isOpen={isOpen} />}
    >
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
          <i data-face={wish?.budget ? dollars(wish.budget) : ''} aria-hidden="true" />
        </span>
      )}
    </TicketField>
  )
}

/**
 * The wish for a trip. A form that works by itself: the planner opens with the whole plan for it. What is
 * left empty has its usual value there. With a script each cell has its picker below it.
 */
export function PlanTicket({ fares, prices, last }: TicketSources) {
  const form = useRef<HTMLFormElement>(null)
  const { wish, open, pickers, write, close, refresh, handlers } = useTicketPicker(form)
  useQuickCards(wish, prices)
  const usualFrom = useLastJourney(form, last)
  const panel = (cell: Cell): ReactNode => {
    if (open !== cell || !pickers || !wish) return null
    const { PickerPanel, WhenPicker, WhoPicker, BudgetPicker } = pickers
    const shared = { wish, onWrite: write, onDone: close }
    return (
      <PickerPanel cell={cell} title={text[cell]} className={styles.panel} onClose={close}>
        {cell === 'when' ? <WhenPicker {...shared} fares={fares} /> : null}
        {cell === 'who' ? <WhoPicker {...shared} /> : null}
        {cell === 'budget' ? <BudgetPicker {...shared} /> : null}
      </PickerPanel>
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
        <From usual={usualFrom} onSettled={refresh} />
        <WhereTo onSettled={refresh} />
        <When wish={wish} isOpen={open === 'when'} />
        {panel('when')}
        <Who wish={wish} isOpen={open === 'who'} />
        {panel('who')}
        <Budget wish={wish} />
        {panel('budget')}
      </Ticket>
      <div className={styles.below}>
        <p className={styles.promise}>{text.promise}</p>
        <p className={styles.promise}>{text.usual}</p>
      </div>
      <noscript>
        <p className={styles.promise}>{text.withoutScript}</p>
      </noscript>
    </form>
  )
}

/** The ticket with fares in its calendar, and prices of the chosen place in the cards below it. */
export function planTicketWith(sources: TicketSources) {
  return function PlanTicketWithPrices() {
    return <PlanTicket {...sources} />
  }
}
