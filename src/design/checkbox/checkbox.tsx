import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'children' | 'className'
> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  className?: string | undefined
}

export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const describedBy = classNames(
    Boolean(error) && `${id}-error`,
    hint !== undefined && `${id}-hint`,
  )
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.row} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={CircleAlert} />
          {error}
        </p>
      ) : null}
    </div>
  )
}
