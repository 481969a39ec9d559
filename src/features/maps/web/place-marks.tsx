import type { RefObject } from 'react'
import { MapMark } from '#design/map-mark/map-mark.tsx'
import { clusterSpots, type Spot } from '../domain/cluster-spots.ts'
import type { MapPlace, MapPoint } from '../domain/map-place.ts'
import type { MapEngine } from './engine/map-engine.ts'
import styles from './live-map.module.css'

interface PlaceMarksProps {
  readonly engine: MapEngine
  readonly frame: RefObject<HTMLElement | null>
  readonly places: readonly MapPlace[]
  readonly way: boolean
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly onShow: (points: readonly MapPoint[]) => void
}

/** Marks nearer than this, in pixels, are shown as one. */
const apart = 30
/** So far outside the frame a mark is still drawn: its half would be seen. */
const rim = 20

type Mark = Spot & { readonly place: MapPlace }

const at = ({ x, y }: Spot) => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` })

const nameOf = ({ mark, name, detail }: MapPlace): string =>
  [mark ? `${mark}. ${name}` : name, detail].filter(Boolean).join(', ')

const placeOf = ({ place }: Mark): MapPlace => place

/** Places so near each other that no zoom parts them: a press takes one out, the next the next. */
const isOneSpot = (members: readonly Mark[]): boolean =>
  members.every(
    ({ place }) =>
      Math.abs(place.lat - (members[0]?.place.lat ?? 0)) < 0.0002 &&
      Math.abs(place.lng - (members[0]?.place.lng ?? 0)) < 0.0002,
  )

function Way({ marks }: { readonly marks: readonly Spot[] }) {
  const path = marks.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  return (
    <svg className={styles.way} aria-hidden="true" focusable="false">
      <path d={`M${path}`} />
    </svg>
  )
}

/** The places over the ground: buttons, so that keys and screen readers reach them. */
export function PlaceMarks(props: PlaceMarksProps) {
  const { engine, frame, places, way, chosen, onChoose, onShow } = props
  const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {}
  const marks: readonly Mark[] = places.map((place) => ({ ...engine.project(place), place }))
  const seen = ({ x, y }: Spot): boolean =>
    x > -rim && y > -rim && x < width + rim && y < height + rim
  const clusters = clusterSpots(marks, apart, ({ place }) => place.id === chosen).filter(seen)
  return (
    <div className={styles.marks}>
      {way && marks.length > 1 ? <Way marks={marks} /> : null}
      {clusters.map(({ x, y, members }) => {
        const [first] = members
        if (!first) return null
        const { place } = first
        return members.length === 1 ? (
          <button
            key={place.id}
            type="button"
            className={styles.mark}
            style={at({ x, y })}
            aria-label={nameOf(place)}
            aria-pressed={place.id === chosen}
            onClick={() => onChoose(place.id)}
          >
            <MapMark kind={place.kind} text={place.mark} chosen={place.id === chosen} />
          </button>
        ) : (
          <button
            key={`cluster ${place.id}`}
            type="button"
            className={styles.cluster}
            style={at({ x, y })}
            aria-label={`${members.length} places here: ${members.map((one) => one.place.name).join(', ')}. Zoom in`}
            onClick={() => (isOneSpot(members) ? onChoose(place.id) : onShow(members.map(placeOf)))}
          >
            {members.length}
          </button>
        )
      })}
    </div>
  )
}
