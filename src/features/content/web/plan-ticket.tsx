import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Combobox } from '#design/combobox/combobox.tsx'
import { useSuggestions } from '#design/combobox/use-suggestions.ts'
import { Ticket, TicketField, TicketGroup } from '#design/ticket/ticket.tsx'
import { prepareDates } from '#platform/web/ticket-dates.ts'
import { planTicketText as text } from './messages.ts'
import styles from './plan-ticket.module.css'

// One search a page: a name of its own, so that the island wakes up to the ids that were rendered.
const fieldId = 'where-to'
const shownAtMost = 7

/** The search and its cache: their code comes with the first touch of the field. */
async function findDestinations(query: string) {
  const places = await import('#features/places/web/index.ts')
  return (await places.findDestinations(query)).slice(0, shownAtMost)
}

/** What was typed before the script came, and whether the field still has the focus. */
function typedBefore(): { text: string; focused: boolean } {
  const nothing = { text: '', focused: false }
  if (typeof document === 'undefined') return nothing
  const field = document.getElementById(fieldId)
  if (!(field instanceof HTMLInputElement)) return nothing
  return { text: field.value, focused: document.activeElement === field }
}

const airports = [
  ['YYZ', 'Toronto'],
  ['YUL', 'Montréal'],
  ['YVR', 'Vancouver'],
  ['YYC', 'Calgary'],
  ['YEG', 'Edmonton'],
  ['YOW', 'Ottawa'],
  ['YWG', 'Winnipeg'],
  ['YHZ', 'Halifax'],
  ['YQB', 'Québec City'],
  ['YYJ', 'Victoria'],
] as const

function WhereTo() {
  const [before] = useState(typedBefore)
  const [typed, setTyped] = useState(before.text)
  const { items, look, close } = useSuggestions(findDestinations)
  return (
    <TicketField label={text.whereTo} id={fieldId} className={styles.where}>
      {(control) => (
        <Combobox
          control={{ ...control, required: true }}
          name="to"
          maxLength={120}
          placeholder={text.lisbon}
          enterKeyHint="go"
          value={typed}
          onText={(next) => {
            setTyped(next)
            void look(next)
          }}
          items={items}
          keyOf={({ id }) => id}
          onChoose={({ name }) => {
            close()
            setTyped(name)
          }}
          onOpenChange={(open, next) => (open ? void look(next) : close())}
          listLabel={text.destinations}
          status={text.count(items.length)}
          opensAtOnce={before.focused && before.text !== ''}
        >
          {(place) => (
            <span className={styles.option}>
              <span className={styles.name}>{place.name}</span>
              <span className={styles.country}>
                {[place.region, place.country].filter(Boolean).join(', ')}
              </span>
            </span>
          )}
        </Combobox>
      )}
    </TicketField>
  )
}

/**
 * The wish for a trip. A form that works by itself: the planner opens with the whole plan for it. What is
 * left empty has its usual value there.
 */
export function PlanTicket() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    return prepareDates(element)
  }, [])
  return (
    <form
      ref={form}
      action="/planner"
      method="get"
      aria-label={text.planATrip}
      className={styles.form}
      data-plan-ticket
    >
      <Ticket
        className={styles.ticket}
        action={
          <Button type="submit" look="maple" icon={Search} block>
            {text.planThisTrip}
          </Button>
        }
      >
        <TicketField label={text.from} id="plan-from">
          {(control) => (
            <input
              {...control}
              name="from"
              defaultValue={text.toronto}
              maxLength={120}
              list="plan-airports"
              autoComplete="off"
            />
          )}
        </TicketField>
        <WhereTo />
        <TicketGroup legend={text.when} className={styles.when}>
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
        <TicketGroup legend={text.who} className={styles.who}>
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
              placeholder={text.agesOnly}
              autoComplete="off"
            />
            <span>{text.children}</span>
          </label>
        </TicketGroup>
        <TicketField label={text.budget} id="plan-budget" className={styles.budget}>
          {(control) => (
            <input
              {...control}
              name="budget"
              inputMode="decimal"
              pattern="[$0-9 ,.]*"
              title={text.amount}
              placeholder={text.any}
              autoComplete="off"
            />
          )}
        </TicketField>
      </Ticket>
      <datalist id="plan-airports">
        {airports.map(([code, name]) => (
          <option key={code} value={name}>
            {code}
          </option>
        ))}
      </datalist>
      <p className={styles.promise}>{text.promise}</p>
    </form>
  )
}
