import { useMutation } from '@tanstack/react-query'
import { ArrowRight, MapPin } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { type DestinationSuggestion, useDestinations } from '#features/places/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { asPlace, type ChosenPlace, namedOnly, placesMeant } from './chosen-place.ts'
import { MorePlaces } from './more-places.tsx'
import { Refusal } from './refusal.tsx'
import { PlaceTiles } from './place-tiles.tsx'
import styles from './planner.module.css'
import { settlePlace } from './settle-place.ts'
import { SettledPlace } from './settled-place.tsx'
import { useTripEdit } from './use-trip-edit.ts'
import { destinationText as text } from './step-messages.ts'

interface ChooserProps {
  readonly value: string
  /** The place that the current text resolves to. */
  readonly place: ChosenPlace | null
  /** Candidates for an ambiguous name; else empty. */
  readonly meant: readonly DestinationSuggestion[]
  readonly onMeant: (places: readonly DestinationSuggestion[]) => void
  readonly onChange: (destination: string, place: ChosenPlace | null) => void
  readonly onContinue: (place: ChosenPlace) => void
  readonly busy?: boolean
  readonly outcome?: ReactNode
  /** Between the question and the posters. */
  readonly more?: ReactNode
}

/** Size of one answer; there may be more matches. */
const mostShown = 8

function Question({ name, meant }: { name: string; meant: readonly DestinationSuggestion[] }) {
  const [one] = meant
  const region = one?.region ?? one?.country ?? ''
  return (
    <Notice tone="info" live title={text.which(name)}>
      {meant.length < mostShown ? text.chooseBelow : text.chooseOrAdd(name, region)}
    </Notice>
  )
}

interface NamedPlace {
  readonly name: string
  readonly place: ChosenPlace | null
  /** The results belong to an earlier text and may be incomplete. */
  readonly isOlder: boolean
}

/** The chosen place, or the only match of the typed name. */
function settledIn(
  found: readonly DestinationSuggestion[],
  { name, place, isOlder }: NamedPlace,
): DestinationSuggestion | undefined {
  if (place?.name === name && place.ref !== null) return found.find(({ id }) => id === place.ref)
  if (isOlder) return undefined
  const [only, another] = placesMeant(name, found)
  return another ? undefined : only
}

function Chooser(props: ChooserProps) {
  const { value, place, meant, onMeant, onChange, onContinue, busy = false, outcome, more } = props
  const typed = useDeferredValue(value.split(',')[0]?.trim() ?? '')
  const found = useDestinations(typed)
  const all = useDestinations('')
  const shown = found.data && found.data.length > 0 ? found.data : (all.data ?? [])
  const name = value.trim()
  /** Name for which the user asked to see the alternatives. */
  const [doubted, setDoubted] = useState<string>()
  const settled =
    name === '' || meant.length > 0 || doubted === name
      ? undefined
      : settledIn(found.data ?? [], { name, place, isOlder: found.isPlaceholderData })
  const isNamed = place?.name === name && (place.ref !== null || more !== undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (!settled || !pressed.current) return
    pressed.current = false
    heading.current?.focus({ preventScroll: true })
    // The page got shorter when the posters left.
    heading.current?.scrollIntoView({ block: 'center' })
  }, [settled])
  const settle = useMutation({
    // Resolves on submit: the list may still belong to a shorter text.
    mutationFn: () => settlePlace(name),
    onSuccess: (settled) => (settled.meant ? onMeant(settled.meant) : onContinue(settled.place)),
  })
  const choose = (chosen: DestinationSuggestion): void => {
    pressed.current = true
    setDoubted(undefined)
    onMeant([])
    onChange(chosen.name, asPlace(chosen))
  }
  return (
    <div className={styles.step}>
      <form
        className={styles.question}
        onSubmit={(event) => {
          event.preventDefault()
          if (!name || busy || settle.isPending) return
          if (place?.ref && place.name === name) onContinue(place)
          else settle.mutate()
        }}
      >
        <div className={styles.narrow}>
          <TextField
            label={text.label}
            icon={MapPin}
            placeholder={text.placeholder}
            autoComplete="off"
            maxLength={120}
            value={value}
            onChange={(event) => {
              onMeant([])
              onChange(event.target.value, null)
            }}
          />
        </div>
        {meant.length > 0 ? <Question name={name} meant={meant} /> : null}
        {outcome}
        {settle.isError ? (
          <Notice tone="error" live>
            {settle.error.message}
          </Notice>
        ) : null}
        {name && meant.length === 0 ? (
          <div className={styles.buttons}>
            <Button type="submit" busy={busy || settle.isPending} iconAfter={ArrowRight}>
              {text.next}
            </Button>
          </div>
        ) : null}
      </form>
      {settled ? (
        <SettledPlace place={settled} heading={heading} onOthers={() => setDoubted(name)} />
      ) : null}
      {more}
      {found.isError ? <Notice tone="warn">{found.error.message}</Notice> : null}
      {settled || (isNamed && doubted !== name && meant.length === 0) ? null : (
        <PlaceTiles places={meant.length > 0 ? meant : shown} chosen={place} onChoose={choose} />
      )}
    </div>
  )
}

interface TypedPlace {
  readonly value: string
  readonly place: ChosenPlace | null
  /** Trip at the time of typing. */
  readonly seen: TripView
}

function SavedChooser({ trip, onContinue }: { trip: TripView; onContinue: () => void }) {
  const [first = namedOnly(trip.destination), ...others] = trip.destinations
  const [typed, setTyped] = useState<TypedPlace>()
  const [meant, setMeant] = useState<readonly DestinationSuggestion[]>([])
  const editing = useTripEdit(typed?.seen ?? trip, () => setTyped(undefined))
  return (
    <Chooser
      value={typed?.value ?? trip.destination}
      place={typed ? typed.place : first}
      meant={meant}
      onMeant={setMeant}
      onChange={(value, chosen) =>
        setTyped({
          value,
          // An unchanged name keeps its place.
          place: chosen ?? (value.trim() === first.name ? first : null),
          seen: typed?.seen ?? trip,
        })
      }
      onContinue={(wanted) => {
        const changed = wanted.name !== first.name || wanted.ref !== first.ref
        editing.save(changed ? { destinations: [wanted, ...others] } : {}, onContinue)
      }}
      busy={editing.busy}
      outcome={editing.failure ? <Refusal text={editing.failure} /> : null}
      more={<MorePlaces trip={trip} />}
    />
  )
}

type DestinationStepProps =
  | Omit<ChooserProps, 'busy' | 'outcome' | 'more'>
  | { readonly trip: TripView; readonly onContinue: () => void }

/** Step 1: destination. */
export function DestinationStep(props: DestinationStepProps) {
  return 'trip' in props ? <SavedChooser {...props} /> : <Chooser {...props} />
}
