import { classNames } from '../class-names.ts'
import styles from './day-mark.module.css'

const colours = 5

/** A day's number in its colour: five, then from the first again; the number tells days apart too. */
export function DayMark({ number }: { readonly number: number }) {
  const tone = styles[`tone${((number - 1) % colours) + 1}`]
  return (
    <span className={classNames(styles.mark, tone)} aria-hidden="true">
      {number}
    </span>
  )
}
