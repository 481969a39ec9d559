import { Map as MapIcon } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import { itemIcon } from '#features/trips/web/index.ts'
import { type ItemType, itemTypes } from '#features/trips/domain/trip-item.ts'
import styles from './board-card.module.css'

const idOf = (type: ItemType | 'map'): string => `glyph-${type}`

/** SVG symbols of all item types, referenced by stops. */
export const ItemGlyphs = () => (
  <svg className={styles.glyphs} aria-hidden="true" focusable="false">
    {itemTypes.map((type) => (
      <symbol key={type} id={idOf(type)} viewBox="0 0 24 24">
        <Icon of={itemIcon(type)} size="alone" />
      </symbol>
    ))}
    <symbol id={idOf('map')} viewBox="0 0 24 24">
      <Icon of={MapIcon} size="alone" />
    </symbol>
  </svg>
)

export const ItemGlyph = ({ type }: { readonly type: ItemType | 'map' }) => (
  <svg className={styles.glyph} aria-hidden="true" focusable="false">
    <use href={`#${idOf(type)}`} />
  </svg>
)
