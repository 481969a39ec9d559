import { ArrowRight, MapPin } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Print } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { Picture } from '#design/picture/picture.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { useDestinations } from '#features/places/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'
import styles from './planner.module.css'
import { EditOutcome } from './edit-outcome.tsx'
import { useTripEdit } from './use-trip-edit.ts'

interface ChooserProps {
  readonly value: string
  readonly onChange: (destination: string) => void
  readonly onContinue: () => void
  readonly busy?: boolean
  readonly outcome?: ReactNode
}

function Chooser({ value, onChange, onContinue, busy = false, outcome }: ChooserProps) {
  const typed = useDeferredValue(value.split(',')[0]?.trim() ?? '')
  const found = useDestinations(typed)
  const all = useDestinations('')
  const shown = found.data && found.data.length > 0 ? found.data : (all.data ?? [])
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault()
        if (value.trim() && !busy) onContinue()
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
          onChange={(event) => onChange(event.target.value)}
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
                onClick={() => onChange(place.name)}
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
  const editing = useTripEdit(trip)
  return (
    <Chooser
      value={value}
      onChange={setValue}
      onContinue={() => editing.save({ destination: value.trim() }, onContinue)}
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
