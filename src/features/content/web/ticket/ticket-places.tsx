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
  /** Its code and country: "YUL, Canada". */
  readonly note: string
  /** What the airport itself is called, where its city has others. */
  readonly airport?: string | undefined
}

const airports: readonly Departure[] = text.airports.map(([code, name, airport]) => ({
  code,
  airport,
  name,
  value: name,
  note: `${code}, ${text.canada}`,
}))

const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a word of a name begins with what was typed. */
const beginsWith = (query: string) => {
  const typed = bare(query.trim())
  return (name: string): boolean =>
    bare(name)
      .split(/(?<=[\s-])/)
      .some((_, at, words) => words.slice(at).join('').startsWith(typed))
}

/** Before anything is typed, the usual airports of departure; the name of one of them lists them too. */
async function findDepartures(query: string): Promise<readonly Departure[]> {
  if (!query || airports.some(({ name }) => name === query)) return airports
  const found = await (await places()).findAirports(query)
  const begins = beginsWith(query)
  // An airport's own name is looked at where no city has the letters: "Mont" is not Guarulhos' André Franco Montoro.
  const cities = found.filter(({ city, iata }) => begins(city) || begins(iata))
  const fitting = cities.length > 0 ? cities : found
  return fitting.slice(0, shownAtMost).map(({ iata, city, country, airports: within }) => {
    const ours = airports.find(({ code }) => code === iata)
    const note = `${within ? text.allAirports : iata}, ${country}`
    return { code: iata, value: ours?.name ?? iata, name: city, note }
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

/** A field that was pressed before the script came: its text is chosen, as by a press after it. */
function useSelectedAtOnce({ focused, pressed }: TypedBefore, id: string): void {
  const isPressed = focused && pressed
  useEffect(() => {
    const field = document.getElementById(id)
    if (isPressed && field instanceof HTMLInputElement) field.select()
  }, [isPressed, id])
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

interface FromProps extends PlaceFieldProps {
  /** Where the last trip began: in place of Toronto, while that stands untouched. */
  readonly usual: string | undefined
}

export function From({ usual, onSettled }: FromProps) {
  const [before] = useState(() => typedBefore(ids.from, text.toronto))
  const [typed, setTyped] = useState(before.text)
  const [chosen, setChosen] = useState({ value: '', name: '' })
  useSelectedAtOnce(before, ids.from)
  const [begun, setBegun] = useState(usual)
  if (usual !== begun) {
    setBegun(usual)
    if (usual && typed === text.toronto) {
      setTyped(usual)
      setChosen({ value: '', name: '' })
    }
  }
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
              // Of an airport by its code, its city.
              setChosen({ value, name: value === code ? name : '' })
            }}
            opensOnClick
            onOpenChange={(open, next) => (open ? void look(next) : close())}
            onFocus={(event) => event.currentTarget.select()}
            listLabel={text.departures}
            status={text.departureCount(items.length)}
            opensAtOnce={before.focused && before.pressed}
          >
            {({ name, note }) => <Option name={name} note={note} />}
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
  useSelectedAtOnce(before, ids.to)
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
