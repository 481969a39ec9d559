import type { Atlas } from '#atlas/atlas.ts'
import { createEmbeddedWorld } from './embedded/embedded-world.ts'
import type { GuideWorld } from './guide-world.ts'

/** The facts that every model answers from. */
export const createGuideWorld = ({ atlas }: { atlas: Atlas }): GuideWorld =>
  createEmbeddedWorld(atlas)
