import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Ticket, TicketField } from '#design/ticket/ticket.tsx'
import styles from './destination-search.module.css'
import { useSuggestions } from './use-suggestions.ts'
import { destinationSearchText } from './messages.ts'

// One search a page: names of its own, so that the island wakes up to the ids that were rendered.
const fieldId = 'where-to'
const listId = 'where-to-list'

/** What was typed before the script came. */
function typedBefore(): string {
  if (typeof document === 'undefined') return ''
  const field = document.getElementById(fieldId)
  return field instanceof HTMLInputElement ? field.value : ''
}

/**
 * Where to? A form that works by itself; while one types, destinations are suggested. The planner
 * opens with the chosen one.
 */
export function DestinationSearch() {
  const [text, setText] = useState(typedBefore)
  const form = useRef<HTMLFormElement>(null)
  const choices = useSuggestions(text, (name) => {
    setText(name)
    // The field holds the name by the time the form is sent.
    requestAnimationFrame(() => form.current?.requestSubmit())
  })
  const { open, places, active } = choices
  const typed = useRef(text)
  const { look } = choices
  useEffect(() => {
    if (typed.current) look(typed.current)
    typed.current = ''
  }, [look])
  return (
    <form ref={form} action="/planner" method="get" role="search" className={`wrap ${styles.form}`}>
      <Ticket
        className={styles.ticket}
        action={
          <Button type="submit" look="maple" icon={Search} block>
            {destinationSearchText.planThisTrip}
          </Button>
        }
      >
        <TicketField label={destinationSearchText.whereTo} id={fieldId}>
          {(control) => (
            <input
              {...control}
              name="destination"
              type="text"
              required
              maxLength={120}
              placeholder={destinationSearchText.tokyo}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              role="combobox"
              aria-expanded={open}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                choices.look(event.target.value)
              }}
              onBlur={choices.close}
              onKeyDown={choices.onKeyDown}
            />
          )}
        </TicketField>
      </Ticket>
      <div
        id={listId}
        role="listbox"
        aria-label={destinationSearchText.destinations}
        hidden={!open}
        className={styles.list}
      >
        {places.map((place, index) => (
          <button
            key={place.id}
            id={`${listId}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            // The field keeps the focus, so the list is still there when the button is let go.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choices.choose(place)}
          >
            <span className={styles.name}>{place.name}</span>
            <span className={styles.where}>
              {[place.region, place.country].filter(Boolean).join(', ')}
            </span>
          </button>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {choices.status}
      </p>
    </form>
  )
}
