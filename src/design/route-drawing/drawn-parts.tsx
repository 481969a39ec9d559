import type { CSSProperties } from 'react'
import { type PlacedName, type Room, roomAround } from '../drawn-map/place-names.ts'
import type { Spot } from '../drawn-map/map-frame.ts'
import styles from './route-drawing.module.css'

/** Of the names in a drawing, in pixels. */
export const letters = { height: 15, width: 6.7 }
export const markSize = 28

export const at = ({ x, y }: Spot): CSSProperties => ({
  translate: `${x.toFixed(1)}px ${y.toFixed(1)}px`,
})

interface Wish extends Spot {
  readonly id: string
  readonly name: string
  readonly beside: number
}

type PlacedWords = PlacedName<Wish>

/** The room that a name takes. */
export function roomOfName({ x, y, align, lines }: PlacedWords): Room {
  const width = Math.max(...lines.map(({ length }) => length)) * letters.width
  const middle = align === 'middle' ? x : align === 'start' ? x + width / 2 : x - width / 2
  return roomAround({ x: middle, y }, width, lines.length * letters.height)
}

interface NamesProps {
  readonly names: readonly PlacedWords[]
  readonly chosen?: string | undefined
}

/** The names beside the marks; the list of the marks says them to those who do not see. */
export const Names = ({ names, chosen }: NamesProps) =>
  names.map(({ wish, lines, align, ...spot }) => (
    <span
      key={wish.id}
      className={styles.name}
      data-align={align}
      data-chosen={wish.id === chosen || undefined}
      style={at(spot)}
      aria-hidden="true"
    >
      <span>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </span>
  ))
