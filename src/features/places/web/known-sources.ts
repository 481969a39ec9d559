import type { DataSource } from '../contract/places.contract.ts'

/** What the atlas is made of. Empty in the sources: the build counts it and puts it here. */
export const knownSources: readonly DataSource[] = []
