import { kindShapes, type PlaceKind } from '../art/kind-shapes.ts'
import styles from './kind-tile.module.css'

interface KindSignProps {
  readonly kind: PlaceKind
  /** In pixels. */
  readonly size?: number | undefined
}

/** The sign of a kind of place, one path; the words beside it carry the meaning. */
export const KindSign = ({ kind, size = 20 }: KindSignProps) => (
  <svg
    className={styles.sign}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
  >
    <path d={kindShapes[kind]} />
  </svg>
)
