import { ArrowRight, MapPin } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Print } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { Picture } from '#design/picture/picture.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { type DestinationSuggestion, useDestinations } from '#features/places/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'
import styles from './planner.module.css'
import { EditOutcome } from './edit-outcome.tsx'
import { type ChosenPlace, placeNamed } from './trip-draft.ts'
import { useTripEdit } from './use-trip-edit.ts'

const sameName = (a: string, b: string): boolean =>
  a.localeCompare(b.trim(), 'en', { sensitivity: 'base' }) === 0

interface ChooserProps {
  readonly value: string
  /** A place from the list, or null while its name is only being typed. */
  readonly onChange: (destination: string, place: ChosenPlace | null) => void
  readonly onContinue: () => void
  readonly busy?: boolean
  readonly outcome?: ReactNode
}

const asPlace = ({ id, name, countryCode, lat, lng }: DestinationSuggestion): ChosenPlace => ({
  ref: id,
  name,
  countryCode,
  lat,
  lng,
})

function Chooser({ value, onChange, onContinue, busy = false, outcome }: ChooserProps) {
  const typed = useDeferredValue(value.split(',')[0]?.trim() ?? '')
  const found = useDestinations(typed)
  const all = useDestinations('')
  // A name typed out is the place of that name, when the list as it stands holds just one.
  const placeTyped = (text: string): ChosenPlace | null => {
    const alike = (found.data ?? []).filter(({ name }) => sameName(name, text))
    return alike.length === 1 && alike[0] ? { ...asPlace(alike[0]), name: text.trim() } : null
  }
  const shown = found.data && found.data.length > 0 ? found.data : (all.data ?? [])
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault()
        if (!value.trim() || busy) return
        onContinue()
      }}
    >
      <div className={styles.narrow}>
        <TextField
          label="Destination"
          icon={MapPin}
          placeholder="Tokyo"
          autoComplete="off"
          maxLength={120}
          value={value}
          onChange={(event) => onChange(event.target.value, placeTyped(event.target.value))}
        />
      </div>
      {outcome}
      {value.trim() ? (
        <div className={styles.buttons}>
          <Button type="submit" busy={busy} iconAfter={ArrowRight}>
            Continue to Dates
          </Button>
        </div>
      ) : null}
      {found.isError ? <Notice tone="warn">{found.error.message}</Notice> : null}
      {shown.length > 0 ? (
        <ul className={styles.places}>
          {shown.map((place) => (
            <li key={place.id}>
              <button
                type="button"
                className={styles.place}
                aria-pressed={value === place.name}
                aria-label={`${place.name}, ${place.country}`}
                onClick={() => onChange(place.name, asPlace(place))}
              >
                <Print
                  slug={isPosterSlug(place.id) ? place.id : undefined}
                  picture={<Picture src={`/art/attraction/${place.id}.svg`} ratio="3/4" />}
                  name={place.name}
                  place={place.country}
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  )
}

function SavedChooser({ trip, onContinue }: { trip: TripView; onContinue: () => void }) {
  const [value, setValue] = useState(trip.destination)
  const [place, setPlace] = useState<ChosenPlace | null>(trip.destinations[0] ?? null)
  const editing = useTripEdit(trip)
  const first = placeNamed(value, place)
  const changed = first.name !== trip.destination || first.ref !== trip.destinations[0]?.ref
  const wanted = changed ? { destinations: [first, ...trip.destinations.slice(1)] } : {}
  return (
    <Chooser
      value={value}
      onChange={(text, chosen) => {
        setValue(text)
        setPlace(chosen)
      }}
      onContinue={() => editing.save(wanted, onContinue)}
      busy={editing.busy}
      outcome={<EditOutcome editing={editing} />}
    />
  )
}

type DestinationStepProps =
  | Pick<ChooserProps, 'value' | 'onChange' | 'onContinue'>
  | { readonly trip: TripView; readonly onContinue: () => void }

/** Step 1: where to. */
export function DestinationStep(props: DestinationStepProps) {
  return 'trip' in props ? (
    <SavedChooser key={props.trip.version} {...props} />
  ) : (
    <Chooser {...props} />
  )
}
