import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import type { ComponentProps } from 'react'
import { ControlBox } from '../field/control-box.tsx'
import { Field } from '../field/field.tsx'
import type { FieldFrame } from '../field/field.tsx'
import { splitFieldProps } from '../field/split-field-props.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './search-field.module.css'
import { searchFieldText } from '../messages.ts'

type Bare = Omit<
  ComponentProps<'input'>,
  keyof FieldFrame | 'type' | 'value' | 'defaultValue' | 'onChange' | 'size'
>

export interface SearchFieldProps extends FieldFrame, Bare {
  value: string
  onValueChange: (value: string) => void
  /** Words in the clear button; "Clear" and the field's label when absent. */
  clearLabel?: string | undefined
}

export function SearchField(props: SearchFieldProps) {
  const [frame, bare] = splitFieldProps(props)
  const { value, onValueChange, clearLabel, ...input } = bare
  const box = useRef<HTMLInputElement>(null)
  const clear = value ? (
    <IconButton
      icon={X}
      label={clearLabel ?? searchFieldText.clear(frame.label.toLowerCase())}
      onClick={() => {
        onValueChange('')
        box.current?.focus()
      }}
    />
  ) : null
  return (
    <Field {...frame}>
      {(control) => (
        <ControlBox icon={Search} after={clear}>
          <input
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            {...input}
            {...control}
            ref={box}
            type="search"
            className={styles.input}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
        </ControlBox>
      )}
    </Field>
  )
}
