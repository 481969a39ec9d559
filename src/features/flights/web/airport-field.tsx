import { useDeferredValue, useState } from 'react'
import { Combobox } from '#design/combobox/combobox.tsx'
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
  const chosen = useAirport(value)
  // What was typed belongs to the value it was typed over: another one from outside replaces it.
  const [typing, setTyping] = useState<{ text: string; over: string } | null>(null)
  const typed = typing?.over === value ? typing.text : null
  const [open, setOpen] = useState(false)
  const query = useDeferredValue(typed ?? '')
  const { data: found = [] } = useAirports(query.trim(), open)
  const choose = (airport: AirportSuggestion): void => {
    onChange(airport.iata)
    setTyping(null)
  }
  const leave = (): void => {
    const one = typed ? meant(typed, found) : undefined
    if (one) choose(one)
  }
  return (
    <TicketField label={label} className={styles.cell}>
      {(control) => (
        <>
          <Combobox
            control={control}
            placeholder={placeholder}
            maxLength={80}
            value={typed ?? (chosen ? nameOf(chosen) : value)}
            onText={(text) => {
              setTyping({ text, over: '' })
              if (value) onChange('')
            }}
            items={found}
            keyOf={({ iata }) => iata}
            onChoose={choose}
            listLabel={airportFieldText.airports(label)}
            onOpenChange={setOpen}
            opensOnClick
            takesFirst={typed !== null}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={leave}
          >
            {(airport) => (
              <span className={styles.option}>
                <span className={styles.code}>{airport.iata}</span>
                <span className={styles.name}>{airport.city}</span>
                <span className={styles.where}>{whereOf(airport)}</span>
              </span>
            )}
          </Combobox>
          {typed && !open && !value ? (
            <p className={styles.hint}>{airportFieldText.chooseAirportFromList}</p>
          ) : null}
        </>
      )}
    </TicketField>
  )
}
