import { TextareaField } from './textarea-field.tsx'

export function TextareaFieldExample() {
  return (
    <>
      <TextareaField
        label="Notes for your counsellor"
        optional
        placeholder="My mother walks slowly, two stops a day"
      />
      <TextareaField
        label="Your question"
        defaultValue="Visa"
        error="Write at least one sentence"
        required
      />
    </>
  )
}
