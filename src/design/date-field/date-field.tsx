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

const inWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "10 May 2027", for who reads; empty where there is no whole date. */
function wordsOf(value: DateFieldProps['value']): string {
  const date = typeof value === 'string' ? new Date(`${value}T00:00:00Z`) : undefined
  return date && !Number.isNaN(date.getTime()) ? inWords.format(date) : ''
}

/** Shows its date in words, and while it is written the browser's own order of numbers. */
export function DateField({ max = farthest, ...props }: DateFieldProps) {
  const [frame, input] = splitFieldProps(props)
  const words = wordsOf(input.value)
  return (
    <Field {...frame}>
      {(control) => (
        <ControlBox icon={Calendar}>
          <input
            {...input}
            {...control}
            max={max}
            type="date"
            className={styles.input}
            data-worded={words ? '' : undefined}
          />
          <span className={styles.words} aria-hidden="true">
            {words}
          </span>
        </ControlBox>
      )}
    </Field>
  )
}
