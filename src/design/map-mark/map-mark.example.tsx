import { MapMark } from './map-mark.tsx'
import { markKinds } from './mark-shapes.ts'

export function MapMarkExample() {
  return markKinds.map((kind, at) => (
    <MapMark key={kind} kind={kind} text={String(at + 1)} chosen={at === 1} />
  ))
}
