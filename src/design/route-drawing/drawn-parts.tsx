import { MoveUp } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { alongLine, type PlacedName, type Room, roomAround } from '../drawn-map/place-names.ts'
import type { Spot } from '../drawn-map/map-frame.ts'
import type { Chip } from './lay-chips.ts'
import styles from './route-drawing.module.css'

/** Of the names in a drawing, in pixels. */
export const letters = { height: 15, width: 6.7 }

export const lineOf = (from: Spot, to: Spot): string =>
  ['M', from.x, from.y, 'L', to.x, to.y].join(' ')

export const at = ({ x, y }: Spot): CSSProperties => ({
  translate: `${x.toFixed(1)}px ${y.toFixed(1)}px`,
})

export const nowhere = { mark: { x: 0, y: 0 }, chip: undefined }

/** What drawings say; `far` is how far away something is: "22 km". */
export interface DrawingText {
  readonly north: string
  readonly note: string
  readonly far: (km: number) => string
}

/** The class and place of a stop's mark, or of what stands at the rim for it. */
export const placeOfStop = (mark: Spot, chip: Chip | undefined) =>
  chip
    ? {
        className: styles.chip,
        style: { ...at(mark), width: chip.width, marginInline: -chip.width / 2 },
      }
    : { className: styles.stop, style: at(mark) }

interface ChipFaceProps {
  readonly chip: Chip
  /** The mark. */
  readonly children: ReactNode
}

/** "④ Sintra, 22 km ↖" */
export const ChipFace = ({ chip, children }: ChipFaceProps) => (
  <>
    <span className={styles.chipMarks}>{children}</span>
    <span className={styles.chipSays} aria-hidden="true" data-far="">
      {chip.says}
    </span>
    <MoveUp
      className={styles.arrow}
      style={{ rotate: `${chip.turn.toFixed(0)}deg` }}
      aria-hidden="true"
    />
  </>
)

interface Wish extends Spot {
  readonly id: string
  readonly name: string
  readonly beside: number
}

type PlacedWords = PlacedName<Wish>

/** The room that a name takes, with its line. */
export function roomsOfName({ x, y, align, lines, line }: PlacedWords): readonly Room[] {
  const width = Math.max(...lines.map(({ length }) => length)) * letters.width
  const middle = align === 'middle' ? x : align === 'start' ? x + width / 2 : x - width / 2
  return [
    roomAround({ x: middle, y }, width, lines.length * letters.height),
    ...(line ? alongLine(...line) : []),
  ]
}

interface NamesProps {
  readonly names: readonly PlacedWords[]
  readonly chosen?: string | undefined
}

/** The names beside the marks; the list of the marks says them to those who do not see. */
export const Names = ({ names, chosen }: NamesProps) => (
  <>
    <svg className={styles.lines} aria-hidden="true">
      {names.map(({ wish: { id }, line }) =>
        line ? <path key={id} data-lead="" d={lineOf(...line)} /> : null,
      )}
    </svg>
    {names.map(({ wish, lines, align, line: _, ...spot }) => (
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
    ))}
  </>
)
