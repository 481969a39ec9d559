import type { MapGround } from '../contract/maps.contract.ts'
import { readGroundList } from './engine/ground-files.ts'
import type { EngineOptions, MapEngine } from './engine/map-engine.ts'
import { readMapGround } from './read-map-ground.ts'

/** The engine of a ground that is not Google's; what its ground is made of is asked for at the same time. */
function loadLibre(ground: MapGround) {
  // The engine says what failed.
  if (ground.kind === 'embedded') readGroundList().catch(() => undefined)
  return import('./engine/maplibre-engine.ts')
}

/** Loads the code of the engine that the settings ask for. */
export async function preloadEngine(): Promise<void> {
  const ground = await readMapGround()
  if (ground.kind !== 'google') await loadLibre(ground)
}

/** Loads the engine that the settings ask for, and starts it. Rejects with a sentence for people. */
export async function startMap(options: EngineOptions): Promise<MapEngine> {
  const ground = await readMapGround()
  if (ground.kind === 'google') {
    const { startGoogle } = await import('./engine/google-engine.ts')
    return startGoogle(ground.key, options)
  }
  const { startMapLibre } = await loadLibre(ground)
  return startMapLibre(ground, options)
}
