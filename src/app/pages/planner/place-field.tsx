import { SelectField } from '#design/select-field/select-field.tsx'
import type { TripView } from '#features/trips/web/index.ts'
import { type ChosenPlace, searchKeyOf } from './chosen-place.ts'
import { morePlacesText } from './step-messages.ts'

interface PlaceFieldProps {
  readonly trip: TripView
  readonly place: ChosenPlace
  readonly onPlace: (key: string) => void
}

/** Select for the finder's place; hidden if the trip has one place. */
export function PlaceField({ trip, place, onPlace }: PlaceFieldProps) {
  if (trip.destinations.length < 2) return null
  return (
    <SelectField
      label={morePlacesText.searchIn}
      options={trip.destinations.map((one) => ({ value: searchKeyOf(one), label: one.name }))}
      value={searchKeyOf(place)}
      onChange={({ target }) => onPlace(target.value)}
    />
  )
}
