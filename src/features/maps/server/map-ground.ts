import { mapFilesPath } from './street-files.ts'
import type { MapGround } from '../contract/maps.contract.ts'

export interface MapSettings {
  readonly GOOGLE_MAPS_KEY?: string | undefined
  readonly MAP_STYLE_URL?: string | undefined
  readonly MAP_PMTILES_URL?: string | undefined
  readonly MAP_PMTILES_FILE?: string | undefined
  readonly MAP_CREDIT: string
}

/** Where this server serves the file of `MAP_PMTILES_FILE`. */
const ownFile = `${mapFilesPath}world.pmtiles`

/** The ground that the settings name; without one, our own files. */
export function mapGround(settings: MapSettings): MapGround {
  const { GOOGLE_MAPS_KEY: key, MAP_STYLE_URL: style, MAP_PMTILES_URL: pmtiles } = settings
  if (key) return { kind: 'google', key }
  if (style) return { kind: 'style', url: style, credit: settings.MAP_CREDIT }
  if (pmtiles) return { kind: 'pmtiles', url: pmtiles, credit: settings.MAP_CREDIT }
  if (settings.MAP_PMTILES_FILE)
    return { kind: 'pmtiles', url: ownFile, credit: settings.MAP_CREDIT }
  return { kind: 'embedded', streets: [] }
}
