import { type CSSProperties, useEffect, useRef } from 'react'
import type { Spot } from '../domain/cluster-spots.ts'
import type { MapPlace } from '../domain/map-place.ts'
import styles from './places-here.module.css'

interface PlacesHereProps {
  readonly label: string
  readonly places: readonly MapPlace[]
  readonly chosen: string | undefined
  readonly spot: Spot
  readonly size: { readonly width: number; readonly height: number }
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

const width = 248
const margin = 8

/** Beside the spot, in the half of the frame that has more room. */
function placeOf({ spot, size }: Pick<PlacesHereProps, 'spot' | 'size'>): CSSProperties {
  const left = Math.max(margin, Math.min(spot.x - width / 2, size.width - width - margin))
  const isUpper = spot.y < size.height / 2
  const free = (isUpper ? size.height - spot.y : spot.y) - 20 - margin
  return {
    left,
    width: Math.min(width, size.width - 2 * margin),
    maxHeight: free,
    ...(isUpper ? { top: spot.y + 20 } : { bottom: size.height - spot.y + 20 }),
  }
}

/** What stands in one spot of a map that comes no nearer: a list to choose from. */
export function PlacesHere(props: PlacesHereProps) {
  const { label, places, chosen, onChoose, onClose } = props
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('button')?.focus()
  }, [])
  return (
    <ul ref={list} className={styles.list} style={placeOf(props)} aria-label={label}>
      {places.map(({ id, name, mark, tag, detail }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.place}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') onClose()
            }}
          >
            <span>
              {mark ? `${mark}. ` : ''}
              {name}
            </span>
            <span className={styles.detail}>{tag ?? detail}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
