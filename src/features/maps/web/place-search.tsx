import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { NearbyType } from '#features/places/domain/nearby-estimate.ts'
import styles from './maps-page.module.css'
import { nearbyChoicesText, placeSearchText } from './messages.ts'

interface PlaceSearchProps {
  readonly busy: boolean
  readonly onSearch: (text: string) => void
}

/** Where one wants to look, typed. */
export function PlaceSearch({ busy, onSearch }: PlaceSearchProps) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSearch(text)
  }
  return (
    <form
      method="dialog"
      role="search"
      aria-label={placeSearchText.places}
      className={styles.form}
      onSubmit={submit}
    >
      <div className={styles.row}>
        <TextField
          label={placeSearchText.location}
          placeholder={placeSearchText.eiffelTowerYvr}
          icon={Search}
          maxLength={120}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" look="maple" busy={busy} busyLabel={placeSearchText.searching}>
          {placeSearchText.search}
        </Button>
      </div>
    </form>
  )
}

/** What can be looked for around a place, as people call it. */
const nearbyChoices = [
  { value: 'restaurant', label: nearbyChoicesText.restaurants },
  { value: 'tourist_attraction', label: nearbyChoicesText.attractions },
  { value: 'lodging', label: nearbyChoicesText.hotels },
  { value: 'airport', label: nearbyChoicesText.transport },
] as const satisfies readonly { readonly value: NearbyType; readonly label: string }[]

interface NearbyFormProps {
  readonly around: string
  readonly busy: boolean
  readonly onFind: (type: NearbyType) => void
}

/** Places around the last one that was searched for. */
export function NearbyForm({ around, busy, onFind }: NearbyFormProps) {
  const [type, setType] = useState<NearbyType>('restaurant')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onFind(type)
  }
  return (
    <form method="dialog" className={styles.row} onSubmit={submit}>
      <SelectField
        label={placeSearchText.nearbyPlaces}
        hint={placeSearchText.within5KmAirports(around)}
        options={nearbyChoices}
        value={type}
        onChange={({ target }) => {
          const chosen = nearbyChoices.find(({ value }) => value === target.value)
          if (chosen) setType(chosen.value)
        }}
      />
      <Button type="submit" look="line" busy={busy} busyLabel={placeSearchText.looking}>
        {placeSearchText.findNearby}
      </Button>
    </form>
  )
}
