/** Port: which clock a place keeps. */
export interface Clocks {
  /** The IANA zone at a point; undefined where nothing near is known. */
  zoneAt(point: { readonly lat: number; readonly lng: number }): string | undefined
}
