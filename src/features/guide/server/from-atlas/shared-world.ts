import type { Atlas } from '#atlas/atlas.ts'
import type { GuideWorld } from '../guide-world.ts'
import { createEmbeddedWorld } from './embedded-world.ts'

const worlds = new WeakMap<Atlas, GuideWorld>()

/** The facts that every model answers from; servers with one atlas share them. */
export function createGuideWorld({ atlas }: { atlas: Atlas }): GuideWorld {
  const world = worlds.get(atlas) ?? createEmbeddedWorld(atlas)
  worlds.set(atlas, world)
  return world
}
