import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import type { IconShape } from '#design/icon/icon.tsx'
import { showToast } from '#design/notices/notices.ts'
import { findLocations, type FoundLocation, useLocations } from '#features/dining/web/index.ts'
import type { SearchPlace } from './search-address.ts'
import { LocationField } from './location-field.tsx'
import { meaningOf } from './place-meaning.ts'
import styles from './search-form.module.css'
import { useEdit } from './use-edit.ts'
import { placeFormText } from './messages.ts'

interface PlaceFormProps {
  /** Accessible name of the form, such as "Restaurants". */
  readonly label: string
  /** Label of the button. */
  readonly action?: string
  readonly place: SearchPlace
  /** Message shown when the location is empty. */
  readonly missing: { readonly title: string; readonly text: string }
  readonly icon: IconShape
  /** `replace`: the URL had only the place's name and now gets its id. */
  readonly onSearch: (place: SearchPlace, how: 'step' | 'replace') => void
}

const searchOf = ({ name: location, locationId }: FoundLocation): SearchPlace => ({
  location,
  locationId,
})

/** Looks up the place name of the URL; only if the URL has no id. */
export const useNamedPlace = ({ location, locationId }: SearchPlace) =>
  useLocations(locationId ? '' : location)

interface AskProps {
  readonly places: readonly FoundLocation[]
  readonly onChoose: (place: FoundLocation) => void
}

function Ask({ places, onChoose }: AskProps) {
  const id = useId()
  const [name] = (places[0]?.name ?? '').split(',')
  return (
    <div role="group" aria-labelledby={id} className={styles.ask}>
      <p id={id} role="status">
        {placeFormText.which}
        {name}?
      </p>
      <ul>
        {places.map((place) => (
          <li key={place.locationId}>
            <Button look="line" size="small" onClick={() => onChoose(place)}>
              {place.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A form with one place field. Text that was not chosen from the list is resolved on submit. */
export function PlaceForm(props: PlaceFormProps) {
  const { label, action = 'Search', place, missing, icon, onSearch } = props
  const { part, set } = useEdit<SearchPlace & { readonly asked: readonly FoundLocation[] }>({
    location: place.location,
    locationId: place.locationId,
    asked: [],
  })
  const draft = { location: place.location, locationId: place.locationId, asked: [], ...part }
  const [error, setError] = useState<string>()
  const refuse = (): void => {
    setError(missing.text)
    showToast(missing)
  }
  const look = useMutation({
    mutationFn: findLocations,
    onSuccess: (found, text) => {
      const meaning = meaningOf(text, found)
      if (meaning.kind === 'place') onSearch(searchOf(meaning.place), 'step')
      else if (meaning.kind === 'several') set({ asked: meaning.places })
      else refuse()
    },
    onError: (error) => setError(error.message),
  })
  // The place in the URL is resolved like typed text, until the user types.
  const named = useNamedPlace(place)
  const meaning = named.data && meaningOf(place.location, named.data)
  const settle = useEffectEvent(() => {
    if (meaning?.kind === 'place') onSearch(searchOf(meaning.place), 'replace')
    if (meaning?.kind === 'unknown') showToast(missing)
  })
  useEffect(() => {
    if (named.data) settle()
  }, [named.data])
  const isNamed = draft.location === place.location
  const asked = meaning?.kind === 'several' && isNamed ? meaning.places : draft.asked
  const namedError =
    named.error?.message ?? (meaning?.kind === 'unknown' ? missing.text : undefined)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setError(undefined)
    const text = draft.location.trim()
    const { locationId } = draft
    if (locationId) onSearch({ location: draft.location, locationId }, 'step')
    else if (text) look.mutate(text)
    else refuse()
  }
  return (
    <form noValidate role="search" aria-label={label} className={styles.short} onSubmit={submit}>
      <LocationField
        value={draft.location}
        error={error ?? (isNamed ? namedError : undefined)}
        onText={(location) => set({ location, locationId: '', asked: [] })}
        onChoose={(chosen) => {
          setError(undefined)
          set({ ...searchOf(chosen), asked: [] })
        }}
      />
      <Button type="submit" icon={icon} busy={look.isPending} busyLabel={placeFormText.searching}>
        {action}
      </Button>
      {asked.length > 0 ? (
        <Ask places={asked} onChoose={(chosen) => onSearch(searchOf(chosen), 'step')} />
      ) : null}
    </form>
  )
}
