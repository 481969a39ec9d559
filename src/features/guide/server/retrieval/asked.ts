import { fold } from '../../domain/fold.ts'
import { type Asked, type AskedIndex, createAskedIndex } from './alike.ts'
import { dimensions, unpacked } from '../meaning/meanings.ts'
import { filesBeside } from './beside-bundle.ts'
import { townNotesSource } from './town-notes.ts'

const written = ['./guide-asked/', '../../texts/asked/'] as const
const meant = ['./guide-meanings/asked/', '../../texts/meanings/asked/'] as const
const meanings = filesBeside(meant, 1, (json) => {
  const { step, bytes } = json as { readonly step: number; readonly bytes: string }
  return { step, bytes: unpacked({ bytes }) }
})
/** The place of a file stands in its questions without telling anything. */
const indexes = filesBeside(written, 8, (json, place) => {
  const { names, asked } = json as { readonly names: string; readonly asked: readonly Asked[] }
  const own = meanings(place)
  const fits = own?.bytes.length === asked.length * dimensions
  return createAskedIndex(asked, new Set(fold(names).split(' ')), fits ? own : undefined)
})

/** What travellers ask of a town (its slug), of a country (its code), or of travel at large ('general'). */
export const askedOf = (place: string): AskedIndex | undefined => indexes(place)

export const askedSource = { ...townNotesSource, date: '2026-11-29' } as const
