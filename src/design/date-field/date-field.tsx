import { Calendar } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ControlBox } from '../field/control-box.tsx'
import { Field } from '../field/field.tsx'
import type { FieldFrame } from '../field/field.tsx'
import { splitFieldProps } from '../field/split-field-props.ts'
import styles from './date-field.module.css'

export interface DateFieldProps
  extends FieldFrame, Omit<ComponentProps<'input'>, keyof FieldFrame | 'type' | 'size'> {
  /** Local dates as `YYYY-MM-DD`; the browser shows them in the reader's own order. */
  min?: string | undefined
  max?: string | undefined
}

/** Years of four digits: without a bound the browser goes on reading digits into the year. */
export const farthest = '2099-12-31'

export function DateField({ max = farthest, ...props }: DateFieldProps) {
  const [frame, input] = splitFieldProps(props)
  return (
    <Field {...frame}>
      {(control) => (
        <ControlBox icon={Calendar}>
          <input {...input} {...control} max={max} type="date" className={styles.input} />
        </ControlBox>
      )}
    </Field>
  )
}
