import { type Camera, metresPerPixel, nearTurn } from '../../domain/camera.ts'
import type { GoogleMap, GoogleMaps } from './google-maps-api.ts'
import { type EngineOptions, type MapEngine, MapFailure } from './map-engine.ts'
import { googleEngineText } from '../messages.ts'

const sentence = googleEngineText.failedToLoadGoogle
const patienceMs = 20_000

/** Google counts zooms of 256-pixel tiles, and only whole ones. */
const googleZoom = ({ zoom }: Camera): number => Math.floor(zoom) + 1

let loading: Promise<GoogleMaps> | undefined

/** The address of the script, as the specification wants it. */
function scriptAddress(key: string): string {
  const query = new URLSearchParams({
    key,
    libraries: 'places',
    language: 'en',
    region: 'US',
    loading: 'async',
    callback: 'wayleafMapsReady',
  })
  return `https://maps.googleapis.com/maps/api/js?${query}`
}

function loadScript(key: string): Promise<GoogleMaps> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (): void => {
      script.remove()
      reject(new MapFailure(sentence))
    }
    const timer = setTimeout(fail, patienceMs)
    window.wayleafMapsReady = () => {
      clearTimeout(timer)
      const maps = window.google?.maps
      if (maps) resolve(maps)
      else fail()
    }
    script.addEventListener('error', () => {
      clearTimeout(timer)
      fail()
    })
    script.src = scriptAddress(key)
    document.head.append(script)
  })
}

/** The document goes on at another address than it was loaded from: its policy is that page's. */
const isOfAnotherPage = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname !== location.pathname
}

/** Only pages that draw maps come with a policy that lets Google in: this one is asked for itself. */
function loadPageAnew(): Promise<never> {
  location.reload()
  return new Promise(() => undefined)
}

async function loadGoogle(key: string): Promise<GoogleMaps> {
  loading ??= loadScript(key)
  try {
    return await loading
  } catch (error) {
    // The next map tries again.
    loading = undefined
    if (isOfAnotherPage()) return loadPageAnew()
    throw error
  }
}

/** An empty layer: the API tells only layers where a point is in the frame. */
function projectionOf(maps: GoogleMaps, map: GoogleMap, onMove: () => void) {
  const layer = new maps.OverlayView()
  return new Promise<MapEngine['project']>((resolve) => {
    const project: MapEngine['project'] = ({ lat, lng }) => {
      const turn = nearTurn(lng, map.getCenter()?.lng() ?? lng)
      const spot = layer.getProjection()?.fromLatLngToContainerPixel(new maps.LatLng(lat, turn))
      return spot ?? { x: -1000, y: -1000 }
    }
    layer.onAdd = () => undefined
    layer.onRemove = () => undefined
    layer.draw = () => {
      resolve(project)
      onMove()
    }
    layer.setMap(map)
  })
}

/** Google Maps with the owner's browser key. */
export async function startGoogle(key: string, options: EngineOptions): Promise<MapEngine> {
  const { container, camera, onMove, onLost } = options
  const maps = await loadGoogle(key)
  window.gm_authFailure = () => onLost(new MapFailure(sentence))
  const map = new maps.Map(container, {
    center: { lat: camera.lat, lng: camera.lng },
    zoom: googleZoom(camera),
    disableDefaultUI: true,
    gestureHandling: 'cooperative',
    clickableIcons: false,
    keyboardShortcuts: true,
  })
  const project = await projectionOf(maps, map, onMove)
  const listener = map.addListener('bounds_changed', onMove)
  return {
    // Google shows its own credit inside the map.
    credit: '',
    names: [],
    isDrawing: false,
    canZoomIn: true,
    get metresPerPixel() {
      return metresPerPixel(map.getCenter()?.lat() ?? 0, (map.getZoom() ?? 0) - 1)
    },
    project,
    moveTo: async (next) => {
      map.setCenter({ lat: next.lat, lng: next.lng })
      map.setZoom(googleZoom(next))
    },
    zoomBy: (step) => map.setZoom((map.getZoom() ?? googleZoom(camera)) + step),
    remove: () => {
      listener.remove()
      container.replaceChildren()
    },
  }
}
