import { MapPin } from 'lucide-react'
import { TextField } from './text-field.tsx'

export function TextFieldExample() {
  return (
    <>
      <TextField label="Where to" icon={MapPin} placeholder="Lisbon" />
      <TextField label="Name" optional defaultValue="Amélie Martin" autoComplete="name" />
      <TextField
        label="Email"
        type="email"
        required
        defaultValue="amelie@example"
        error="Add the part after the dot, for example .ca"
      />
      <TextField
        label="Card number"
        inputMode="numeric"
        defaultValue="4242 4242"
        hint="We never store the number"
        error="8 digits are missing"
      />
      <TextField
        label="Traveller number"
        disabled
        defaultValue="0000"
        hint="Set by your counsellor"
      />
    </>
  )
}
