import { useEffect, useState, useSyncExternalStore } from 'react'
import { Combobox } from '#design/combobox/combobox.tsx'
import { useSuggestions } from '#design/combobox/use-suggestions.ts'
import { TicketField } from '#design/ticket/ticket.tsx'
import { placeOfAddress } from '#platform/web/ticket-dates.ts'
import { planTicketText as text } from './messages.ts'
import styles from './plan-ticket.module.css'

// One search a page: names of their own, so that the island wakes up to the ids that were rendered.
const ids = { from: 'plan-from', to: 'where-to' }
const shownAtMost = 7

/** The search and its cache: their code comes with the first touch of a field. */
const places = () => import('#features/places/web/index.ts')

interface Place {
  readonly id: string
  readonly name: string
  readonly country: string
  readonly note: string
}

const foremost: readonly Place[] = text.foremost.map(([name, country]) => ({
  id: name,
  name,
  country,
  note: country,
}))

/** Before anything is typed, where many go. */
async function findDestinations(query: string): Promise<readonly Place[]> {
  if (!query) return foremost
  const found = await (await places()).findDestinations(query)
  return found.slice(0, shownAtMost).map(({ id, name, region, country }) => ({
    id,
    name,
    country,
    note: [region, country].filter(Boolean).join(', '),
  }))
}

/** What was typed before the script came, and whether the field still has the focus, from a press. */
interface TypedBefore {
  readonly text: string
  readonly focused: boolean
  readonly pressed: boolean
}

function typedBefore(id: string, usual: string): TypedBefore {
  const nothing = { text: usual, focused: false, pressed: false }
  if (typeof document === 'undefined') return nothing
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement)) return nothing
  return {
    text: field.value,
    focused: document.activeElement === field,
    pressed: field.form?.hasAttribute('data-pressed') ?? false,
  }
}

interface Departure {
  readonly code: string
  /** What goes into the field. */
  readonly value: string
  readonly name: string
  readonly country: string
  /** What the airport itself is called, where its city has others. */
  readonly airport?: string | undefined
}

const airports: readonly Departure[] = text.airports.map(([code, name, airport]) => ({
  code,
  airport,
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

interface PlaceFieldProps {
  /** A place was chosen, and its name stands in the field. */
  readonly onSettled: () => void
}

export function From({ onSettled }: PlaceFieldProps) {
  const [before] = useState(() => typedBefore(ids.from, text.toronto))
  const [typed, setTyped] = useState(before.text)
  const [chosen, setChosen] = useState({ value: '', name: '' })
  useEffect(onSettled, [chosen, onSettled])
  const { items, look, close } = useSuggestions<Departure>(findDepartures, { emptyToo: true })
  const noted = useIsHydrated() ? typed : text.toronto
  const known = airports.find(({ name, code }) => name === noted || code === noted.toUpperCase())
  const isCode = known !== undefined && known.name !== noted
  const face = isCode ? known.name : noted !== '' && noted === chosen.value ? chosen.name : ''
  return (
    <TicketField
      label={text.from}
      id={ids.from}
      className={styles.where}
      hint={
        known
          ? [known.code, known.airport].filter(Boolean).join(', ')
          : face
            ? noted
            : text.airportOrCity
      }
    >
      {(control) => (
        <span className={styles.faced}>
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
            onChoose={({ value, name, code }) => {
              close()
              setTyped(value)
              // Of an airport by its code, its city: "Paris, Charles de Gaulle".
              setChosen({ value, name: value === code ? (name.split(',')[0] ?? name) : '' })
            }}
            opensOnClick
            onOpenChange={(open, next) => (open ? void look(next) : close())}
            onFocus={(event) => event.currentTarget.select()}
            listLabel={text.departures}
            status={text.departureCount(items.length)}
          >
            {({ name, code, country }) => <Option name={name} note={`${code}, ${country}`} />}
          </Combobox>
          <i data-face={face} aria-hidden="true" />
        </span>
      )}
    </TicketField>
  )
}

/** Keeps the chosen place in the home page's address: a reload and the way back find it again. */
function keepInAddress(name: string): void {
  if (location.pathname === '/')
    history.replaceState(history.state, '', `/?to=${encodeURIComponent(name)}`)
}

export function WhereTo({ onSettled }: PlaceFieldProps) {
  const [before] = useState(() => {
    const typed = typedBefore(ids.to, '')
    return typed.text || typeof location === 'undefined'
      ? typed
      : { ...typed, text: placeOfAddress() }
  })
  const [typed, setTyped] = useState(before.text)
  const [chosen, setChosen] = useState({ name: '', note: '' })
  useEffect(onSettled, [chosen, onSettled])
  const { items, state, look, close } = useSuggestions<Place>(findDestinations, { emptyToo: true })
  const isHydrated = useIsHydrated()
  const noteOf = (name: string): string | undefined =>
    name === chosen.name
      ? chosen.note
      : foremost.find((place) => place.name.toLowerCase() === name.trim().toLowerCase())?.country
  return (
    <TicketField
      label={text.whereTo}
      id={ids.to}
      className={styles.where}
      hint={(isHydrated && typed && noteOf(typed)) || text.cityOrTown}
    >
      {(control) => (
        <Combobox
          control={{ ...control, required: true }}
          name="to"
          maxLength={120}
          placeholder={text.choosePlace}
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
            keepInAddress(name)
          }}
          opensOnClick
          // Not one of an older text, while the list for this one is on its way.
          takesFirst={state === 'found'}
          onFocus={(event) => event.currentTarget.select()}
          onOpenChange={(open, next) => (open ? void look(next) : close())}
          listLabel={text.destinations}
          status={text.count(items.length)}
          opensAtOnce={before.focused && (before.pressed || before.text !== '')}
        >
          {({ name, note }) => <Option name={name} note={note} />}
        </Combobox>
      )}
    </TicketField>
  )
}
