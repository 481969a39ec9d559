import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Combobox } from '#design/combobox/combobox.tsx'
import { useSuggestions } from '#design/combobox/use-suggestions.ts'
import { Ticket, TicketField } from '#design/ticket/ticket.tsx'
import styles from './destination-search.module.css'
import { destinationSearchText } from './messages.ts'

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

/**
 * Where to? A form that works by itself; while one types, destinations are suggested. The planner
 * opens with the chosen one.
 */
export function DestinationSearch() {
  const [before] = useState(typedBefore)
  const [text, setText] = useState(before.text)
  const form = useRef<HTMLFormElement>(null)
  const { items, look, close } = useSuggestions(findDestinations)
  const [chosen, setChosen] = useState(0)
  useEffect(() => {
    // By now the field holds the name that was chosen.
    if (chosen > 0) form.current?.requestSubmit()
  }, [chosen])
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
            <Combobox
              control={{ ...control, required: true }}
              name="destination"
              maxLength={120}
              placeholder={destinationSearchText.tokyo}
              enterKeyHint="go"
              value={text}
              onText={(typed) => {
                setText(typed)
                void look(typed)
              }}
              items={items}
              keyOf={({ id }) => id}
              onChoose={({ name }) => {
                close()
                setText(name)
                setChosen((count) => count + 1)
              }}
              onOpenChange={(open, typed) => (open ? void look(typed) : close())}
              listLabel={destinationSearchText.destinations}
              status={destinationSearchText.count(items.length)}
              opensAtOnce={before.focused && before.text !== ''}
            >
              {(place) => (
                <span className={styles.option}>
                  <span className={styles.name}>{place.name}</span>
                  <span className={styles.where}>
                    {[place.region, place.country].filter(Boolean).join(', ')}
                  </span>
                </span>
              )}
            </Combobox>
          )}
        </TicketField>
      </Ticket>
    </form>
  )
}
