import { useMemo } from 'react'
import { classNames } from '../class-names.ts'
import styles from './days-map.module.css'
import { type DrawnGround, Ground, pathOf } from './ground-shapes.tsx'
import { fitFrame, type MapPoint, partSpots } from './map-frame.ts'

export interface MapDay {
  /** From 1: what stands in its mark, and which colour it has. */
  readonly number: number
  /** Its stops in order; at least one. */
  readonly stops: readonly MapPoint[]
}

const size = { width: 400, height: 210, margin: 30 }
const apart = 30
const colours = 5

/** The class of a day's colour: five, then from the first again; the number tells days apart too. */
export const dayTone = (number: number): string | undefined =>
  styles[`tone${((number - 1) % colours) + 1}`]

/** A day's number in its colour, as on the map. */
export function DayMark({ number }: { readonly number: number }) {
  return (
    <span className={classNames(styles.mark, dayTone(number))} aria-hidden="true">
      {number}
    </span>
  )
}

interface DaysMapProps {
  readonly days: readonly MapDay[]
  readonly ground: DrawnGround | undefined
  readonly className?: string | undefined
}

/** All days of a trip over the drawing of its town, one colour a day. The days beside it say the same. */
export function DaysMap({ days, ground, className }: DaysMapProps) {
  const { frame, marks } = useMemo(() => {
    const fitted = fitFrame(
      days.flatMap(({ stops }) => stops),
      size,
    )
    const firsts = days.flatMap(({ stops }) => (stops[0] ? [fitted.spot(stops[0])] : []))
    return { frame: fitted, marks: partSpots(firsts, apart) }
  }, [days])
  return (
    <svg
      className={classNames(styles.map, className)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      data-art="map"
      aria-hidden="true"
      focusable="false"
    >
      <Ground ground={ground} frame={frame} size={size} />
      {days.map(({ number, stops }) => {
        const spots = stops.map(frame.spot)
        return (
          <g key={number} className={dayTone(number)}>
            {spots.length > 1 ? <path className={styles.way} d={`M${pathOf(spots)}`} /> : null}
            {spots.slice(1).map(({ x, y }) => (
              <circle key={`${x} ${y}`} className={styles.stop} cx={x} cy={y} r="4.5" />
            ))}
          </g>
        )
      })}
      {marks.map(({ x, y }, at) => {
        const number = days[at]?.number ?? 0
        return (
          <g key={number} className={dayTone(number)} transform={`translate(${x} ${y})`}>
            <circle className={styles.first} r="13" />
            <text className={styles.number} y="4.5">
              {number}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
