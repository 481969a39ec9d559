import { BedDouble } from 'lucide-react'
import { useMemo } from 'react'
import { placeNames, type Room, roomAround } from '../drawn-map/place-names.ts'
import type { Spot } from '../drawn-map/map-frame.ts'
import { Icon } from '../icon/icon.tsx'
import { MapMark } from '../map-mark/map-mark.tsx'
import type { MarkKind } from '../map-mark/mark-shapes.ts'
import { MapScale } from '../map-scale/map-scale.tsx'
import { type LaidRoute, layRoute, type RoutePoint, wordsOnWay } from './lay-route.ts'
import { at, letters, markSize, Names, roomOfName } from './drawn-parts.tsx'
import { useSize } from './use-size.ts'
import styles from './route-drawing.module.css'

export interface DrawnStop extends RoutePoint {
  readonly id: string
  readonly name: string
  /** Its number in the day; a bed has none. */
  readonly number: number | undefined
  readonly kind: MarkKind
  /** The way on to the next stop; the last has none. */
  readonly way?:
    | {
        readonly how: 'foot' | 'ride' | 'ferry'
        /** On the line: "12 min". */
        readonly brief: string
        /** "then 650 m, about 12 min on foot" */
        readonly words: string
      }
    | undefined
}

interface RouteDrawingProps {
  readonly label: string
  readonly stops: readonly DrawnStop[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  /** Tallest it may be, in pixels. */
  readonly most?: number | undefined
  /** `far` is said where a stop stands at the rim. */
  readonly text: { readonly north: string; readonly note: string; readonly far: string }
}

const overlaps = (a: Room, b: Room): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const lineOf = (from: Spot, to: Spot): string => ['M', from.x, from.y, 'L', to.x, to.y].join(' ')

const pearl = 12

/** Rooms like pearls along the ways. */
function alongWays({ stops: laid }: LaidRoute, stops: readonly DrawnStop[]): readonly Room[] {
  return stops.flatMap(({ way }, index) => {
    const [from, to] = [laid[index]?.mark, laid[index + 1]?.mark]
    if (!way || !from || !to) return []
    const count = Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / pearl)
    return Array.from({ length: count }, (_, at) => {
      const share = (at + 1) / (count + 1)
      return roomAround(
        { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
        4,
        4,
      )
    })
  })
}

/** Names and words of ways that find room: the chosen stop's name first. */
function placeWords(laid: LaidRoute, stops: readonly DrawnStop[], chosen: string | undefined) {
  const marks = laid.stops.map(({ mark }) => roomAround(mark, markSize, markSize))
  const corner = { left: 0, top: laid.height - 36, right: laid.width, bottom: laid.height }
  const wishes = stops
    .map((stop, index) => ({
      id: stop.id,
      name: stop.name,
      beside: markSize / 2,
      ...(laid.stops[index]?.mark ?? { x: 0, y: 0 }),
    }))
    .toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen))
  // A name beside the lines where there is room; over them the chosen one alone, the others stand above the drawing.
  const clear = placeNames(wishes, [...marks, corner, ...alongWays(laid, stops)], laid, letters)
  const placed = new Set(clear.map(({ wish }) => wish.id))
  const rest = placeNames(
    wishes.filter(({ id }) => id === chosen && !placed.has(id)),
    [...marks, corner, ...clear.map(roomOfName)],
    laid,
    letters,
  )
  const names = [...clear, ...rest]
  const taken = [...marks, corner, ...names.map(roomOfName)]
  const ways = stops.flatMap(({ id, way }, index) => {
    const [from, to] = [laid.stops[index]?.mark, laid.stops[index + 1]?.mark]
    const room = way && from && to ? wordsOnWay(from, to, way.brief) : undefined
    if (!way || !room || taken.some((other) => overlaps(room, other))) return []
    taken.push(room)
    const spot = { x: (room.left + room.right) / 2, y: (room.top + room.bottom) / 2 }
    return [{ id, text: way.brief, spot }]
  })
  const named = new Set(names.map(({ wish }) => wish.id))
  return { names, ways, apart: stops.filter(({ id }) => !named.has(id)) }
}

function Lines({
  laid,
  stops,
}: {
  readonly laid: LaidRoute
  readonly stops: readonly DrawnStop[]
}) {
  return (
    <svg className={styles.lines} width={laid.width} height={laid.height} aria-hidden="true">
      {laid.stops.map(({ at: spot, mark, isFar }, index) => {
        const next = laid.stops[index + 1]?.mark
        const stop = stops[index]
        return (
          <g key={stop?.id}>
            {next && stop?.way ? <path data-how={stop.way.how} d={lineOf(mark, next)} /> : null}
            {!isFar && Math.hypot(spot.x - mark.x, spot.y - mark.y) > 10 ? (
              <>
                <path data-lead="" d={lineOf(spot, mark)} />
                <circle cx={spot.x} cy={spot.y} r="2.5" />
              </>
            ) : null}
          </g>
        )
      })}
    </svg>
  )
}

/**
 * The stops of a day where they lie to each other, true to scale and north up, with the ways between them:
 * on foot dotted, by transit solid. Nothing of the ground is drawn, for nothing of it is known.
 */
export function RouteDrawing(props: RouteDrawingProps) {
  const { frame, size } = useSize()
  return (
    <div ref={frame} className={styles.frame} data-route-drawing="">
      {size === undefined ? (
        <ol aria-label={props.label}>
          {props.stops.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ol>
      ) : (
        <Drawn {...props} width={size.width} />
      )}
    </div>
  )
}

function Drawn(props: RouteDrawingProps & { readonly width: number }) {
  const { label, stops, chosen, onChoose, text, width, most } = props
  const laid = useMemo(() => layRoute(stops, width, { most }), [stops, width, most])
  const { names, ways, apart } = useMemo(
    () => placeWords(laid, stops, chosen),
    [laid, stops, chosen],
  )
  return (
    <>
      <p className={styles.caption}>
        <span>{laid.stops.some(({ isFar }) => isFar) ? text.far : text.note}</span>
        {apart.map(({ id, number, name }) => (
          <span key={id} aria-hidden="true">
            {number === undefined ? <Icon of={BedDouble} size="text" /> : <b>{number}</b>}
            {name}
          </span>
        ))}
      </p>
      <div className={styles.drawing} style={{ height: laid.height }}>
        <Lines laid={laid} stops={stops} />
        {ways.map(({ id, text: words, spot }) => (
          <span key={id} className={styles.brief} style={at(spot)} aria-hidden="true">
            <span>{words}</span>
          </span>
        ))}
        <Names names={names} chosen={chosen} />
        <ol aria-label={label} className={styles.stops}>
          {stops.map(({ id, name, number, kind, way }, index) => {
            const { mark, isFar } = laid.stops[index] ?? { mark: { x: 0, y: 0 }, isFar: false }
            return (
              <li key={id}>
                <button
                  type="button"
                  title={name}
                  className={styles.stop}
                  style={at(mark)}
                  aria-pressed={id === chosen}
                  onClick={() => onChoose(id)}
                >
                  <span className={styles.mark} data-far={isFar || undefined}>
                    <MapMark kind={kind} text={String(number ?? '')} chosen={id === chosen} />
                  </span>
                  <span className="visually-hidden">{name}</span>
                </button>
                {way ? <span className="visually-hidden">{way.words}</span> : null}
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
