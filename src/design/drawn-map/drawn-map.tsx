import { useMemo } from 'react'
import { classNames } from '../class-names.ts'
import { MarkShape } from '../map-mark/map-mark.tsx'
import type { MarkKind } from '../map-mark/mark-shapes.ts'
import styles from './drawn-map.module.css'
import { type DrawnGround, Ground, spotsOf } from './ground-shapes.tsx'
import { type NameWish, placeNames, roomAround } from './place-names.ts'
import { fitFrame, type MapFrame, type MapPoint, partSpots, type Spot } from './map-frame.ts'

export interface MapStop extends MapPoint {
  readonly id: string
  readonly name: string
  /** The mark's text: a number, as in the list beside. */
  readonly mark: string
  readonly kind: MarkKind
}

interface DrawnMapProps {
  /** Names the picture: "Map of day 2". */
  readonly label: string
  readonly stops: readonly MapStop[]
  /** Without it the stops are drawn on plain ground. */
  readonly ground?: DrawnGround | undefined
  /** The stop that is chosen in the list beside. */
  readonly chosen?: string | undefined
  /** Fills a frame of any shape: the ground continues beyond the drawing. */
  readonly fill?: boolean | undefined
  /** The ground alone: a map that moves takes its place in a moment, with marks and names of its own. */
  readonly bare?: boolean | undefined
}

const size = { width: 360, height: 240, margin: 34 }
const apart = 25
const letters = { height: 11, width: 4.9 }

/** What a drawing names: its districts, its waters and parks in their middle, its sights by a dot. */
function wishesOf(ground: DrawnGround, { spot }: MapFrame): readonly NameWish[] {
  const { shapes, districts = [], sights = [] } = ground
  const at = ([name, lng, lat]: readonly [string, number, number]) => ({
    ...spot({ lng, lat }),
    name,
  })
  return [
    ...districts.map(at),
    ...shapes
      .filter(({ name }) => name !== '')
      .flatMap((shape) => {
        const seen = spotsOf(shape, { spot, scale: 1 }).filter(
          ({ x, y }) => x > 0 && y > 0 && x < size.width && y < size.height,
        )
        if (seen.length < 2) return []
        const middle = (of: (corner: Spot) => number): number =>
          seen.reduce((sum, corner) => sum + of(corner), 0) / seen.length
        return { x: middle(({ x }) => x), y: middle(({ y }) => y), name: shape.name }
      }),
    ...sights.map((sight) => ({ ...at(sight), beside: 3, dot: true as const })),
  ]
}

/**
 * A map that is a drawing: the town's water and parks, the stops in their order. It needs no script
 * of its own and no tiles; beside it stands a list with the same stops.
 */
export function DrawnMap(props: DrawnMapProps) {
  const { label, stops, ground, chosen, fill, bare = false } = props
  const drawing = useMemo(() => {
    const frame = fitFrame(stops, size)
    const marks = partSpots(stops.map(frame.spot), apart)
    const taken = marks.map((mark) => roomAround(mark, apart, apart))
    const labels = ground && !bare ? placeNames(wishesOf(ground, frame), taken, size, letters) : []
    return { frame, marks, labels }
  }, [stops, ground, bare])
  const { frame, marks, labels } = drawing
  return (
    <div role="img" aria-label={label} className={classNames(styles.frame, fill && styles.fill)}>
      <svg
        className={classNames(styles.map, fill && styles.fill)}
        viewBox={`0 0 ${size.width} ${size.height}`}
        data-art="map"
        aria-hidden="true"
        focusable="false"
      >
        <Ground ground={ground} frame={frame} size={size} />
        {labels.map(({ wish, x, y, align, lines }) => (
          <g key={wish.name}>
            {wish.dot ? <circle className={styles.dot} cx={wish.x} cy={wish.y} r="2" /> : null}
            <text className={classNames(styles.label, styles[align])}>
              {lines.map((line, at) => (
                <tspan key={line} x={x} y={y + (at - (lines.length - 1) / 2) * letters.height}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        ))}
        {marks.map(({ x, y }, at) => {
          const stop = bare ? undefined : stops[at]
          return stop ? (
            <g key={stop.id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <MarkShape kind={stop.kind} text={stop.mark} chosen={stop.id === chosen} />
            </g>
          ) : null
        })}
      </svg>
    </div>
  )
}
