import { useDeferredValue, useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { TicketField } from '#design/ticket/ticket.tsx'
import type { AirportSuggestion } from '#features/places/contract/places.contract.ts'
import styles from './airport-field.module.css'
import { useAirport, useAirports } from './flights.queries.ts'
import { airportFieldText } from './messages.ts'

interface AirportFieldProps {
  readonly label: string
  readonly placeholder: string
  /** IATA code; empty while none is chosen. */
  readonly value: string
  readonly onChange: (code: string) => void
}

const nameOf = ({ city, iata, airports }: AirportSuggestion): string =>
  airports ? airportFieldText.any(city, iata) : `${city} (${iata})`

/** "London Heathrow Airport, United Kingdom", or which airports are meant by any. */
const whereOf = ({ name, country, airports }: AirportSuggestion): string =>
  airports ? `${name}: ${airports.join(', ')}` : `${name}, ${country}`

/** Lower case without accents, so that "montreal" is Montréal. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

/** The airport that a typed text leaves no doubt about. */
const meant = (text: string, found: readonly AirportSuggestion[]): AirportSuggestion | undefined =>
  found.find(({ iata }) => iata === text.trim().toUpperCase()) ??
  (found[0] && plain(found[0].city) === plain(text) ? found[0] : undefined)

/** An airport by code, city or name: a text field with a list of suggestions. */
export function AirportField({ label, placeholder, value, onChange }: AirportFieldProps) {
  const listId = useId()
  const chosen = useAirport(value)
  // What was typed belongs to the value it was typed over: another one from outside replaces it.
  const [typing, setTyping] = useState<{ text: string; over: string } | null>(null)
  const typed = typing?.over === value ? typing.text : null
  const setTyped = (text: string | null): void =>
    setTyping(text === null ? null : { text, over: '' })
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const query = useDeferredValue(typed ?? '')
  const { data: found = [] } = useAirports(query.trim(), open)
  const shown = open && found.length > 0
  const choose = (airport: AirportSuggestion): void => {
    onChange(airport.iata)
    setTyped(null)
    setOpen(false)
    setActive(-1)
  }
  const leave = (): void => {
    setOpen(false)
    setActive(-1)
    const one = typed ? meant(typed, found) : undefined
    if (one) choose(one)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) return setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      const from = active < 0 && step < 0 ? 0 : active
      return setActive((from + step + found.length) % Math.max(1, found.length))
    }
    if (!shown) return
    if (event.key === 'Escape') {
      event.preventDefault()
      setOpen(false)
      return setActive(-1)
    }
    const picked = found[active] ?? (typed ? found[0] : undefined)
    if (event.key === 'Enter' && picked) {
      event.preventDefault()
      choose(picked)
    }
  }
  return (
    <TicketField label={label} className={styles.cell}>
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            role="combobox"
            aria-expanded={shown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
            value={typed ?? (chosen ? nameOf(chosen) : value)}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setOpen(true)
              setActive(-1)
              if (value) onChange('')
            }}
            onClick={() => setOpen(true)}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
          <div
            id={listId}
            role="listbox"
            aria-label={airportFieldText.airports(label)}
            hidden={!shown}
            className={styles.list}
          >
            {found.map((airport, index) => (
              <button
                key={airport.iata}
                id={`${listId}-${index}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                // The field keeps the focus, so the list is still there when the button is let go.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(airport)}
              >
                <span className={styles.code}>{airport.iata}</span>
                <span className={styles.name}>{airport.city}</span>
                <span className={styles.where}>{whereOf(airport)}</span>
              </button>
            ))}
          </div>
          {typed && !open && !value ? (
            <p className={styles.hint}>{airportFieldText.chooseAirportFromList}</p>
          ) : null}
        </>
      )}
    </TicketField>
  )
}
