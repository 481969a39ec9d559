import { isPosterSlug } from '#design/posters.ts'

interface Place {
  readonly ref: string | null
  readonly name: string
}

/** Poster slug of a place, by id or name; undefined where none is drawn. */
export const posterOf = ({ ref, name }: Place) =>
  [ref ?? '', name.trim().toLowerCase().replaceAll(/\s+/g, '-')].find(isPosterSlug)
