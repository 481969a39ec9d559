import styles from './drawn-map.module.css'
import type { MapFrame, Spot } from './map-frame.ts'
import { softCorners } from './soft-corners.ts'

/** Water, land and parks of a town, drawn by hand. Points are longitude and latitude in turn. */
export interface DrawnGround {
  /** What lies where nothing is drawn. */
  readonly ground: 'land' | 'water'
  readonly shapes: readonly DrawnShape[]
  /** Named as far as there is room. */
  readonly districts?: readonly NamedPlace[] | undefined
  readonly sights?: readonly NamedPlace[] | undefined
}

type NamedPlace = readonly [name: string, lng: number, lat: number]

export interface DrawnShape {
  readonly kind: 'water' | 'land' | 'park' | 'river'
  readonly name: string
  readonly points: readonly number[]
  /** Of a river. */
  readonly widthMetres?: number | undefined
}

export function spotsOf({ kind, points }: DrawnShape, frame: MapFrame): readonly Spot[] {
  const ring = Array.from(
    { length: points.length / 2 },
    (_, at) => [points[2 * at] ?? 0, points[2 * at + 1] ?? 0] as const,
  )
  return (kind === 'park' ? softCorners(ring) : ring).map(([lng, lat]) => frame.spot({ lng, lat }))
}

export const pathOf = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')

function Shape({ shape, frame }: { shape: DrawnShape; frame: MapFrame }) {
  const path = `M${pathOf(spotsOf(shape, frame))}`
  if (shape.kind !== 'river') return <path className={styles[shape.kind]} d={`${path}Z`} />
  const width = Math.max(2.5, (shape.widthMetres ?? 60) * frame.scale)
  return (
    <>
      <path className={styles.bank} d={path} strokeWidth={(width + 1.4).toFixed(1)} />
      <path className={styles.river} d={path} strokeWidth={width.toFixed(1)} />
    </>
  )
}

interface GroundProps {
  readonly ground: DrawnGround | undefined
  readonly frame: MapFrame
  readonly size: { readonly width: number; readonly height: number }
}

/** The ground under the marks; it continues beyond the drawing. */
export function Ground({ ground, frame, size: { width, height } }: GroundProps) {
  return (
    <>
      <rect
        className={styles[ground?.ground ?? 'land']}
        x={-width}
        y={-height}
        width={3 * width}
        height={3 * height}
      />
      {ground?.shapes.map((shape, at) => (
        <Shape key={`${shape.name} ${at}`} shape={shape} frame={frame} />
      ))}
    </>
  )
}
