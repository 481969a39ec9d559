import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import type { IconShape } from '#design/icon/icon.tsx'
import { showToast } from '#design/toast-region/toasts.ts'
import { findLocations } from '#features/dining/web/index.ts'
import type { SearchPlace } from './search-address.ts'
import { LocationField } from './location-field.tsx'
import styles from './search-form.module.css'
import { useEdit } from './use-edit.ts'

interface PlaceFormProps {
  /** Names the form: "Restaurants". */
  readonly label: string
  /** What the button says. */
  readonly action?: string
  readonly place: SearchPlace
  /** Said when there is no location to search. */
  readonly missing: { readonly title: string; readonly text: string }
  readonly icon: IconShape
  readonly onSearch: (place: SearchPlace) => void
}

/** One field: where. A text that nobody has chosen from the list is looked up when it is sent. */
export function PlaceForm(props: PlaceFormProps) {
  const { label, action = 'Search', place, missing, icon, onSearch } = props
  const { part, set } = useEdit<SearchPlace>({
    location: place.location,
    locationId: place.locationId,
  })
  const draft = { location: place.location, locationId: place.locationId, ...part }
  const [fault, setFault] = useState<string>()
  const refuse = (): void => {
    setFault(missing.text)
    showToast(missing)
  }
  const settle = useMutation({
    mutationFn: findLocations,
    onSuccess: ([first]) =>
      first ? onSearch({ location: first.name, locationId: first.locationId }) : refuse(),
    onError: (error) => setFault(error.message),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setFault(undefined)
    const text = draft.location.trim()
    if (draft.locationId) onSearch(draft)
    else if (text) settle.mutate(text)
    else refuse()
  }
  return (
    <form noValidate role="search" aria-label={label} className={styles.short} onSubmit={submit}>
      <LocationField
        value={draft.location}
        error={fault}
        onText={(location) => set({ location, locationId: '' })}
        onChoose={({ name: location, locationId }) => {
          setFault(undefined)
          set({ location, locationId })
        }}
      />
      <Button type="submit" icon={icon} busy={settle.isPending} busyLabel="Searching...">
        {action}
      </Button>
    </form>
  )
}
