import bali from './posters/bali.svg?no-inline'
import london from './posters/london.svg?no-inline'
import newYork from './posters/new-york.svg?no-inline'
import paris from './posters/paris.svg?no-inline'
import rome from './posters/rome.svg?no-inline'
import santorini from './posters/santorini.svg?no-inline'
import swissAlps from './posters/swiss-alps.svg?no-inline'
import tokyo from './posters/tokyo.svg?no-inline'

/** Address of each poster. Files of their own, so that they are fetched once and cached. */
export const posters = {
  bali,
  london,
  'new-york': newYork,
  paris,
  rome,
  santorini,
  'swiss-alps': swissAlps,
  tokyo,
} as const

export type PosterSlug = keyof typeof posters

export const isPosterSlug = (slug: string): slug is PosterSlug => Object.hasOwn(posters, slug)
