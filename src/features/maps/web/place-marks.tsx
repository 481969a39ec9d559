import { BedDouble } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { DayMark, dayTone } from '#design/drawn-map/day-mark.tsx'
import { alongLine, type Room, roomAround } from '#design/drawn-map/place-names.ts'
import { MapMark } from '#design/map-mark/map-mark.tsx'
import { type Cluster, clusterSpots, type Spot } from '../domain/cluster-spots.ts'
import type { MapPlace, MapPoint } from '../domain/map-place.ts'
import type { MapEngine } from './engine/map-engine.ts'
import { GroundLabels, type LabelWish } from './ground-labels.tsx'
import styles from './live-map.module.css'
import { isInSight, keptInSight } from './lay-pills.ts'
import { PlacesHere } from './places-here.tsx'
import { type MarkSize, type SpreadMark, spreadMarks } from './spread-marks.ts'
import { placeMarksText } from './messages.ts'

interface PlaceMarksProps {
  readonly engine: MapEngine
  readonly size: { readonly width: number; readonly height: number }
  readonly places: readonly MapPlace[]
  readonly chosen: string | undefined
  /** The place whose mark takes the focus as soon as it is in sight. */
  readonly led: string | undefined
  readonly onFocused: () => void
  readonly onChoose: (id: string) => void
  readonly onShow: (points: readonly MapPoint[]) => void
  /** Below them no mark is drawn. */
  readonly tools: readonly Room[]
  /** What lies over the map: no name goes below it. */
  readonly taken: readonly Room[]
}

/** Marks nearer than this, in pixels, would cover each other; prices are wider than numbers. */
const ofNumbers = { width: 28, height: 28 }
const ofTags = { width: 54, height: 31, shape: 'box' } as const
/** A tag's margins and one of its letters. */
const [tagRim, tagLetter] = [20, 8.4]
/** A count among the numbers of days would be read as one. */
const ofDays = { width: 25, height: 25 }

const sizeOf = (places: readonly MapPlace[]): MarkSize => {
  const longest = Math.max(0, ...places.map(({ tag }) => tag?.length ?? 0))
  // "$1,630" is wider than "$630".
  if (longest > 0) return { ...ofTags, width: Math.max(ofTags.width, tagRim + tagLetter * longest) }
  return places.some(({ ofDay }) => ofDay) ? ofDays : ofNumbers
}
type Mark = SpreadMark<Spot & { readonly place: MapPlace }>

const at = ({ x, y }: Spot) => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` })

const nameOf = ({ mark, name, detail }: MapPlace): string =>
  [mark ? `${mark}. ${name}` : name, detail].filter(Boolean).join(', ')

const placeOf = ({ place }: Mark): MapPlace => place

/** Places so near each other that no zoom parts them. */
const isOneSpot = (members: readonly Mark[]): boolean =>
  members.every(
    ({ place }) =>
      Math.abs(place.lat - (members[0]?.place.lat ?? 0)) < 0.0002 &&
      Math.abs(place.lng - (members[0]?.place.lng ?? 0)) < 0.0002,
  )

/** "3 places here: A, B, C. Zoom in", and first of them the one that is chosen. */
function clusterName(
  members: readonly Mark[],
  here: MapPlace | undefined,
  canPart: boolean,
): string {
  const names = members.map(({ place }) => place.name).join(', ')
  const all = placeMarksText.placesHere(
    members.length,
    names,
    canPart ? placeMarksText.zoomIn : placeMarksText.choose,
  )
  return here ? `${nameOf(here)}. ${all}` : all
}

/** The ways from place to place: on foot dotted, by transit solid, as in the drawing of a day. */
const Ways = ({ marks }: { readonly marks: readonly Mark[] }) => (
  <svg className={styles.way} aria-hidden="true" focusable="false">
    {marks.map(({ x, y, place: { id, way } }, index) => {
      const next = marks[index + 1]
      if (!next || !way) return null
      const ends = [x, y, next.x, next.y].map((one) => one.toFixed(1))
      return (
        <path
          key={id}
          data-how={way.how}
          d={`M${ends.slice(0, 2).join(' ')}L${ends.slice(2).join(' ')}`}
        />
      )
    })}
  </svg>
)

const alongWays = (marks: readonly Mark[]): readonly Room[] =>
  marks.flatMap((mark, index) => {
    const next = marks[index + 1]
    return next && mark.place.way ? alongLine(mark, next) : []
  })

/** So far from its place a mark is joined to it by a line. Pixels. */
const leadFrom = 7

/** From a mark that had to move to the place that it means. */
const Leaders = ({ marks }: { readonly marks: readonly Mark[] }) => (
  <svg className={styles.way} aria-hidden="true" focusable="false">
    {marks
      .filter(({ x, y, from }) => Math.hypot(x - from.x, y - from.y) > leadFrom)
      .map(({ x, y, from, place }) => (
        <g key={place.id} className={styles.leader}>
          <line x1={x} y1={y} x2={from.x} y2={from.y} />
          <circle cx={from.x} cy={from.y} r="2.5" />
        </g>
      ))}
  </svg>
)

/** Marks that cover each other all the same, taken together. */
const clusterMarks = (marks: readonly Mark[], { width, height, shape }: MarkSize) =>
  // A hair less than what they were moved apart to.
  clusterSpots(
    marks.map((mark) => ({ x: mark.x, y: (mark.y * width) / height, mark })),
    width - 1,
    shape,
  ).map(({ x, y, members }) => ({
    x,
    y: (y * height) / width,
    members: members.map(({ mark }) => mark),
  }))

/** Gives the focus to the mark that was led to; while the map moves, its button may be another each time. */
function useFocus(box: RefObject<HTMLElement | null>, id: string | undefined, onDone: () => void) {
  useEffect(() => {
    if (id === undefined) return
    const { activeElement: now } = document
    const isFree = !now || now === document.body || now.hasAttribute('data-edge')
    const mark = [...(box.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])].find(
      (one) => one.dataset['mark'] === id,
    )
    if (isFree) mark?.focus({ preventScroll: true })
    else if (now !== mark) onDone()
  })
}

/** Several places with prices: no number alone, which would be read as one of stops. */
const GroupSign = ({ members }: { readonly members: readonly Mark[] }) =>
  members[0]?.place.tag ? (
    <span className={classNames(styles.tag, styles.several)}>
      <BedDouble aria-hidden="true" />
      {members.length}
    </span>
  ) : (
    members.length
  )

/** The marker of one place: its price, or the mark of its kind. */
const Sign = ({ place, chosen }: { readonly place: MapPlace; readonly chosen: boolean }) =>
  place.tag ? (
    <span className={styles.tag}>{place.tag}</span>
  ) : place.ofDay ? (
    <DayMark number={place.ofDay} />
  ) : (
    <MapMark kind={place.kind} text={place.mark} chosen={chosen} />
  )

/** Stops nearer than this, in pixels, are one mark with their number. */
const besideApart = 24

type Besides = readonly Cluster<Mark>[]

interface BesidesProps {
  readonly groups: Besides
  readonly onShow: (points: readonly MapPoint[]) => void
}

/** For orientation, smaller and behind the others: the stops of a trip; a press parts those that are one mark. */
const BesideMarks = ({ groups, onShow }: BesidesProps) =>
  groups.map(({ x, y, members }) => {
    const [place] = members.map(placeOf)
    if (!place) return null
    return members.length === 1 ? (
      <span
        key={place.id}
        className={classNames(styles.beside, place.ofDay !== undefined && dayTone(place.ofDay))}
        style={at({ x, y })}
        data-beside=""
        aria-hidden="true"
      >
        <MapMark kind={place.kind} text={place.mark} className={styles.smallMark} />
      </span>
    ) : (
      <button
        key={place.id}
        type="button"
        className={classNames(styles.beside, styles.besides)}
        style={at({ x, y })}
        data-beside=""
        aria-label={clusterName(members, undefined, true)}
        onClick={() => onShow(members.map(placeOf))}
      >
        {members.length}
      </button>
    )
  })

/** A map of so many pixels has room for the names of all days' stops. */
const wide = 700
/** From the middle of a mark or of a smaller one to its name. */
const [fromMark, fromBeside] = [15, 11]

/** The names that stand beside marks: of those that a price or, in a narrow map, a day names, of the chosen one only. */
const wishesOf = (
  clusters: readonly { readonly members: readonly Mark[] }[],
  besides: Besides,
  chosen: string | undefined,
  tagWidth: number,
  isNarrow: boolean,
): readonly LabelWish[] => [
  ...clusters
    .flatMap(({ members }) => (members.length === 1 ? members : []))
    .filter(({ place }) => place.id === chosen || !(place.tag || (place.ofDay && isNarrow)))
    .toSorted((a, b) => Number(b.place.id === chosen) - Number(a.place.id === chosen))
    .map(({ x, y, place }) => ({
      x,
      y,
      name: place.name,
      look: 'place' as const,
      beside: place.tag ? tagWidth / 2 : fromMark,
      lead: true as const,
    })),
  ...besides.flatMap(({ x, y, members }) =>
    members.length > 1
      ? []
      : members.map(({ place }) => ({
          x,
          y,
          name: place.name,
          look: 'place' as const,
          beside: fromBeside,
          lead: true as const,
        })),
  ),
]

type Standing = Pick<PlaceMarksProps, 'engine' | 'size' | 'tools' | 'places'>

/** The marks of places as they stand in the frame, taken together where they would cover each other. */
function standing({ engine: { project }, size, tools, places }: Standing) {
  const spotOf = (place: MapPlace) => {
    const { x, y } = project(place)
    return { x, y, from: { x, y }, place }
  }
  const markSize = sizeOf(places)
  const marks: readonly Mark[] = spreadMarks(
    places.filter(({ beside }) => !beside).map(spotOf),
    markSize,
  ).map((mark) =>
    isInSight(mark.from, size, { tools, isPrice: false })
      ? { ...mark, ...keptInSight(mark, size, { tools, half: markSize.width / 2 + 2 }) }
      : mark,
  )
  const clusters = clusterMarks(marks, markSize)
  const rooms = clusters.map((cluster) => roomOf(cluster, markSize))
  const groups = clusterSpots(places.filter(({ beside }) => beside).map(spotOf), besideApart).map(
    (group) => (group.members.length > 1 ? belowPrices(group, rooms) : group),
  )
  // Moved, they may have come upon each other.
  const besides = clusterSpots(groups, besideApart).map(({ x, y, members }) => ({
    x,
    y,
    members: members.flatMap((group) => group.members),
  }))
  return { markSize, marks, clusters, besides }
}

const roomOf = (
  { x, y, members }: { readonly members: readonly Mark[] } & Spot,
  { width }: MarkSize,
): Room => (members[0]?.place.tag ? roomAround({ x, y }, width, 30) : roomAround({ x, y }, 30, 30))

/** The number of several stops below the price that would cut it. */
function belowPrices<T extends Spot>(spot: T, prices: readonly Room[]): T {
  const over = prices.find(
    ({ left, top, right, bottom }) =>
      spot.x > left - 12 && spot.x < right + 12 && spot.y > top - 12 && spot.y < bottom + 12,
  )
  return over ? { ...spot, y: over.bottom + 12 } : spot
}

/** What the marks of these places cover. */
export function roomsOfMarks(of: Standing): readonly Room[] {
  const { clusters, besides, markSize } = standing(of)
  return [
    ...clusters.map((cluster) => roomOf(cluster, markSize)),
    ...besides.map((spot) => roomAround(spot, 20, 20)),
  ]
}

/** The places over the ground: buttons, so that keys and screen readers reach them. */
export function PlaceMarks(props: PlaceMarksProps) {
  const { engine, size, chosen, onChoose, onShow, taken } = props
  const box = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<string>()
  const { marks, markSize, ...all } = standing(props)
  const seen = (spot: Spot & { readonly members: readonly Mark[] }): boolean =>
    isInSight(spot, size, { tools: props.tools, isPrice: !!spot.members[0]?.place.tag })
  const [clusters, besides] = [all.clusters.filter(seen), all.besides.filter(seen)]
  const canPart = (members: readonly Mark[]): boolean => engine.canZoomIn && !isOneSpot(members)
  const press = (members: readonly Mark[]): void => {
    const [first] = members
    if (members.length === 1 && first) onChoose(first.place.id)
    else if (canPart(members)) onShow(members.map(placeOf))
    else setOpened(opened === first?.place.id ? undefined : first?.place.id)
  }
  const open = clusters.find(({ members }) => members[0]?.place.id === opened)
  const ledTo = clusters.find(({ members }) => members.some(({ place }) => place.id === props.led))
  useFocus(box, ledTo?.members[0]?.place.id, props.onFocused)
  return (
    <div ref={box} className={styles.marks}>
      {engine.isDrawing ? (
        <GroundLabels
          engine={engine}
          size={size}
          wishes={wishesOf(clusters, besides, chosen, markSize.width, size.width < wide)}
          ways={alongWays(marks)}
          taken={[
            ...taken,
            ...clusters.map((cluster) => roomOf(cluster, markSize)),
            ...besides.map((spot) => roomAround(spot, 20, 20)),
          ]}
        />
      ) : null}
      <Ways marks={marks} />
      <BesideMarks groups={besides} onShow={onShow} />
      <Leaders marks={clusters.flatMap(({ members }) => (members.length === 1 ? members : []))} />
      {clusters.map(({ x, y, members }) => {
        const here = members.find(({ place }) => place.id === chosen)?.place
        const [first] = members
        if (!first) return null
        const shown = here ?? (members.length === 1 ? first.place : undefined)
        const isOne = members.length === 1
        return (
          <button
            key={first.place.id}
            type="button"
            data-mark={first.place.id}
            data-small={markSize === ofDays || undefined}
            className={classNames(styles.mark, !shown && !first.place.tag && styles.cluster)}
            style={at({ x, y })}
            aria-label={isOne ? nameOf(first.place) : clusterName(members, here, canPart(members))}
            aria-pressed={here !== undefined}
            aria-expanded={isOne || canPart(members) ? undefined : first.place.id === opened}
            onClick={() => press(members)}
          >
            {shown ? (
              <Sign place={shown} chosen={here !== undefined} />
            ) : (
              <GroupSign members={members} />
            )}
          </button>
        )
      })}
      {open ? (
        <PlacesHere
          label={placeMarksText.here(open.members.length)}
          places={open.members.map(placeOf)}
          chosen={chosen}
          spot={open}
          size={size}
          onChoose={(id) => {
            setOpened(undefined)
            onChoose(id)
          }}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </div>
  )
}
