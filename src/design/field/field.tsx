import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'
import { fieldText } from '../messages.ts'

/** What the control inside a field must carry. Spread it on the `<input>`. */
export interface FieldControl {
  id: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The part that every kind of field shares. */
export interface FieldFrame {
  label: string
  /** Shows the label to screen readers only, where the context makes it clear. */
  labelHidden?: boolean | undefined
  hint?: ReactNode
  /** Error message that says how to fix it: "8 digits are missing". */
  error?: string | undefined
  required?: boolean | undefined
  /** Writes "(optional)" after the label. */
  optional?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
}

export interface FieldProps extends FieldFrame {
  children: (control: FieldControl) => ReactNode
}

/** Label above, control, hint and error below, wired by `aria-describedby`. */
export function Field(props: FieldProps) {
  const { label, labelHidden, hint, error, required = false, optional, className, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = classNames(Boolean(error) && errorId, hint !== undefined && hintId)
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {optional ? <span className={styles.optional}>{fieldText.optional}</span> : null}
      </label>
      {children({
        id,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={errorId} className={styles.error}>
          <Icon of={CircleAlert} className={styles.mark} />
          {error}
        </p>
      ) : null}
      {hint === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
