import { PlaneTakeoff } from 'lucide-react'
import { useState } from 'react'
import { Combobox } from '#design/combobox/combobox.tsx'
import { useSuggestions } from '#design/combobox/use-suggestions.ts'
import { ControlBox } from '#design/field/control-box.tsx'
import { Field } from '#design/field/field.tsx'
import { findAirports, findDestinations } from '#features/places/web/index.ts'
import type { TripOrigin } from '#features/trips/domain/trip-origin.ts'
import { originFieldText as text } from './messages.ts'
import styles from './party.module.css'

interface Suggested {
  readonly key: string
  readonly label: string
  readonly where: string
  readonly origin: TripOrigin
}

const placesShown = 3

/** Suggestions: airports first, then towns. */
async function findOrigins(typed: string): Promise<readonly Suggested[]> {
  const [airports, towns] = await Promise.all([findAirports(typed), findDestinations(typed)])
  const served = new Set(airports.map(({ city }) => city))
  return [
    ...airports.map(({ iata, city, name, country, lat, lng }) => ({
      key: iata,
      label: `${city} (${iata})`,
      where: `${name}, ${country}`,
      origin: { name: city, iata, lat, lng },
    })),
    ...towns
      .filter(({ name }) => !served.has(name))
      .slice(0, placesShown)
      .map(({ id, name, region, country, lat, lng }) => ({
        key: id,
        label: name,
        where: [region, country].filter(Boolean).join(', '),
        origin: { name, iata: '', lat, lng },
      })),
  ]
}

const labelOf = (origin: TripOrigin | null): string =>
  origin ? `${origin.name}${origin.iata ? ` (${origin.iata})` : ''}` : ''

interface OriginFieldProps {
  readonly value: TripOrigin | null
  readonly onChange: (origin: TripOrigin | null) => void
  /** Reports whether the text is unresolved, which blocks the form. */
  readonly onUnclear: (unclear: boolean) => void
  readonly tried: boolean
}

/** Origin of the trip: an airport, a place, or empty. */
export function OriginField({ value, onChange, onUnclear, tried }: OriginFieldProps) {
  const [typed, setTyped] = useState<string>()
  const { items, state, look, close } = useSuggestions(findOrigins)
  const take = (origin: TripOrigin | null): void => {
    close()
    setTyped(undefined)
    onUnclear(false)
    onChange(origin)
  }
  const onText = (words: string): void => {
    if (words.trim() === '') return take(null)
    setTyped(words)
    onUnclear(true)
    void look(words)
  }
  const notice = { idle: undefined, loading: text.loading, found: text.none, failed: text.failed }
  return (
    <Field
      label={text.from}
      optional
      hint={text.hint}
      error={tried && typed !== undefined ? text.choose : undefined}
    >
      {(control) => (
        <ControlBox icon={PlaneTakeoff}>
          <Combobox
            control={control}
            className={styles.origin}
            maxLength={80}
            placeholder={text.placeholder}
            value={typed ?? labelOf(value)}
            onText={onText}
            items={items}
            keyOf={({ key }) => key}
            onChoose={({ origin }) => take(origin)}
            onOpenChange={(open, words) => {
              if (!open) close()
              else if (typed !== undefined) void look(words)
            }}
            takesFirst={typed !== undefined}
            listLabel={text.list}
            notice={notice[state]}
            status={text.count(items.length)}
            onFocus={(event) => event.currentTarget.select()}
          >
            {({ label, where }) => (
              <span className={styles.option}>
                <span>{label}</span>
                <span className={styles.where}>{where}</span>
              </span>
            )}
          </Combobox>
        </ControlBox>
      )}
    </Field>
  )
}
