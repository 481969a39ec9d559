import { classNames } from '../class-names.ts'
import styles from './map-mark.module.css'
import { type MarkKind, markShapes } from './mark-shapes.ts'

interface MarkProps {
  readonly kind: MarkKind
  /** One or two signs: a number, as in the list beside. A hotel with '' has a bed in its place. */
  readonly text?: string | undefined
  readonly chosen?: boolean | undefined
}

const bed = 'M-7 6V0.5Q-7 -1 -5.5 -1H5.5Q7 -1 7 0.5V6M-5 -1V-5H5V-1M0 -5V-1M-7 3.5H7'

/** A mark inside a drawing, around its origin. */
export function MarkShape({ kind, text, chosen = false }: MarkProps) {
  return (
    <g className={classNames(styles.mark, styles[kind], chosen && styles.chosen)}>
      {chosen ? <path className={styles.ring} d={markShapes[kind]} /> : null}
      <path d={markShapes[kind]} />
      {kind === 'hotel' && text === '' ? <path className={styles.bed} d={bed} /> : null}
      {text ? <text y={kind === 'other' ? 1 : 4}>{text}</text> : null}
    </g>
  )
}

/** The mark by itself: in a list, a legend, or over a map. The words beside it carry the meaning. */
export function MapMark({
  className,
  ...mark
}: MarkProps & { readonly className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles.frame, className)}
      viewBox="-17 -17 34 34"
      width="34"
      height="34"
      aria-hidden="true"
      focusable="false"
    >
      <MarkShape {...mark} />
    </svg>
  )
}
