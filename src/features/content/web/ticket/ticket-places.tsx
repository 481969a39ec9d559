import { useState, useSyncExternalStore } from 'react'
import { Combobox } from '#design/combobox/combobox.tsx'
import { useSuggestions } from '#design/combobox/use-suggestions.ts'
import { TicketField } from '#design/ticket/ticket.tsx'
import { planTicketText as text } from './messages.ts'
import styles from './plan-ticket.module.css'

// One search a page: names of their own, so that the island wakes up to the ids that were rendered.
const ids = { from: 'plan-from', to: 'where-to' }
const shownAtMost = 7

/** The search and its cache: their code comes with the first touch of a field. */
const places = () => import('#features/places/web/index.ts')

async function findDestinations(query: string) {
  return (await (await places()).findDestinations(query)).slice(0, shownAtMost)
}

/** What was typed before the script came, and whether the field still has the focus. */
function typedBefore(id: string, usual: string): { text: string; focused: boolean } {
  const nothing = { text: usual, focused: false }
  if (typeof document === 'undefined') return nothing
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement)) return nothing
  return { text: field.value, focused: document.activeElement === field }
}

interface Departure {
  readonly code: string
  /** What goes into the field. */
  readonly value: string
  readonly name: string
  readonly country: string
}

const airports: readonly Departure[] = text.airports.map(([code, name]) => ({
  code,
  name,
  value: name,
  country: text.canada,
}))

/** Before anything is typed, the usual airports of departure; the name of one of them lists them too. */
async function findDepartures(query: string): Promise<readonly Departure[]> {
  if (!query || airports.some(({ name }) => name === query)) return airports
  const found = await (await places()).findAirports(query)
  return found.slice(0, shownAtMost).map(({ iata, name, city, country }) => {
    const ours = airports.find(({ code }) => code === iata)
    return {
      code: iata,
      value: ours?.name ?? iata,
      name: ours ? city : `${city}, ${name}`,
      country,
    }
  })
}

function Option({ name, note }: { readonly name: string; readonly note: string }) {
  return (
    <span className={styles.option}>
      <span className={styles.name}>{name}</span>
      <span className={styles.country}>{note}</span>
    </span>
  )
}

const never = () => () => undefined

/** False during hydration, which must draw what was prerendered. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export function From() {
  const [before] = useState(() => typedBefore(ids.from, text.toronto))
  const [typed, setTyped] = useState(before.text)
  const { items, look, close } = useSuggestions<Departure>(findDepartures, { emptyToo: true })
  const noted = useIsHydrated() ? typed : text.toronto
  const known = airports.find(({ name, code }) => name === noted || code === noted.toUpperCase())
  return (
    <TicketField
      label={text.from}
      id={ids.from}
      className={styles.where}
      hint={known?.code ?? text.airportOrCity}
    >
      {(control) => (
        <Combobox
          control={control}
          name="from"
          maxLength={120}
          value={typed}
          onText={(next) => {
            setTyped(next)
            void look(next)
          }}
          items={items}
          keyOf={({ code }) => code}
          onChoose={({ value }) => {
            close()
            setTyped(value)
          }}
          opensOnClick
          onOpenChange={(open, next) => (open ? void look(next) : close())}
          onFocus={(event) => event.currentTarget.select()}
          listLabel={text.departures}
          status={text.departureCount(items.length)}
        >
          {({ name, code, country }) => <Option name={name} note={`${code}, ${country}`} />}
        </Combobox>
      )}
    </TicketField>
  )
}

export function WhereTo() {
  const [before] = useState(() => typedBefore(ids.to, ''))
  const [typed, setTyped] = useState(before.text)
  const [chosen, setChosen] = useState({ name: '', note: '' })
  const { items, look, close } = useSuggestions(findDestinations)
  return (
    <TicketField
      label={text.whereTo}
      id={ids.to}
      className={styles.where}
      hint={typed !== '' && typed === chosen.name ? chosen.note : text.cityOrTown}
    >
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
          onChoose={({ name, country }) => {
            close()
            setTyped(name)
            setChosen({ name, note: country })
          }}
          onOpenChange={(open, next) => (open ? void look(next) : close())}
          listLabel={text.destinations}
          status={text.count(items.length)}
          opensAtOnce={before.focused && before.text !== ''}
        >
          {(place) => (
            <Option
              name={place.name}
              note={[place.region, place.country].filter(Boolean).join(', ')}
            />
          )}
        </Combobox>
      )}
    </TicketField>
  )
}
