import type { EngineOptions, MapEngine } from './engine/map-engine.ts'
import { readMapGround } from './read-map-ground.ts'

/** Loads the engine that the settings ask for, and starts it. Rejects with a sentence for people. */
export async function startMap(options: EngineOptions): Promise<MapEngine> {
  const ground = await readMapGround()
  if (ground.kind === 'google') {
    const { startGoogle } = await import('./engine/google-engine.ts')
    return startGoogle(ground.key, options)
  }
  const { startMapLibre } = await import('./engine/maplibre-engine.ts')
  return startMapLibre(ground, options)
}
