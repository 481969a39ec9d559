import { MapPin } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { ControlBox } from '#design/field/control-box.tsx'
import { Field } from '#design/field/field.tsx'
import { findLocations, type FoundLocation } from '#features/dining/web/index.ts'
import styles from './location-field.module.css'
import { locationFieldText } from './messages.ts'

interface LocationFieldProps {
  readonly label?: string
  readonly value: string
  readonly error?: string | undefined
  /** Typed: a text, and no place any more. */
  readonly onText: (text: string) => void
  /** Chosen from the list. */
  readonly onChoose: (place: FoundLocation) => void
}

interface Found {
  readonly places: readonly FoundLocation[]
  /** The one that the arrow keys are on; -1 for none. */
  readonly active: number
}

const nothing: Found = { places: [], active: -1 }
const pauseMs = 140

/** Locations for what is typed; a slower answer never replaces a later one. */
function useLocations() {
  const [found, setFound] = useState(nothing)
  const turn = useRef(0)
  const close = (): void => {
    turn.current++
    setFound(nothing)
  }
  const look = async (text: string): Promise<void> => {
    const mine = ++turn.current
    const query = text.trim()
    if (!query) return setFound(nothing)
    await new Promise((done) => setTimeout(done, pauseMs))
    if (mine !== turn.current) return
    try {
      const places = await findLocations(query)
      if (mine === turn.current) setFound({ places, active: -1 })
    } catch {
      // The search works without suggestions, and says itself when the network is gone.
      if (mine === turn.current) setFound(nothing)
    }
  }
  return { found, setFound, close, look }
}

/** A city to search in: what is typed is completed from a list, by pointer or by keys. */
export function LocationField(props: LocationFieldProps) {
  const { label = locationFieldText.cityOrLocation, value, error, onText, onChoose } = props
  const listId = useId()
  const { found, setFound, close, look } = useLocations()
  const { places, active } = found
  const open = places.length > 0
  const choose = (place: FoundLocation): void => {
    close()
    onChoose(place)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' && !open) return void look(value)
    const chosen = places[active]
    if (open && event.key === 'Escape') {
      // The list closes, and not the dialog round it.
      event.preventDefault()
      event.stopPropagation()
      return close()
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      return choose(chosen)
    }
    // The form is sent: what it answers stands where the list was.
    if (event.key === 'Enter') close()
    if (!open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    const from = active < 0 && step < 0 ? 0 : active
    setFound({ places, active: (from + step + places.length) % places.length })
  }
  return (
    <div className={styles.field}>
      <Field label={label} required error={error}>
        {(control) => (
          <ControlBox icon={MapPin}>
            <input
              {...control}
              className={styles.input}
              name="location"
              type="text"
              maxLength={120}
              placeholder={locationFieldText.paris}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              role="combobox"
              aria-expanded={open}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
              value={value}
              onChange={(event) => {
                onText(event.target.value)
                void look(event.target.value)
              }}
              onBlur={close}
              onKeyDown={onKeyDown}
            />
          </ControlBox>
        )}
      </Field>
      <div
        id={listId}
        role="listbox"
        aria-label={locationFieldText.locations}
        hidden={!open}
        className={styles.list}
      >
        {places.map((place, index) => (
          <button
            key={place.locationId}
            id={`${listId}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            // The field keeps the focus, so the list is still there when the button is let go.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            {place.name}
          </button>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {open ? locationFieldText.locations2(places.length) : ''}
      </p>
    </div>
  )
}
