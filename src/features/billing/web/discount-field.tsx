import type { FormEvent } from 'react'
import { Button } from '#design/button/button.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import styles from './discount-field.module.css'
import { discountFieldText } from './messages.ts'

interface DiscountFieldProps {
  readonly value: string
  /** True while the code is looked up. */
  readonly busy: boolean
  /** The code's error message. */
  readonly error: string | undefined
  onChange(value: string): void
  onApply(): void
}

/** Where a discount code is typed and looked up. */
export function DiscountField({ value, busy, error, onChange, onApply }: DiscountFieldProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onApply()
  }
  return (
    <form className={styles.row} onSubmit={submit}>
      <TextField
        label={discountFieldText.discountCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button
        type="submit"
        look="line"
        busy={busy}
        busyLabel={discountFieldText.applying}
        className={styles.apply}
      >
        {discountFieldText.apply}
      </Button>
    </form>
  )
}
