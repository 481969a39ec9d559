import { LocateFixed, Minus, Plus } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { MapScale } from '#design/map-scale/map-scale.tsx'
import type { Room } from '#design/drawn-map/place-names.ts'
import { type Camera, fitCamera } from '../domain/camera.ts'
import { type MapPlace, type MapPoint, usualCamera } from '../domain/map-place.ts'
import { type MapEngine, MapFailure } from './engine/map-engine.ts'
import styles from './live-map.module.css'
import { PlaceMarks } from './place-marks.tsx'
import { startMap } from './start-map.ts'
import { liveMapText } from './messages.ts'

export interface LiveMapProps {
  readonly places: readonly MapPlace[]
  /** Those that it moves to, whenever they are others than before. */
  readonly view: readonly MapPlace[]
  /** Where the map looks when there are no places. */
  readonly camera: Camera
  /** Joins the places in their order. */
  readonly way: boolean
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly onLoaded: () => void
  readonly onFailed: (sentence: string) => void
}

const noNetwork = liveMapText.interactiveMapDidNot
/** Marks stay clear of the buttons at the right. */
const margin = 72

const sentenceOf = (error: unknown): string =>
  error instanceof MapFailure ? error.message : noNetwork

/** What fits the places into the frame as it is now. */
function cameraFor(frame: HTMLElement | null, points: readonly MapPoint[]): Camera | undefined {
  const { clientWidth: width = 0, clientHeight: height = 0 } = frame ?? {}
  const [only] = points
  if (only && points.length === 1) return { lat: only.lat, lng: only.lng, zoom: usualCamera.zoom }
  return fitCamera(points, { width, height, margin })
}

/** The engine in the frame once it is there, and a count that grows with every move of its ground. */
function useEngine(frame: RefObject<HTMLDivElement | null>, props: LiveMapProps) {
  const [engine, setEngine] = useState<MapEngine>()
  const [, setMoves] = useState(0)
  const begin = useEffectEvent(() => cameraFor(frame.current, props.view) ?? props.camera)
  const loaded = useEffectEvent(props.onLoaded)
  const failed = useEffectEvent(props.onFailed)
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
        const started = await startMap({ container, camera: begin(), onMove, onLost })
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
  }, [frame])
  return engine
}

/** The buttons at the right and the line at the foot: two on a phone. */
const roomOfTools = ({ width, height }: { width: number; height: number }): readonly Room[] => [
  { left: width - 64, top: 0, right: width, bottom: 168 },
  { left: 0, top: height - (width < 420 ? 76 : 44), right: width, bottom: height },
]

/** Scale, north, credit, and whether this is a drawing. */
function MapFoot({ engine }: { readonly engine: MapEngine }) {
  const { credit, isDrawing, metresPerPixel } = engine
  // A map without a credit here shows its own, with its scale.
  if (!credit) return null
  return (
    <div className={styles.foot}>
      <div className={styles.scale}>
        <MapScale metresPerPixel={metresPerPixel} north={liveMapText.north} />
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
  const { places, view, way, chosen, onChoose } = props
  const frame = useRef<HTMLDivElement>(null)
  const engine = useEngine(frame, props)
  const show = (points: readonly MapPoint[]): void => {
    const camera = cameraFor(frame.current, points)
    if (camera) engine?.moveTo(camera)
  }
  const showNew = useEffectEvent(show)
  const shown = view.map(({ id }) => id).join(' ')
  // The engine begins with the places of the first render; other places are another view.
  const looked = useRef(shown)
  useEffect(() => {
    if (!engine || looked.current === shown) return
    looked.current = shown
    showNew(view)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is shown, not which objects
  }, [engine, shown])
  const lead = useEffectEvent((id: string) => {
    const place = places.find((one) => one.id === id)
    const size = frame.current
    if (!engine || !place || !size) return
    const { x, y } = engine.project(place)
    const isIn = x > 20 && y > 20 && x < size.clientWidth - 20 && y < size.clientHeight - 20
    if (!isIn) show(places)
  })
  useEffect(() => {
    if (chosen) lead(chosen)
  }, [chosen])
  return (
    <>
      <div ref={frame} className={styles.ground} />
      {engine ? (
        <>
          <PlaceMarks
            engine={engine}
            frame={frame}
            places={places}
            way={way}
            chosen={chosen}
            onChoose={onChoose}
            onShow={show}
            taken={roomOfTools}
          />
          <div className={styles.tools}>
            <IconButton
              icon={Plus}
              label={liveMapText.zoomIn}
              look="raised"
              onClick={() => engine.zoomBy(1)}
            />
            <IconButton
              icon={Minus}
              label={liveMapText.zoomOut}
              look="raised"
              onClick={() => engine.zoomBy(-1)}
            />
            {places.length > 0 ? (
              <IconButton
                icon={LocateFixed}
                label={liveMapText.showAllPlaces}
                look="raised"
                onClick={() => show(places)}
              />
            ) : null}
          </div>
          <MapFoot engine={engine} />
        </>
      ) : null}
    </>
  )
}
