import { useState } from 'react'
import { NumberField } from '#design/number-field/number-field.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { guestsFieldText } from './messages.ts'

const many = '5+'
const mostGuests = 20
const choices = [
  ...[1, 2, 3, 4].map((count) => ({
    value: String(count),
    label: count === 1 ? guestsFieldText.oneGuest : guestsFieldText.guests(count),
  })),
  { value: many, label: guestsFieldText.fiveOrMore },
]

interface GuestsFieldProps {
  readonly value: number
  readonly onChange: (guests: number) => void
}

/** One to four as buttons; five and more in a number field. */
export function GuestsField({ value, onChange }: GuestsFieldProps) {
  const [counting, setCounting] = useState(value > 4)
  // Empty while typing: the search keeps the last valid number.
  const [typed, setTyped] = useState<number | null>(value)
  return (
    <>
      <SelectField
        label={guestsFieldText.label}
        options={choices}
        value={counting ? many : String(value)}
        onChange={(event) => {
          const chosen = event.target.value
          setCounting(chosen === many)
          const guests = chosen === many ? Math.max(value, 5) : Number(chosen)
          setTyped(guests)
          onChange(guests)
        }}
      />
      {counting ? (
        <NumberField
          label={guestsFieldText.listLabel}
          unit="guest"
          min={5}
          max={mostGuests}
          value={typed}
          onValueChange={(guests) => {
            setTyped(guests)
            if (guests !== null && guests >= 5) onChange(Math.min(guests, mostGuests))
          }}
        />
      ) : null}
    </>
  )
}
