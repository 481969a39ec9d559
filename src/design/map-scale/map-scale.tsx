import styles from './map-scale.module.css'
import { scaleBar } from './scale-bar.ts'

interface MapScaleProps {
  readonly metresPerPixel: number
  /** Of its bar, in pixels. */
  readonly most?: number
  /** "North is up". */
  readonly north: string
}

/** Scale bar and north of a map: it lies over the ground, in a corner. */
export function MapScale({ metresPerPixel, north, most = 96 }: MapScaleProps) {
  const { length, text } = scaleBar(metresPerPixel, most)
  return (
    <div className={styles.scale}>
      <svg
        className={styles.north}
        viewBox="0 0 14 20"
        width="14"
        height="20"
        role="img"
        aria-label={north}
      >
        <path d="M7 1L13 18L7 14L1 18Z" />
      </svg>
      <svg
        className={styles.bar}
        width={Math.round(length)}
        height="7"
        aria-hidden="true"
        focusable="false"
      >
        <path d={`M1 0V6H${Math.round(length) - 1}V0`} />
      </svg>
      <span>{text}</span>
    </div>
  )
}
