import { useMutation } from '@tanstack/react-query'
import { ArrowRight, MapPin } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import {
  type DestinationSuggestion,
  findDestinations,
  useDestinations,
} from '#features/places/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { asPlace, type ChosenPlace, namedOnly, placesMeant } from './chosen-place.ts'
import { EditOutcome } from './edit-outcome.tsx'
import { PlaceTiles } from './place-tiles.tsx'
import styles from './planner.module.css'
import { useTripEdit } from './use-trip-edit.ts'

interface ChooserProps {
  readonly value: string
  /** The place that the value already stands for. */
  readonly place: ChosenPlace | null
  readonly onChange: (destination: string, place: ChosenPlace | null) => void
  readonly onContinue: (place: ChosenPlace) => void
  readonly busy?: boolean
  readonly outcome?: ReactNode
}

/** Asked once, when the name is typed out: the list below may still be that of a shorter text. */
async function resolve(text: string): Promise<readonly DestinationSuggestion[]> {
  const [name = ''] = text.split(',')
  const found = await Promise.all([findDestinations(text), findDestinations(name.trim())])
  const byId = new Map(found.flat().map((place) => [place.id, place]))
  return placesMeant(text, [...byId.values()])
}

function Chooser({ value, place, onChange, onContinue, busy = false, outcome }: ChooserProps) {
  const typed = useDeferredValue(value.split(',')[0]?.trim() ?? '')
  const found = useDestinations(typed)
  const all = useDestinations('')
  const shown = found.data && found.data.length > 0 ? found.data : (all.data ?? [])
  const [meant, setMeant] = useState<readonly DestinationSuggestion[]>([])
  const name = value.trim()
  const settle = useMutation({
    mutationFn: () => resolve(name),
    onSuccess: (places) => {
      const [only] = places
      if (places.length > 1) setMeant(places)
      else onContinue(only ? asPlace(only) : namedOnly(name))
    },
  })
  const choose = (chosen: DestinationSuggestion): void => {
    setMeant([])
    onChange(chosen.name, asPlace(chosen))
  }
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault()
        if (!name || busy || settle.isPending) return
        if (place?.name === name) onContinue(place)
        else settle.mutate()
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
          onChange={(event) => {
            setMeant([])
            onChange(event.target.value, null)
          }}
        />
      </div>
      {meant.length > 0 ? (
        <Notice tone="info" live title={`Which ${name} do you mean?`}>
          Choose it below.
        </Notice>
      ) : null}
      {outcome}
      {settle.isError ? (
        <Notice tone="error" live>
          {settle.error.message}
        </Notice>
      ) : null}
      {name && meant.length === 0 ? (
        <div className={styles.buttons}>
          <Button type="submit" busy={busy || settle.isPending} iconAfter={ArrowRight}>
            Continue to Dates
          </Button>
        </div>
      ) : null}
      {found.isError ? <Notice tone="warn">{found.error.message}</Notice> : null}
      <PlaceTiles places={meant.length > 0 ? meant : shown} chosen={place} onChoose={choose} />
    </form>
  )
}

function SavedChooser({ trip, onContinue }: { trip: TripView; onContinue: () => void }) {
  const [first = namedOnly(trip.destination), ...others] = trip.destinations
  const [value, setValue] = useState(trip.destination)
  const [place, setPlace] = useState<ChosenPlace | null>(first)
  const editing = useTripEdit(trip)
  return (
    <Chooser
      value={value}
      place={place}
      onChange={(text, chosen) => {
        setValue(text)
        // The same name again is the same place again.
        setPlace(chosen ?? (text.trim() === first.name ? first : null))
      }}
      onContinue={(wanted) => {
        const changed = wanted.name !== first.name || wanted.ref !== first.ref
        editing.save(changed ? { destinations: [wanted, ...others] } : {}, onContinue)
      }}
      busy={editing.busy}
      outcome={<EditOutcome editing={editing} />}
    />
  )
}

type DestinationStepProps =
  | Pick<ChooserProps, 'value' | 'place' | 'onChange' | 'onContinue'>
  | { readonly trip: TripView; readonly onContinue: () => void }

/** Step 1: where to. */
export function DestinationStep(props: DestinationStepProps) {
  return 'trip' in props ? (
    <SavedChooser key={props.trip.version} {...props} />
  ) : (
    <Chooser {...props} />
  )
}
