import { fold } from '../../domain/fold.ts'
import { type Asked, type AskedIndex, createAskedIndex } from './alike.ts'
import { filesBeside } from './beside-bundle.ts'
import { townNotesSource } from './town-notes.ts'

const written = ['./guide-asked/', '../../texts/asked/'] as const
/** The place of a file stands in its questions without telling anything. */
const indexes = filesBeside(written, 8, (json) => {
  const { names, asked } = json as { readonly names: string; readonly asked: readonly Asked[] }
  return createAskedIndex(asked, new Set(fold(names).split(' ')))
})

/** What travellers ask of a town (its slug), of a country (its code), or of travel at large ('general'). */
export const askedOf = (place: string): AskedIndex | undefined => indexes(place)

export const askedSource = { ...townNotesSource, date: '2026-11-29' } as const
