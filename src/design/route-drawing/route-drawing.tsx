import { BedDouble } from 'lucide-react'
import { useMemo } from 'react'
import { alongLine, overlap, placeNames, type Room } from '../drawn-map/place-names.ts'
import { Icon } from '../icon/icon.tsx'
import { layChips, markSize, roomOfStop, scaleRoom } from './lay-chips.ts'
import { MapMark } from '../map-mark/map-mark.tsx'
import type { MarkKind } from '../map-mark/mark-shapes.ts'
import { MapScale } from '../map-scale/map-scale.tsx'
import { type LaidRoute, layRoute, type RoutePoint, wordsOnWay } from './lay-route.ts'
import {
  at,
  ChipFace,
  type DrawingText,
  letters,
  lineOf,
  Names,
  nowhere,
  placeOfStop,
  roomsOfName,
} from './drawn-parts.tsx'
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
  readonly text: DrawingText
}

interface ChippedRoute extends LaidRoute {
  readonly stops: ReturnType<typeof layChips>
}

/** Rooms along the ways, which no name covers where there is other room. */
const alongWays = ({ stops: laid }: ChippedRoute, stops: readonly DrawnStop[]): readonly Room[] =>
  stops.flatMap(({ way }, index) => {
    const [from, to] = [laid[index]?.mark, laid[index + 1]?.mark]
    return way && from && to ? alongLine(from, to) : []
  })

/** Names and words of ways that find room: the chosen stop's name first. What is at the rim has its own. */
function placeWords(laid: ChippedRoute, stops: readonly DrawnStop[], chosen: string | undefined) {
  const fixed = [...laid.stops.map(roomOfStop), scaleRoom(laid.height)]
  const wishes = stops
    .map((stop, index) => ({
      id: stop.id,
      name: stop.name,
      beside: markSize / 2,
      lead: true as const,
      ...(laid.stops[index]?.mark ?? { x: 0, y: 0 }),
    }))
    .filter((_, index) => !laid.stops[index]?.chip)
    .toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen))
  const along = alongWays(laid, stops)
  const names = placeNames(wishes, fixed, laid, letters, along)
  const taken = [...fixed, ...names.flatMap(roomsOfName)]
  const ways = stops.flatMap(({ id, way }, index) => {
    const [from, to] = [laid.stops[index]?.mark, laid.stops[index + 1]?.mark]
    const room = way && from && to ? wordsOnWay(from, to, way.brief) : undefined
    if (!way || !room || taken.some((other) => overlap(room, other))) return []
    taken.push(room)
    const spot = { x: (room.left + room.right) / 2, y: (room.top + room.bottom) / 2 }
    return [{ id, text: way.brief, spot }]
  })
  const named = new Set(names.map(({ wish }) => wish.name))
  const isApart = ({ name }: DrawnStop, index: number): boolean =>
    !named.has(name) && !laid.stops[index]?.chip
  return { names, ways, apart: stops.filter(isApart) }
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

interface StopMarkProps extends Pick<RouteDrawingProps, 'stops' | 'chosen' | 'onChoose'> {
  readonly stop: DrawnStop
  readonly index: number
  readonly laid: ChippedRoute['stops'][number] | undefined
}

/** The mark of a stop, or what stands at the rim for it and for those with it. */
function StopMark({ stop, index, laid, stops, chosen, onChoose }: StopMarkProps) {
  const { mark, chip } = laid ?? nowhere
  const { id, name } = stop
  if (chip && chip.members[0] !== index) return <span className="visually-hidden">{name}</span>
  const members = chip?.members.flatMap((at) => stops[at] ?? []) ?? [stop]
  const signs = members.map(({ id: own, kind, number }) => (
    <MapMark key={own} kind={kind} text={String(number ?? '')} chosen={own === chosen} />
  ))
  return (
    <button
      type="button"
      title={members.map((one) => one.name).join(', ')}
      {...placeOfStop(mark, chip)}
      aria-pressed={id === chosen}
      onClick={() => onChoose(id)}
    >
      {chip ? (
        <ChipFace chip={chip}>{signs}</ChipFace>
      ) : (
        <span className={styles.mark}>{signs}</span>
      )}
      <span className="visually-hidden">{name}</span>
    </button>
  )
}

function Drawn(props: RouteDrawingProps & { readonly width: number }) {
  const { label, stops, chosen, onChoose, text, width, most } = props
  const laid = useMemo<ChippedRoute>(() => {
    const route = layRoute(stops, width, { most })
    const names = stops.map(({ name }) => name)
    return { ...route, stops: layChips(route, { names, far: text.far, isGrouped: true }) }
  }, [stops, width, most, text])
  const { names, ways, apart } = useMemo(
    () => placeWords(laid, stops, chosen),
    [laid, stops, chosen],
  )
  return (
    <>
      <p className={styles.caption}>
        <span>{text.note}</span>
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
          {stops.map((stop, index) => (
            <li key={stop.id}>
              <StopMark {...{ stop, index, stops, chosen, onChoose }} laid={laid.stops[index]} />
              {stop.way ? <span className="visually-hidden">{stop.way.words}</span> : null}
            </li>
          ))}
        </ol>
        <div className={styles.scale}>
          <MapScale metresPerPixel={laid.metresPerPixel} most={72} north={text.north} />
        </div>
      </div>
    </>
  )
}
