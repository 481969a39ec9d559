import { filesBeside } from './beside-bundle.ts'
import { townNotesSource } from './town-notes.ts'

/** One paragraph of what is generally known of a town. */
export interface PlaceNote {
  readonly kind: string
  /** Of a quarter its name. */
  readonly title: string
  readonly text: string
  /** Without it the English text is quoted, and called that. */
  readonly fr?: string | undefined
}

const notesIn = filesBeside(
  ['./guide-towns/', '../../texts/towns/'],
  24,
  (json) => (json as { readonly notes: readonly PlaceNote[] }).notes,
)

/** The notes of a town; few towns are talked about at a time. */
export const placeNotes = (slug: string): readonly PlaceNote[] => notesIn(slug) ?? []

export const placeNotesSource = { ...townNotesSource, date: '2026-11-28' } as const
