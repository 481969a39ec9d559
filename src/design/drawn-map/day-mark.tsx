import { classNames } from '../class-names.ts'
import styles from './day-mark.module.css'

const colours = 5

/** Sets the colour of a day, `--tone`, for what is inside. */
export const dayTone = (number: number): string =>
  styles[`tone${((number - 1) % colours) + 1}`] ?? ''

/** A day's number in its colour: five, then from the first again; the number tells days apart too. */
export function DayMark({ number }: { readonly number: number }) {
  return (
    <span className={classNames(styles.mark, dayTone(number))} aria-hidden="true">
      {number}
    </span>
  )
}
