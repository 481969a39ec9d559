import type { RefObject } from 'react'
import { classNames } from '#design/class-names.ts'
import { DayMark } from '#design/drawn-map/days-map.tsx'
import { MapMark } from '#design/map-mark/map-mark.tsx'
import { clusterSpots, type Spot } from '../domain/cluster-spots.ts'
import type { MapPlace, MapPoint } from '../domain/map-place.ts'
import type { MapEngine } from './engine/map-engine.ts'
import styles from './live-map.module.css'
import { placeMarksText } from './messages.ts'

interface PlaceMarksProps {
  readonly engine: MapEngine
  readonly frame: RefObject<HTMLElement | null>
  readonly places: readonly MapPlace[]
  readonly way: boolean
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly onShow: (points: readonly MapPoint[]) => void
}

/** Marks nearer than this, in pixels, are shown as one; prices are wider than numbers. */
const apart = 40
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

/** Places so near each other that no zoom parts them: a press chooses one, the next the next. */
const isOneSpot = (members: readonly Mark[]): boolean =>
  members.every(
    ({ place }) =>
      Math.abs(place.lat - (members[0]?.place.lat ?? 0)) < 0.0002 &&
      Math.abs(place.lng - (members[0]?.place.lng ?? 0)) < 0.0002,
  )

/** What a press on several marks in one spot chooses. */
function nextOf(members: readonly Mark[], chosen: string | undefined): string | undefined {
  const at = members.findIndex(({ place }) => place.id === chosen)
  return members[(at + 1) % members.length]?.place.id
}

/** "3 places here: A, B, C. Zoom in", and first of them the one that is chosen. */
function clusterName(members: readonly Mark[], here: MapPlace | undefined): string {
  const names = members.map(({ place }) => place.name).join(', ')
  const all = placeMarksText.placesHere(
    members.length,
    names,
    isOneSpot(members) ? placeMarksText.next : placeMarksText.zoomIn,
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

/** So near each other, in pixels, two names would touch. */
const nameRoom = { x: 96, y: 20 }

interface BesidesProps {
  readonly marks: readonly Mark[]
  readonly taken: readonly Spot[]
}

/** Dots for orientation; one that stands alone has its name. */
const Besides = ({ marks, taken }: BesidesProps) =>
  marks.map((mark) => {
    const isAlone = [...marks, ...taken].every(
      ({ x, y }) =>
        (x === mark.x && y === mark.y) ||
        Math.abs(x - mark.x) > nameRoom.x ||
        Math.abs(y - mark.y) > nameRoom.y,
    )
    return (
      <span
        key={mark.place.id}
        className={styles.beside}
        style={at(mark)}
        data-beside=""
        aria-hidden="true"
      >
        {isAlone ? mark.place.name : null}
      </span>
    )
  })

/** The places over the ground: buttons, so that keys and screen readers reach them. */
export function PlaceMarks(props: PlaceMarksProps) {
  const { engine, frame, places, way, chosen, onChoose, onShow } = props
  const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {}
  const all: readonly Mark[] = places.map((place) => ({ ...engine.project(place), place }))
  const marks = all.filter(({ place }) => !place.beside)
  const seen = ({ x, y }: Spot): boolean =>
    x > -rim && y > -rim && x < width + rim && y < height + rim
  const clusters = clusterSpots(marks, apartOf(places)).filter(seen)
  const press = (members: readonly Mark[]): void => {
    const next = nextOf(members, chosen)
    if (members.length > 1 && !isOneSpot(members)) onShow(members.map(placeOf))
    else if (next) onChoose(next)
  }
  return (
    <div className={styles.marks}>
      {way && marks.length > 1 ? <Way marks={marks} /> : null}
      <Besides marks={all.filter((mark) => mark.place.beside && seen(mark))} taken={clusters} />
      {clusters.map(({ x, y, members }) => {
        const here = members.find(({ place }) => place.id === chosen)?.place
        const [first] = members
        if (!first) return null
        const shown = here ?? (members.length === 1 ? first.place : undefined)
        return (
          <button
            key={first.place.id}
            type="button"
            className={classNames(styles.mark, !shown && styles.cluster)}
            style={at({ x, y })}
            aria-label={members.length === 1 ? nameOf(first.place) : clusterName(members, here)}
            aria-pressed={here !== undefined}
            onClick={() => press(members)}
          >
            {shown ? <Sign place={shown} chosen={here !== undefined} /> : members.length}
          </button>
        )
      })}
    </div>
  )
}
