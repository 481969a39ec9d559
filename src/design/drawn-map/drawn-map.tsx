import { useMemo } from 'react'
import { classNames } from '../class-names.ts'
import { MarkShape } from '../map-mark/map-mark.tsx'
import type { MarkKind } from '../map-mark/mark-shapes.ts'
import styles from './drawn-map.module.css'
import { type DrawnGround, type DrawnShape, Ground, pathOf, spotsOf } from './ground-shapes.tsx'
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
  /** Joins the stops in their order. */
  readonly way?: boolean | undefined
  /** The stop that is chosen in the list beside. */
  readonly chosen?: string | undefined
  /** Fills a frame of any shape: the ground continues beyond the drawing. */
  readonly fill?: boolean | undefined
}

const size = { width: 360, height: 240, margin: 34 }
const apart = 25
const mostLabels = 5

const isIn = ({ x, y }: Spot, margin: number): boolean =>
  x > margin && x < size.width - margin && y > margin / 3 && y < size.height - margin / 3

interface Label extends Spot {
  readonly name: string
}

/** The middle of a shape's visible part, once for each name, if it covers no stop and no other name. */
function labelsOf(shapes: readonly DrawnShape[], frame: MapFrame, marks: readonly Spot[]): Label[] {
  const labels: Label[] = []
  for (const shape of shapes) {
    const seen = spotsOf(shape, frame).filter((spot) => isIn(spot, 6))
    const middle = {
      x: seen.reduce((sum, { x }) => sum + x, 0) / seen.length,
      y: seen.reduce((sum, { y }) => sum + y, 0) / seen.length,
    }
    const room = 3.2 * shape.name.length
    const free = [...marks, ...labels].every(
      ({ x, y }) => Math.abs(x - middle.x) > room + 16 || Math.abs(y - middle.y) > 17,
    )
    const known = labels.some(({ name }) => name === shape.name)
    if (seen.length > 1 && !known && free && isIn(middle, room))
      labels.push({ ...middle, name: shape.name })
    if (labels.length === mostLabels) break
  }
  return labels
}

/**
 * A map that is a drawing: the town's water and parks, the stops in their order. It needs no script
 * of its own and no tiles; beside it stands a list with the same stops.
 */
export function DrawnMap({ label, stops, ground, way = true, chosen, fill }: DrawnMapProps) {
  const drawing = useMemo(() => {
    const frame = fitFrame(stops, size)
    const marks = partSpots(stops.map(frame.spot), apart)
    return { frame, marks, labels: labelsOf(ground?.shapes ?? [], frame, marks) }
  }, [stops, ground])
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
        {labels.map(({ name, x, y }) => (
          <text key={name} className={styles.label} x={x} y={y + 3}>
            {name}
          </text>
        ))}
        {way && marks.length > 1 ? <path className={styles.way} d={`M${pathOf(marks)}`} /> : null}
        {marks.map(({ x, y }, at) => {
          const stop = stops[at]
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
