import { createClient } from '#platform/web/api-client.ts'
import type { MapContract, MapGround } from '../contract/maps.contract.ts'
import { mapRoutes } from '../contract/maps.endpoints.ts'

const mapsApi = createClient<MapContract>(mapRoutes, { service: 'maps', quiet: true })

let known: Promise<MapGround> | undefined

/** What maps are drawn on, asked once a visit; a failure is asked again by the next map. */
export function readMapGround(): Promise<MapGround> {
  known ??= mapsApi('getMapSettings', {}).catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}
