import { useMemo } from 'react'
import { DayMark, dayTone } from '../drawn-map/day-mark.tsx'
import type { Spot } from '../drawn-map/map-frame.ts'
import { placeNames } from '../drawn-map/place-names.ts'
import { MapMark } from '../map-mark/map-mark.tsx'
import { MapScale } from '../map-scale/map-scale.tsx'
import {
  at,
  ChipFace,
  type DrawingText,
  letters,
  Names,
  nowhere,
  placeOfStop,
} from './drawn-parts.tsx'
import { layChips, markSize, roomOfStop, scaleRoom } from './lay-chips.ts'
import { layRoute, type RoutePoint } from './lay-route.ts'
import { useSize } from './use-size.ts'
import styles from './route-drawing.module.css'

export interface DrawnDay {
  /** From 1: its mark has this number, in its colour. */
  readonly number: number
  /** Where it is spent: "Belém and Ajuda". */
  readonly name: string
  readonly stops: readonly RoutePoint[]
}

interface Bed extends RoutePoint {
  readonly id: string
}

interface DaysDrawingProps {
  readonly label: string
  readonly days: readonly DrawnDay[]
  /** Where one sleeps. */
  readonly beds?: readonly Bed[] | undefined
  /** Makes each day's mark a button that opens it. */
  readonly onDay?: ((number: number) => void) | undefined
  readonly text: DrawingText
}

/** The stop in the midst of a day: the sum of the ways from it to the others is the least. */
function midst(stops: readonly RoutePoint[]): RoutePoint {
  const sum = (from: RoutePoint): number =>
    stops.reduce((all, { lat, lng }) => all + Math.hypot(lat - from.lat, lng - from.lng), 0)
  const [first = { lat: 0, lng: 0 }] = stops.toSorted((a, b) => sum(a) - sum(b))
  return first
}

/** Farther out, a day would make all the others one spot. */
const townKm = 15
/** Above the drawing: what it is. px. */
const caption = 28

const none: readonly Bed[] = []

interface Size {
  readonly width: number
  readonly height: number
}

function layDays(
  days: readonly DrawnDay[],
  beds: readonly Bed[],
  text: DrawingText,
  { width, height }: Size,
) {
  const points = [...days.map(({ stops }) => midst(stops)), ...beds]
  const parts = [...days.map(({ stops }) => stops), ...beds.map((bed) => [bed])]
  const route = layRoute(points, width, {
    least: height,
    most: height,
    parts,
    farKm: townKm,
  })
  const names = days.map(({ name }) => name)
  const stops = layChips(route, { names, far: text.far, isGrouped: false })
  const wishes = days
    .map(({ number, name }, index) => ({
      id: String(number),
      name,
      beside: markSize / 2,
      lead: true as const,
      ...(stops[index] ?? nowhere).mark,
    }))
    .filter((_, index) => !stops[index]?.chip)
  const fixed = [...stops.map(roomOfStop), scaleRoom(height)]
  return { laid: { ...route, stops }, names: placeNames(wishes, fixed, route, letters) }
}

type DrawnProps = DaysDrawingProps & Size

const pathOf = (spots: readonly Spot[]): string =>
  `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

const dotsOf = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0.01`).join('')

function Drawn(props: DrawnProps) {
  const { days, beds = none, width, onDay, text, label } = props
  const height = props.height - caption
  const { laid, names } = useMemo(
    () => layDays(days, beds, text, { width, height }),
    [days, beds, text, width, height],
  )
  const isFar = (index: number): boolean => laid.stops[index]?.isFar === true
  return (
    <>
      <p className={styles.caption}>
        <span>{text.note}</span>
      </p>
      <div className={styles.drawing} style={{ height }}>
        <svg
          className={styles.lines}
          width={width}
          height={height}
          data-art="map"
          aria-hidden="true"
          focusable="false"
        >
          {days.map(({ number, stops }, index) =>
            isFar(index) ? null : (
              <g key={number} className={dayTone(number)}>
                <path data-day="" d={pathOf(stops.map(laid.spot))} />
                <path data-dots="" d={dotsOf(stops.map(laid.spot))} />
              </g>
            ),
          )}
        </svg>
        <Names names={names} />
        {beds.map((bed, index) => (
          <span
            key={bed.id}
            className={styles.stop}
            style={at((laid.stops[days.length + index] ?? nowhere).mark)}
            aria-hidden="true"
          >
            <MapMark kind="hotel" text="" />
          </span>
        ))}
        <ol aria-label={label} className={styles.stops}>
          {days.map(({ number, name }, index) => {
            const { mark: spot, chip } = laid.stops[index] ?? nowhere
            const sign = <DayMark number={number} />
            const mark = (
              <>
                {chip ? (
                  <ChipFace chip={chip}>{sign}</ChipFace>
                ) : (
                  <span className={styles.mark}>{sign}</span>
                )}
                <span className="visually-hidden">{`${number}. ${name}`}</span>
              </>
            )
            const place = placeOfStop(spot, chip)
            return (
              <li key={number}>
                {onDay ? (
                  <button type="button" title={name} {...place} onClick={() => onDay(number)}>
                    {mark}
                  </button>
                ) : (
                  <span {...place}>{mark}</span>
                )}
              </li>
            )
          })}
        </ol>
        <div className={styles.scale}>
          <MapScale metresPerPixel={laid.metresPerPixel} most={72} north={text.north} />
        </div>
      </div>
    </>
  )
}

/**
 * The days of a trip where they lie to each other, each in its colour with its number and the name of where it
 * is spent; small dots are its stops. True to scale and north up, as the drawing of a day. Its room, `--drawing-height`, is
 * kept before it is drawn.
 */
export function DaysDrawing(props: DaysDrawingProps) {
  const { frame, size } = useSize()
  return (
    <div
      ref={frame}
      className={styles.frame}

      data-days-drawing=""
    >
      {size === undefined ? (
        <ol aria-label={props.label} className="visually-hidden">
          {props.days.map(({ number, name }) => (
            <li key={number}>{name}</li>
          ))}
        </ol>
      ) : (
        <Drawn {...props} {...size} />
      )}
    </div>
  )
}
