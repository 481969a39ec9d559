import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { ControlBox } from '../field/control-box.tsx'
import { Field } from '../field/field.tsx'
import { comboboxExampleText } from '../messages.ts'
import { Combobox } from './combobox.tsx'
import { useSuggestions } from './use-suggestions.ts'

const cities = ['Kyoto', 'Lisbon', 'Liverpool', 'Montréal', 'Québec', 'Tokyo']

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

async function findCities(query: string): Promise<string[]> {
  if (plain(query) === 'fail') throw new Error('the example of a failure')
  return cities.filter((city) => plain(city).includes(plain(query)))
}

export function ComboboxExample() {
  const [text, setText] = useState('')
  const { items, state, look, close } = useSuggestions(findCities)
  const notice = {
    idle: undefined,
    loading: comboboxExampleText.loading,
    found: comboboxExampleText.empty,
    failed: comboboxExampleText.failed,
  }[state]
  return (
    <Field label={comboboxExampleText.city} hint={comboboxExampleText.hint}>
      {(control) => (
        <ControlBox icon={MapPin}>
          <Combobox
            control={control}
            value={text}
            onText={(typed) => {
              setText(typed)
              void look(typed)
            }}
            items={items}
            keyOf={(city) => city}
            onChoose={(city) => {
              close()
              setText(city)
            }}
            onOpenChange={(open, typed) => (open ? void look(typed) : close())}
            listLabel={comboboxExampleText.cities}
            notice={notice}
            status={comboboxExampleText.count(items.length)}
          >
            {(city) => city}
          </Combobox>
        </ControlBox>
      )}
    </Field>
  )
}
