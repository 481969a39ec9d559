import type { Dice } from './kit.ts'
import type { Inks } from './palettes.ts'

/** What a scene is drawn from; `warm` is a place with palms. */
export interface SceneInput {
  inks: Inks
  next: Dice
  warm: boolean
}

export interface Scene {
  draw: (input: SceneInput) => string
  /** Puts a dark street in front of the scene, from y 262 down. */
  street?: true
  /** Belongs to certain places only: drawn when data asks for it, never by the hash. */
  asked?: true
}

/** Scenes of one kind, by what they show. The order is part of the hash: add at the end. */
export type Scenes = Readonly<Record<string, Scene>>
