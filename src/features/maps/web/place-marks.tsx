import { type RefObject, useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { DayMark } from '#design/drawn-map/day-mark.tsx'
import { type Room, roomAround } from '#design/drawn-map/place-names.ts'
import { MapMark } from '#design/map-mark/map-mark.tsx'
import { clusterSpots, type Spot } from '../domain/cluster-spots.ts'
import type { MapPlace, MapPoint } from '../domain/map-place.ts'
import type { MapEngine } from './engine/map-engine.ts'
import { GroundLabels, type LabelWish } from './ground-labels.tsx'
import styles from './live-map.module.css'
import { PlacesHere } from './places-here.tsx'
import { placeMarksText } from './messages.ts'

interface PlaceMarksProps {
  readonly engine: MapEngine
  readonly frame: RefObject<HTMLElement | null>
  readonly places: readonly MapPlace[]
  readonly way: boolean
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly onShow: (points: readonly MapPoint[]) => void
  /** What lies over the map: no name goes below it. */
  readonly taken: (size: { width: number; height: number }) => readonly Room[]
}

/** Marks nearer than this, in pixels, are shown as one; prices are wider than numbers. */
const apart = 28
const tagsApart = 52
/** A count among the numbers of days would be read as one. */
const daysApart = 24

const apartOf = (places: readonly MapPlace[]): number => {
  if (places.some(({ tag }) => tag)) return tagsApart
  return places.some(({ ofDay }) => ofDay) ? daysApart : apart
}
/** So far outside the frame a mark is still drawn: its half would be seen. */
const rim = 20

type Mark = Spot & { readonly place: MapPlace }

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

function Way({ marks }: { readonly marks: readonly Spot[] }) {
  const path = marks.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  return (
    <svg className={styles.way} aria-hidden="true" focusable="false">
      <path d={`M${path}`} />
    </svg>
  )
}

/** The marker of one place: its price, or the mark of its kind. */
const Sign = ({ place, chosen }: { readonly place: MapPlace; readonly chosen: boolean }) =>
  place.tag ? (
    <span className={styles.tag}>{place.tag}</span>
  ) : place.ofDay ? (
    <DayMark number={place.ofDay} />
  ) : (
    <MapMark kind={place.kind} text={place.mark} chosen={chosen} />
  )

/** Dots for orientation: the stops of a trip. */
const Besides = ({ marks }: { readonly marks: readonly Mark[] }) =>
  marks.map((mark) => (
    <span
      key={mark.place.id}
      className={styles.beside}
      style={at(mark)}
      data-beside=""
      aria-hidden="true"
    />
  ))

/** From the middle of a mark or of a dot to its name. */
const [fromMark, fromDot] = [15, 6]

/** The names that stand beside marks: of those that a price or a day names, of the chosen one only. */
const wishesOf = (
  clusters: readonly { readonly members: readonly Mark[] }[],
  besides: readonly Mark[],
  chosen: string | undefined,
): readonly LabelWish[] => [
  ...clusters
    .flatMap(({ members }) => (members.length === 1 ? members : []))
    .filter(({ place }) => place.id === chosen || !(place.tag || place.ofDay))
    .toSorted((a, b) => Number(b.place.id === chosen) - Number(a.place.id === chosen))
    .map(({ x, y, place }) => ({
      x,
      y,
      name: place.name,
      look: 'place' as const,
      beside: place.tag ? tagsApart / 2 : fromMark,
    })),
  ...besides.map(({ x, y, place }) => ({
    x,
    y,
    name: place.name,
    look: 'place' as const,
    beside: fromDot,
  })),
]

/** The places over the ground: buttons, so that keys and screen readers reach them. */
export function PlaceMarks(props: PlaceMarksProps) {
  const { engine, frame, places, way, chosen, onChoose, onShow, taken } = props
  const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {}
  const [opened, setOpened] = useState<string>()
  const all: readonly Mark[] = places.map((place) => ({ ...engine.project(place), place }))
  const marks = all.filter(({ place }) => !place.beside)
  const seen = ({ x, y }: Spot): boolean =>
    x > -rim && y > -rim && x < width + rim && y < height + rim
  const clusters = clusterSpots(marks, apartOf(places)).filter(seen)
  const besides = all.filter((mark) => mark.place.beside && seen(mark))
  const canPart = (members: readonly Mark[]): boolean => engine.canZoomIn && !isOneSpot(members)
  const press = (members: readonly Mark[]): void => {
    const [first] = members
    if (members.length === 1 && first) onChoose(first.place.id)
    else if (canPart(members)) onShow(members.map(placeOf))
    else setOpened(opened === first?.place.id ? undefined : first?.place.id)
  }
  const open = clusters.find(({ members }) => members[0]?.place.id === opened)
  return (
    <div className={styles.marks}>
      {engine.isDrawing ? (
        <GroundLabels
          engine={engine}
          size={{ width, height }}
          wishes={wishesOf(clusters, besides, chosen)}
          taken={[
            ...taken({ width, height }),
            ...clusters.map(({ members, ...spot }) =>
              members[0]?.place.tag ? roomAround(spot, tagsApart, 30) : roomAround(spot, 30, 30),
            ),
            ...besides.map((spot) => roomAround(spot, 12, 12)),
          ]}
        />
      ) : null}
      {way && marks.length > 1 ? <Way marks={marks} /> : null}
      <Besides marks={besides} />
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
            className={classNames(styles.mark, !shown && styles.cluster)}
            style={at({ x, y })}
            aria-label={isOne ? nameOf(first.place) : clusterName(members, here, canPart(members))}
            aria-pressed={here !== undefined}
            aria-expanded={isOne || canPart(members) ? undefined : first.place.id === opened}
            onClick={() => press(members)}
          >
            {shown ? <Sign place={shown} chosen={here !== undefined} /> : members.length}
          </button>
        )
      })}
      {open ? (
        <PlacesHere
          label={placeMarksText.here(open.members.length)}
          places={open.members.map(placeOf)}
          chosen={chosen}
          spot={open}
          size={{ width, height }}
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
