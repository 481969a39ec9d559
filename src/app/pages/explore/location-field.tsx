import { MapPin } from 'lucide-react'
import { Combobox } from '#design/combobox/combobox.tsx'
import { useSuggestions } from '#design/combobox/use-suggestions.ts'
import { ControlBox } from '#design/field/control-box.tsx'
import { Field } from '#design/field/field.tsx'
import { findLocations, type FoundLocation } from '#features/dining/web/index.ts'
import styles from './location-field.module.css'
import { locationFieldText } from './messages.ts'

interface LocationFieldProps {
  readonly label?: string
  readonly value: string
  readonly error?: string | undefined
  /** Called with typed text; the chosen place is dropped. */
  readonly onText: (text: string) => void
  /** Called with a place chosen from the list. */
  readonly onChoose: (place: FoundLocation) => void
}

/** Combobox for the city to search in. */
export function LocationField(props: LocationFieldProps) {
  const { label = locationFieldText.cityOrLocation, value, error, onText, onChoose } = props
  const { items, look, close } = useSuggestions(findLocations)
  return (
    <Field label={label} required error={error}>
      {(control) => (
        <ControlBox icon={MapPin}>
          <Combobox
            control={control}
            className={styles.input}
            name="location"
            maxLength={120}
            placeholder={locationFieldText.paris}
            enterKeyHint="search"
            value={value}
            onText={(text) => {
              onText(text)
              void look(text)
            }}
            items={items}
            keyOf={({ locationId }) => locationId}
            onChoose={(place) => {
              close()
              onChoose(place)
            }}
            onOpenChange={(open, typed) => (open ? void look(typed) : close())}
            listLabel={locationFieldText.locations}
            status={locationFieldText.count(items.length)}
          >
            {({ name }) => name}
          </Combobox>
        </ControlBox>
      )}
    </Field>
  )
}
