import { Check } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'
import styles from './chips.module.css'

export interface ChipItem {
  id: string
  label: string
  icon?: IconShape | undefined
  disabled?: boolean | undefined
}

interface ChipsFrame {
  /** Names the group for screen readers. */
  label: string
  items: readonly ChipItem[]
  className?: string | undefined
}

export interface FilterChipsProps extends ChipsFrame {
  value: ReadonlySet<string>
  onValueChange: (value: ReadonlySet<string>) => void
}

/** Any number on: filters. On is spruce-wash with a check. */
export function FilterChips({ label, items, value, onValueChange, className }: FilterChipsProps) {
  const toggle = (id: string): void => {
    const next = new Set(value)
    if (!next.delete(id)) next.add(id)
    onValueChange(next)
  }
  return (
    <fieldset className={classNames(styles.row, className)} aria-label={label}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          className={classNames(styles.chip, styles.filter)}
          aria-pressed={value.has(item.id)}
          disabled={item.disabled}
          onClick={() => toggle(item.id)}
        >
          {value.has(item.id) ? <Icon of={Check} /> : null}
          {item.icon && !value.has(item.id) ? <Icon of={item.icon} /> : null}
          {item.label}
        </button>
      ))}
    </fieldset>
  )
}

export interface ChoiceChipsProps extends ChipsFrame {
  value: string
  onValueChange: (value: string) => void
}

/** Exactly one on. Real radio buttons, so arrows, forms and screen readers work as they know. */
export function ChoiceChips({ label, items, value, onValueChange, className }: ChoiceChipsProps) {
  const name = useId()
  return (
    <fieldset className={classNames(styles.row, className)} aria-label={label}>
      {items.map((item) => (
        <label key={item.id} className={classNames(styles.chip, styles.choice)}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={item.id}
            checked={item.id === value}
            disabled={item.disabled}
            onChange={() => onValueChange(item.id)}
          />
          {item.icon ? <Icon of={item.icon} /> : null}
          {item.label}
        </label>
      ))}
    </fieldset>
  )
}
