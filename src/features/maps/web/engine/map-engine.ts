import type { Camera } from '../../domain/camera.ts'
import type { Spot } from '../../domain/cluster-spots.ts'
import type { MapPoint } from '../../domain/map-place.ts'
import type { GroundName } from './ground-names.ts'

/** Draws the ground and projects places onto it. Our own code draws markers and routes over it. */
export interface MapEngine {
  /** A point's place in the frame, in pixels from its upper left corner. */
  project(point: MapPoint): Spot
  /** Resolves when the camera is there and what it looks at is drawn. */
  moveTo(camera: Camera): Promise<void>
  zoomBy(step: 1 | -1): void
  /** False where the ground has nothing nearer to tell. */
  readonly canZoomIn: boolean
  /** In the middle of the frame. */
  readonly metresPerPixel: number
  /** What the ground leaves to be named over it, the foremost first. */
  readonly names: readonly GroundName[]
  /** True where the ground is a drawing. */
  readonly isDrawing: boolean
  /** The attribution of the ground. */
  readonly credit: string
  remove(): void
}

export interface EngineOptions {
  readonly container: HTMLElement
  readonly camera: Camera
  /** Comes nearer than a drawing of the ground has anything to tell: that has faded by then. */
  readonly isNear?: boolean
  /** Called after every move of the ground, many times a second. */
  readonly onMove: () => void
  /** Called when the map is lost for good. */
  readonly onLost: (failure: MapFailure) => void
}

/** Why there is no map, as a message for the user. */
export class MapFailure extends Error {
  override readonly name = 'MapFailure'
}
