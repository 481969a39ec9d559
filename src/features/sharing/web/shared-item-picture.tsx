import { KindSign } from '#design/kind-tile/kind-sign.tsx'
import { Landmark } from '#design/landmark/landmark.tsx'
import { itemKind } from '#features/trips/web/index.ts'
import type { SharedItem } from './sharing.client.ts'
import styles from './shared-trip.module.css'

/** The drawing of a sight itself; for all else the sign of its kind. */
export function SharedItemPicture({ item }: { readonly item: SharedItem }) {
  return item.landmark === null ? (
    <span className={styles.tile} data-art="icon" aria-hidden="true">
      <KindSign kind={itemKind(item)} />
    </span>
  ) : (
    <span className={styles.art}>
      <Landmark id={item.landmark} name={item.name} />
    </span>
  )
}
