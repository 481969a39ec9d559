import { useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './progress.module.css'
import { progressText } from '../messages.ts'

export interface ProgressProps {
  label: string
  value: number
  max: number
  /** At the right: "4 of 10". Made from value and max when absent. */
  text?: string | undefined
  /** A sentence below. */
  note?: string | undefined
  tone?: 'moss' | 'spruce' | 'amber' | 'maple'
  className?: string | undefined
}

/** A usage bar: how much of an allowance is gone. */
export function Progress(props: ProgressProps) {
  const { label, value, max, text, note, tone = 'moss', className } = props
  const id = useId()
  return (
    <div className={classNames(styles.progress, className)}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <b>{text ?? progressText.of(value, max)}</b>
      </div>
      <progress
        id={id}
        className={classNames(styles.bar, styles[tone])}
        value={Math.min(value, max)}
        max={max}
      />
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  )
}
