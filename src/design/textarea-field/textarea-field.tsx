import type { ComponentProps } from 'react'
import { ControlBox } from '../field/control-box.tsx'
import { Field } from '../field/field.tsx'
import type { FieldFrame } from '../field/field.tsx'
import { splitFieldProps } from '../field/split-field-props.ts'

export interface TextareaFieldProps
  extends FieldFrame, Omit<ComponentProps<'textarea'>, keyof FieldFrame> {}

export function TextareaField(props: TextareaFieldProps) {
  const [frame, textarea] = splitFieldProps(props)
  return (
    <Field {...frame}>
      {(control) => (
        <ControlBox tall>
          <textarea rows={4} {...textarea} {...control} />
        </ControlBox>
      )}
    </Field>
  )
}
