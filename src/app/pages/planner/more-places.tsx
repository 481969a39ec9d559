import { useMutation } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { TripGate } from '#features/entitlements/web/index.ts'
import { type DestinationSuggestion, useDestinations } from '#features/places/web/index.ts'
import { Upgrade } from '#features/billing/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { asPlace, type ChosenPlace, isAmong, searchKeyOf } from './chosen-place.ts'
import styles from './planner.module.css'
import { Refusal } from './refusal.tsx'
import { settlePlace } from './settle-place.ts'
import { useTripEdit } from './use-trip-edit.ts'
import { destinationText, morePlacesText as text } from './step-messages.ts'

const suggested = 4

interface AddPlaceProps {
  readonly trip: TripView
  readonly onDone: () => void
}

/** Form that adds a place by name or suggestion. */
function AddPlace({ trip, onDone }: AddPlaceProps) {
  const [name, setName] = useState('')
  const [meant, setMeant] = useState<readonly DestinationSuggestion[]>([])
  const [there, setThere] = useState<string>()
  const editing = useTripEdit(trip, () => undefined)
  const typed = useDeferredValue(name.trim())
  const { data: found = [] } = useDestinations(typed)
  const add = (place: ChosenPlace): void => {
    if (isAmong(trip.destinations, place)) setThere(text.already(place.name))
    else editing.save({ destinations: [...trip.destinations, place] }, onDone)
  }
  const settle = useMutation({
    mutationFn: () => settlePlace(name),
    onSuccess: (settled) => (settled.meant ? setMeant(settled.meant) : add(settled.place)),
  })
  const others = found.filter((one) => !isAmong(trip.destinations, asPlace(one)))
  const shown = meant.length > 0 ? meant : typed === '' ? [] : others.slice(0, suggested)
  const failure = there ?? editing.failure ?? settle.error?.message
  return (
    <form
      className={styles.morePlaces}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() && !editing.busy && !settle.isPending) settle.mutate()
      }}
    >
      <TextField
        label={text.label}
        autoComplete="off"
        maxLength={120}
        value={name}
        onChange={({ target }) => {
          setMeant([])
          setThere(undefined)
          setName(target.value)
        }}
      />
      {meant.length > 0 ? <p role="status">{destinationText.which(name.trim())}</p> : null}
      {shown.length > 0 ? (
        <ul className={styles.buttons} aria-label={text.sameName}>
          {shown.map((one) => (
            <li key={one.id}>
              <Button look="line" size="small" onClick={() => add(asPlace(one))}>
                {one.name}, {one.country}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {failure ? <Refusal text={failure} /> : null}
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={editing.busy || settle.isPending}>
          {text.add}
        </Button>
        <Button look="quiet" size="small" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Further places of the trip, within the tier; only the owner edits them. */
export function MorePlaces({ trip }: { readonly trip: TripView }) {
  const [adding, setAdding] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const editing = useTripEdit(trip, () => undefined)
  const { destinations, role, days } = trip
  const others = destinations.slice(1)
  const isOwner = role === 'owner'
  if (!isOwner && others.length === 0) return null
  const remove = (place: ChosenPlace): void =>
    editing.save({ destinations: destinations.filter((one) => one !== place) }, () =>
      opener.current?.focus(),
    )
  const close = (): void => {
    setAdding(false)
    // The pressed button is unmounted with the form.
    opener.current?.focus()
  }
  return (
    <section className={styles.morePlaces} aria-labelledby="more-places">
      <h2 id="more-places">{text.heading}</h2>
      {others.length > 0 ? (
        <ul className={styles.placeList}>
          {others.map((place) => (
            <li key={searchKeyOf(place)}>
              {place.name}
              {isOwner ? (
                <IconButton
                  icon={X}
                  label={text.remove(place.name)}
                  disabled={editing.busy}
                  onClick={() => remove(place)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {editing.failure ? <Refusal text={editing.failure} /> : null}
      {isOwner ? (
        <div className={styles.buttons}>
          <Button
            ref={opener}
            look="line"
            size="small"
            icon={Plus}
            aria-expanded={adding}
            onClick={() => setAdding(!adding)}
          >
            {text.addAnother}
          </Button>
        </div>
      ) : null}
      {adding ? (
        <Upgrade>
          {(start) => (
            <TripGate days={days.length} cities={destinations.length + 1} onUpgrade={start}>
              <AddPlace trip={trip} onDone={close} />
            </TripGate>
          )}
        </Upgrade>
      ) : null}
    </section>
  )
}
