import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ControlBox } from '../field/control-box.tsx'
import { Field } from '../field/field.tsx'
import type { FieldFrame } from '../field/field.tsx'
import { splitFieldProps } from '../field/split-field-props.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'
import styles from './select-field.module.css'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectGroup {
  label: string
  options: readonly SelectOption[]
}

export interface SelectFieldProps
  extends FieldFrame, Omit<ComponentProps<'select'>, keyof FieldFrame | 'children' | 'multiple'> {
  options: ReadonlyArray<SelectOption | SelectGroup>
  /** First, empty choice: "Choose a country". */
  empty?: string | undefined
  icon?: IconShape | undefined
}

function Choice({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  )
}

/** The platform's own list: it scrolls, searches by typing and suits a phone. */
export function SelectField(props: SelectFieldProps) {
  const [frame, { options, empty, icon, ...select }] = splitFieldProps(props)
  return (
    <Field {...frame}>
      {(control) => (
        <ControlBox
          icon={icon}
          after={<Icon of={ChevronDown} size="field" tone="aid" className={styles.chevron} />}
        >
          <select {...select} {...control} className={styles.select}>
            {empty === undefined ? null : <option value="">{empty}</option>}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map((option) => (
                    <Choice key={option.value} {...option} />
                  ))}
                </optgroup>
              ) : (
                <Choice key={entry.value} {...entry} />
              ),
            )}
          </select>
        </ControlBox>
      )}
    </Field>
  )
}
