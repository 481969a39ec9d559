/** The few parts of the Maps JavaScript API that a map of ours uses. */
export interface LatLng {
  lat(): number
  lng(): number
}

export interface GoogleMap {
  setCenter(centre: { readonly lat: number; readonly lng: number }): void
  setZoom(zoom: number): void
  getZoom(): number | undefined
  getCenter(): LatLng | undefined
  addListener(name: string, listener: () => void): { remove(): void }
}

interface Projection {
  fromLatLngToContainerPixel(point: LatLng): { readonly x: number; readonly y: number } | null
}

export interface Overlay {
  onAdd: () => void
  draw: () => void
  onRemove: () => void
  setMap(map: GoogleMap | null): void
  getProjection(): Projection | undefined
}

export interface GoogleMaps {
  readonly Map: new (element: HTMLElement, options: object) => GoogleMap
  readonly OverlayView: new () => Overlay
  readonly LatLng: new (lat: number, lng: number) => LatLng
}

declare global {
  interface Window {
    google?: { readonly maps?: GoogleMaps }
    /** Called by the API when it refuses the key. */
    gm_authFailure?: () => void
    wayleafMapsReady?: () => void
  }
}
