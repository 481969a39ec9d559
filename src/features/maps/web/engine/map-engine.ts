import type { Camera } from '../../domain/camera.ts'
import type { Spot } from '../../domain/cluster-spots.ts'
import type { MapPoint } from '../../domain/map-place.ts'

/** What draws the ground and says where on it a place is. Marks and ways are drawn over it, by us. */
export interface MapEngine {
  /** Where a point is in the frame, in pixels from its left upper corner. */
  project(point: MapPoint): Spot
  moveTo(camera: Camera): void
  zoomBy(step: 1 | -1): void
  /** Whom to credit for the ground. */
  readonly credit: string
  remove(): void
}

export interface EngineOptions {
  readonly container: HTMLElement
  readonly camera: Camera
  /** After every move of the ground, many times a second. */
  readonly onMove: () => void
  /** Whatever was shown is gone for good. */
  readonly onLost: (failure: MapFailure) => void
}

/** Why there is no map, in a sentence for people. */
export class MapFailure extends Error {
  override readonly name = 'MapFailure'
}
