import { Minus, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ControlBox } from '../field/control-box.tsx'
import { Field } from '../field/field.tsx'
import type { FieldFrame } from '../field/field.tsx'
import { splitFieldProps } from '../field/split-field-props.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { IconShape } from '../icon/icon.tsx'
import styles from './number-field.module.css'
import { numberFieldText } from '../messages.ts'

type Bare = Omit<
  ComponentProps<'input'>,
  | keyof FieldFrame
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'min'
  | 'max'
  | 'step'
  | 'size'
>

export interface NumberFieldProps extends FieldFrame, Bare {
  /** null while the field is empty. */
  value: number | null
  onValueChange: (value: number | null) => void
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  icon?: IconShape | undefined
  /** Names one unit for the buttons: "One traveller more". Without it there are no buttons. */
  unit?: string | undefined
}

const within = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value))

export function NumberField(props: NumberFieldProps) {
  const [frame, bare] = splitFieldProps(props)
  const { value, onValueChange, min, max, step = 1, icon, unit, ...input } = bare
  const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY]
  const move = (by: number): void => onValueChange(within((value ?? min ?? 0) + by, low, high))
  const buttons = unit ? (
    <span className={styles.buttons}>
      <IconButton
        icon={Minus}
        label={numberFieldText.oneFewer(unit)}
        disabled={input.disabled || (value ?? low) <= low}
        onClick={() => move(-step)}
      />
      <IconButton
        icon={Plus}
        label={numberFieldText.oneMore(unit)}
        disabled={input.disabled || (value ?? low) >= high}
        onClick={() => move(step)}
      />
    </span>
  ) : null
  return (
    <Field {...frame}>
      {(control) => (
        <ControlBox icon={icon} after={buttons}>
          <input
            {...input}
            {...control}
            className={styles.input}
            type="number"
            inputMode="numeric"
            value={value ?? ''}
            min={min}
            max={max}
            step={step}
            onChange={(event) => {
              const typed = event.currentTarget.valueAsNumber
              onValueChange(Number.isNaN(typed) ? null : typed)
            }}
          />
        </ControlBox>
      )}
    </Field>
  )
}
