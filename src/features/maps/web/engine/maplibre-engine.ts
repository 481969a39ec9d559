import { Map as LibreMap, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import workerPath from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { CityStreets, MapGround } from '../../contract/maps.contract.ts'
import { type Camera, isElsewhere, metresPerPixel, nearTurn } from '../../domain/camera.ts'
import { cityAt, streetZooms } from '../../domain/city-streets.ts'
import type { MapPoint } from '../../domain/map-place.ts'
import { allowWorker } from './allow-worker.ts'
import { seenOfDrawing } from './edge-of-drawing.ts'
import { fillGround } from './fill-ground.ts'
import { type GroundList, readGroundList } from './ground-files.ts'
import type { GroundName } from './ground-names.ts'
import { drawnUntil, fadeTown, groundStyle } from './ground-style.ts'
import { type EngineOptions, type MapEngine, MapFailure } from './map-engine.ts'
import './maplibre.css'
import { addSquare } from './street-names.ts'
import { maplibreEngineText } from '../messages.ts'

const patienceMs = 20_000
/** Nearer in, a drawing has nothing to tell; the stops of a day part here, on bare ground. */
const [drawingNearest, bareNearest] = [drawnUntil, 16] as const

const words = {
  drawn: maplibreEngineText.thisBrowserCouldNot,
  style: maplibreEngineText.mapStyleDidNot,
} as const

/** Calls back when the page changes between light and dark. Answers what stops it. */
function watchTheme(onChange: () => void): () => void {
  const media = window.matchMedia('(prefers-color-scheme: dark)')
  media.addEventListener('change', onChange)
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    media.removeEventListener('change', onChange)
    observer.disconnect()
  }
}

/** A map without the library's own controls: ours lie over it, the same for every engine. */
function createMap({ container, camera }: EngineOptions, style: StyleSpecification | string) {
  const worker = new URL(workerPath, window.location.href).href
  allowWorker(worker)
  setWorkerUrl(worker)
  return new LibreMap({
    container,
    style,
    center: [camera.lng, camera.lat],
    zoom: camera.zoom,
    maxZoom: streetZooms.nearest,
    attributionControl: false,
    // One finger scrolls the page, two move the map; a wheel zooms with Ctrl held.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    fadeDuration: 0,
    locale: { 'Map.Title': maplibreEngineText.groundArrowKeysMove },
  })
}

/** Resolves when the style is loaded; a browser without WebGL throws earlier. */
const whenLoaded = (map: LibreMap, sentence: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(new MapFailure(sentence))
    const timer = setTimeout(fail, patienceMs)
    const settle = (then: () => void) => () => {
      clearTimeout(timer)
      then()
    }
    map.once('load', settle(resolve))
    map.once('error', settle(fail))
  })

/** After the first view. */
const restMs = 1500

/** How long to wait for a slow machine. */
const drawingMs = 6000

/** Resolves when everything visible is drawn: until then the static drawing stays. */
const whenDrawn = (map: LibreMap): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, drawingMs)
    map.once('idle', () => {
      clearTimeout(timer)
      resolve()
    })
    map.triggerRepaint()
  })

function open(options: EngineOptions, style: StyleSpecification | string): LibreMap {
  try {
    const map = createMap(options, style)
    map.on('move', options.onMove)
    // A missing tile leaves a gap; logging it would not help.
    map.on('error', () => undefined)
    map.setMissingStyleImageResolver((id) => addSquare(map, id))
    map.on('webglcontextlost', () => options.onLost(new MapFailure(words.drawn)))
    return map
  } catch (cause) {
    throw new MapFailure(words.drawn, { cause })
  }
}

/** What an engine tells of its ground. */
interface GroundFacts {
  credit(): string
  names(): readonly GroundName[]
  isDrawing(): boolean
  /** Called before the camera moves. */
  onLeave(next: Camera): void
  /** Resolves when what the camera looks at now is drawn. */
  arrive(): Promise<void>
  stop(): void
}

/** Of a ground that names itself and may be looked at from near. */
const tiled = (credit: string, stop: () => void): GroundFacts => ({
  credit: () => credit,
  names: () => [],
  isDrawing: () => false,
  onLeave: () => undefined,
  arrive: async () => undefined,
  stop,
})

function engineOf(map: LibreMap, ground: GroundFacts): MapEngine {
  return {
    get credit() {
      return ground.credit()
    },
    get names() {
      return ground.names()
    },
    get isDrawing() {
      return ground.isDrawing()
    },
    get canZoomIn() {
      return map.getZoom() < map.getMaxZoom() - 0.01
    },
    get metresPerPixel() {
      return metresPerPixel(map.getCenter().lat, map.getZoom())
    },
    project: ({ lat, lng }) => map.project([nearTurn(lng, map.getCenter().lng), lat]),
    moveTo: async (next) => {
      ground.onLeave(next)
      const { lat, lng, zoom } = next
      const isJump = isElsewhere(map.getCenter(), next)
      const ended = new Promise((resolve) => void map.once('moveend', resolve))
      map.easeTo({ center: [lng, lat], zoom, animate: !isJump, duration: 350 })
      await ended
      if (isJump) await ground.arrive()
    },
    zoomBy: (step) => void (step > 0 ? map.zoomIn() : map.zoomOut()),
    remove: () => {
      ground.stop()
      map.remove()
    },
  }
}

/** Paints the map anew when the page changes between light and dark. */
const followTheme = (
  map: LibreMap,
  style: () => StyleSpecification,
  after?: () => void,
): (() => void) =>
  watchTheme(() => {
    for (const { id, paint } of style().layers)
      for (const [name, value] of Object.entries(paint ?? {}))
        map.setPaintProperty(id, name as 'fill-color', value)
    after?.()
  })

/** The city whose streets are drawn in the middle of the map. */
const cityInSight = (map: LibreMap, streets: readonly CityStreets[]): CityStreets | undefined =>
  map.getZoom() < streetZooms.first ? undefined : cityAt(streets, map.getCenter())

const nearestAt = (streets: readonly CityStreets[], point: MapPoint, isNear = false): number =>
  cityAt(streets, point) ? streetZooms.nearest : isNear ? bareNearest : drawingNearest

/** Where the drawing has faded only points are named. */
const onBareGround = ({ kind }: GroundName): boolean => kind === 'sight' || kind === 'district'

/** Keeps the edge of a town's drawing out of sight, except under streets, whose own ground reaches on. */
function fadeAtEdges(map: LibreMap, { schematics }: GroundList, towns: ReadonlySet<string>) {
  let seen = 1
  const drawn = schematics.filter(({ slug }) => !towns.has(slug))
  const fade = (isAgain: boolean): void => {
    const bounds = map.getBounds()
    const [west, south] = [bounds.getWest(), bounds.getSouth()]
    const [east, north] = [bounds.getEast(), bounds.getNorth()]
    const { clientWidth, clientHeight } = map.getContainer()
    const now = seenOfDrawing(
      {
        box: [west, south, east, north],
        perLng: clientWidth / (east - west),
        perLat: clientHeight / (north - south),
      },
      drawn,
    )
    if (now === seen && !isAgain) return
    seen = now
    fadeTown(map, now)
  }
  map.on('move', () => fade(false))
  fade(false)
  return { again: () => fade(true), isSeen: () => seen > 0.5 }
}

/** Starts the map on the site's own files, with the streets that were imported. */
async function startEmbedded(
  options: EngineOptions,
  streets: readonly CityStreets[],
): Promise<MapEngine> {
  const ended = new AbortController()
  const drawn =
    streets.length > 0 ? (await import('./street-source.ts')).streetGround(streets) : undefined
  const style = () => groundStyle(drawn)
  const map = open(options, style())
  const { isNear } = options
  map.setMaxZoom(nearestAt(streets, options.camera, isNear))
  try {
    const towns = new Set(streets.map(({ slug }) => slug))
    const ready = async () => {
      const listed = await readGroundList()
      const filled = fillGround(map, listed, towns, ended.signal)
      await filled.load()
      return [listed, filled] as const
    }
    const [[list, fill]] = await Promise.all([ready(), whenLoaded(map, words.drawn)])
    const fade = fadeAtEdges(map, list, towns)
    let names = await fill.show(fade.isSeen())
    await whenDrawn(map)
    const refill = async (): Promise<void> => {
      names = await fill.show(fade.isSeen())
      options.onMove()
    }
    // Under a town the rest of the world comes last, before one moves out to it.
    setTimeout(() => {
      fill.reachOut()
      void refill()
    }, restMs)
    map.on('moveend', () => {
      map.setMaxZoom(nearestAt(streets, map.getCenter(), isNear))
      void refill()
    })
    const unwatch = followTheme(map, style, fade.again)
    return engineOf(map, {
      credit: () => cityInSight(map, streets)?.credit ?? list.credit,
      names: () => (map.getZoom() > drawnUntil + 0.01 ? names.filter(onBareGround) : names),
      isDrawing: () => !cityInSight(map, streets),
      arrive: async () => {
        await refill()
        await whenDrawn(map)
      },
      onLeave: (next) => map.setMaxZoom(nearestAt(streets, next, isNear)),
      stop: () => {
        unwatch()
        ended.abort()
      },
    })
  } catch (cause) {
    ended.abort()
    map.remove()
    throw cause instanceof MapFailure ? cause : new MapFailure(words.drawn, { cause })
  }
}

/** Starts the map on an external style. */
async function startStyle(
  options: EngineOptions,
  style: string | (() => StyleSpecification),
  credit: string,
): Promise<MapEngine> {
  const map = open(options, typeof style === 'string' ? style : style())
  try {
    await whenLoaded(map, words.style)
    const stop = typeof style === 'string' ? () => undefined : followTheme(map, style)
    return engineOf(map, tiled(credit, stop))
  } catch (cause) {
    map.remove()
    throw cause
  }
}

type LibreGround = Exclude<MapGround, { kind: 'google' }>

/** MapLibre on the embedded ground, on any style, or on a PMTiles file. */
export async function startMapLibre(
  ground: LibreGround,
  options: EngineOptions,
): Promise<MapEngine> {
  if (ground.kind === 'embedded') return startEmbedded(options, ground.streets)
  if (ground.kind === 'style') return startStyle(options, ground.url, ground.credit)
  const { pmtilesStyle } = await import('./pmtiles-style.ts')
  return startStyle(options, pmtilesStyle(ground.url), ground.credit)
}
