import { MapScale } from './map-scale.tsx'

export function MapScaleExample() {
  return [3, 13.4, 600].map((metresPerPixel) => (
    <MapScale key={metresPerPixel} metresPerPixel={metresPerPixel} north="North is up" />
  ))
}
