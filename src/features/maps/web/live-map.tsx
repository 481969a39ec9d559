import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { MapScale } from '#design/map-scale/map-scale.tsx'
import type { Room } from '#design/drawn-map/place-names.ts'
import { type Camera, fitCamera, shifted } from '../domain/camera.ts'
import { type CityView, farGroups } from '../domain/city-view.ts'
import { type MapPlace, type MapPoint, usualCamera } from '../domain/map-place.ts'
import { EdgePills } from './edge-pills.tsx'
import { type EdgePill, layPills, pillsOf } from './lay-pills.ts'
import { type MapEngine, MapFailure } from './engine/map-engine.ts'
import styles from './live-map.module.css'
import { MapTools } from './map-tools.tsx'
import { PlaceMarks, roomsOfMarks } from './place-marks.tsx'
import { startMap } from './start-map.ts'
import { useArrival } from './use-arrival.ts'
import { liveMapText } from './messages.ts'

export interface LiveMapProps {
  readonly places: readonly MapPlace[]
  /** Those that it moves to, whenever they are others than before, and those that stand at its edge. */
  readonly view: CityView<MapPlace>
  /** Where the map looks when there are no places. */
  readonly camera: Camera
  /** Comes so near that all stops stand apart, nearer than the drawing of the ground, which fades. */
  readonly isNear: boolean
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly onLoaded: () => void
  readonly onFailed: (sentence: string) => void
}

const noNetwork = liveMapText.interactiveMapDidNot
/** Marks stay clear of the buttons at the right, as far as a narrow map has room. */
const marginOf = (width: number): number => (width < 480 ? 48 : 72)

/** A map keeps the column of its buttons free, and a narrow one its foot. */
const insetOf = (width: number) => (width < 480 ? { right: 70, down: 20 } : { right: 48, down: 0 })

const sentenceOf = (error: unknown): string =>
  error instanceof MapFailure ? error.message : noNetwork

/** What fits the places into the frame as it is now. */
function cameraFor(frame: HTMLElement | null, points: readonly MapPoint[]): Camera | undefined {
  const { clientWidth: width = 0, clientHeight: height = 0 } = frame ?? {}
  const [only] = points
  if (only && points.length === 1) return { lat: only.lat, lng: only.lng, zoom: usualCamera.zoom }
  const { right, down } = insetOf(width)
  const free = { width: width - right, height: height - down, margin: marginOf(width) }
  const camera = fitCamera(points, free)
  return camera && shifted(camera, { right: right / 2, down: down / 2 })
}

/** The engine in the frame once it is there, and a count that grows with every move of its ground. */
function useEngine(frame: RefObject<HTMLDivElement | null>, props: LiveMapProps) {
  const [engine, setEngine] = useState<MapEngine>()
  const [, setMoves] = useState(0)
  const begin = useEffectEvent(() => cameraFor(frame.current, props.view.near) ?? props.camera)
  const loaded = useEffectEvent(props.onLoaded)
  const failed = useEffectEvent(props.onFailed)
  const { isNear } = props
  useEffect(() => {
    const container = frame.current
    if (!container) return undefined
    let running: MapEngine | undefined
    let ended = false
    const onMove = (): void => setMoves((before) => before + 1)
    const onLost = (failure: MapFailure): void => {
      if (!ended) failed(failure.message)
    }
    const run = async (): Promise<void> => {
      try {
        const started = await startMap({ container, camera: begin(), isNear, onMove, onLost })
        if (ended) return started.remove()
        running = started
        setEngine(started)
        loaded()
      } catch (error) {
        if (!ended) failed(sentenceOf(error))
      }
    }
    void run()
    return () => {
      ended = true
      running?.remove()
    }
  }, [frame, isNear])
  return engine
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Of the line at the foot: two on the narrowest phones. */
const footOf = ({ width }: Size): number => (width < 340 ? 76 : 44)
/** The longest scale bar. */
const barOf = ({ width }: Size): number => (width < 480 ? 52 : 96)

/** The buttons at the right and the line at the foot. */
const roomOfTools = (size: Size): readonly Room[] => [
  { left: size.width - 64, top: 0, right: size.width, bottom: 168 },
  { left: 0, top: size.height - footOf(size), right: size.width, bottom: size.height },
]

/** Scale, north, credit, and whether this is a drawing. */
function MapFoot({ engine, size }: { readonly engine: MapEngine; readonly size: Size }) {
  const { credit, isDrawing, metresPerPixel } = engine
  // A map without a credit here shows its own, with its scale.
  if (!credit) return null
  return (
    <div className={styles.foot}>
      <div className={styles.scale} data-keep-clear="">
        <MapScale metresPerPixel={metresPerPixel} most={barOf(size)} north={liveMapText.north} />
      </div>
      <p className={styles.credit}>
        {isDrawing ? <strong>{liveMapText.drawingNotStreetMap}</strong> : null}
        {credit}
      </p>
    </div>
  )
}

/** A map that moves: its ground by an engine, marks, ways and buttons by us. */
export function LiveMap(props: LiveMapProps) {
  const { places, view, chosen, onChoose } = props
  const frame = useRef<HTMLDivElement>(null)
  const engine = useEngine(frame, props)
  const groups = useMemo(() => farGroups(view), [view])
  /** The place that was led to by a key or a press: its mark takes the focus. */
  const [led, setLed] = useState<string>()
  const move = (points: readonly MapPoint[]): Promise<void> | undefined => {
    const camera = cameraFor(frame.current, points)
    return camera && engine?.moveTo(camera)
  }
  const show = (points: readonly MapPoint[]): void => void move(points)
  const { isThere, isAway } = useArrival(engine, view.near, move)
  const lead = useEffectEvent((id: string) => {
    const place = places.find((one) => one.id === id)
    const size = frame.current
    if (!engine || !place || !size) return
    const { x, y } = engine.project(place)
    const isIn = x > 20 && y > 20 && x < size.clientWidth - 20 && y < size.clientHeight - 20
    if (isIn) return
    const isNear = view.near.some((one) => one.id === id)
    show(isNear ? view.near : (groups.find((one) => one.places.includes(place))?.places ?? places))
  })
  useEffect(() => {
    if (chosen) lead(chosen)
  }, [chosen])
  // oxlint-disable-next-line react-hooks/refs -- every move draws anew, in the frame as it is by then
  const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {}
  const size = { width, height }
  const tools = roomOfTools(size)
  const pills =
    engine && isThere
      ? layPills(
          pillsOf({ view, groups, size, tools, project: engine.project }),
          size,
          footOf(size),
          {
            tools,
            marks: roomsOfMarks({ engine, size, tools, places }),
          },
        )
      : []
  const follow = ({ places: wanted }: EdgePill): void => {
    show(wanted)
    setLed(wanted[0]?.id)
  }
  return (
    <>
      <div ref={frame} className={styles.ground} data-hidden={engine && !isAway ? undefined : ''} />
      {isAway && engine ? (
        <p className={styles.away} role="status">
          {liveMapText.loadingMap}
        </p>
      ) : null}
      {engine && !isAway ? (
        <>
          <PlaceMarks
            engine={engine}
            size={size}
            places={places}
            chosen={chosen}
            led={led}
            onFocused={() => setLed(undefined)}
            onChoose={onChoose}
            onShow={show}
            tools={tools}
            taken={[...tools, ...pills.map(({ room }) => room)]}
          />
          <EdgePills pills={pills} onFollow={follow} />
          <MapTools
            engine={engine}
            {...(places.length > 0 ? { onShowAll: () => show(places) } : {})}
          />
          <MapFoot engine={engine} size={size} />
        </>
      ) : null}
    </>
  )
}
