import type { ComponentProps } from 'react'
import { ControlBox } from '../field/control-box.tsx'
import { Field } from '../field/field.tsx'
import type { FieldFrame } from '../field/field.tsx'
import { splitFieldProps } from '../field/split-field-props.ts'
import type { IconShape } from '../icon/icon.tsx'

export interface TextFieldProps
  extends FieldFrame, Omit<ComponentProps<'input'>, keyof FieldFrame | 'type' | 'size'> {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | undefined
  icon?: IconShape | undefined
}

/** The placeholder is an example, never the label. */
export function TextField(props: TextFieldProps) {
  const [frame, { icon, type = 'text', ...input }] = splitFieldProps(props)
  return (
    <Field {...frame}>
      {(control) => (
        <ControlBox icon={icon}>
          <input {...input} {...control} type={type} />
        </ControlBox>
      )}
    </Field>
  )
}
