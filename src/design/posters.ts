import bali from './posters/bali.svg?no-inline'
import banff from './posters/banff.svg?no-inline'
import barcelona from './posters/barcelona.svg?no-inline'
import chicago from './posters/chicago.svg?no-inline'
import dubai from './posters/dubai.svg?no-inline'
import kyoto from './posters/kyoto.svg?no-inline'
import lisbon from './posters/lisbon.svg?no-inline'
import london from './posters/london.svg?no-inline'
import losAngeles from './posters/los-angeles.svg?no-inline'
import maldives from './posters/maldives.svg?no-inline'
import miami from './posters/miami.svg?no-inline'
import montreal from './posters/montreal.svg?no-inline'
import newYork from './posters/new-york.svg?no-inline'
import ottawa from './posters/ottawa.svg?no-inline'
import paris from './posters/paris.svg?no-inline'
import phuket from './posters/phuket.svg?no-inline'
import quebecCity from './posters/quebec-city.svg?no-inline'
import rome from './posters/rome.svg?no-inline'
import santorini from './posters/santorini.svg?no-inline'
import seattle from './posters/seattle.svg?no-inline'
import swissAlps from './posters/swiss-alps.svg?no-inline'
import tokyo from './posters/tokyo.svg?no-inline'
import toronto from './posters/toronto.svg?no-inline'
import vancouver from './posters/vancouver.svg?no-inline'

/** Address of each poster. Files of their own, so that they are fetched once and cached. */
export const posters = {
  bali,
  banff,
  barcelona,
  chicago,
  dubai,
  kyoto,
  lisbon,
  london,
  'los-angeles': losAngeles,
  maldives,
  miami,
  montreal,
  'new-york': newYork,
  ottawa,
  paris,
  phuket,
  'quebec-city': quebecCity,
  rome,
  santorini,
  seattle,
  'swiss-alps': swissAlps,
  tokyo,
  toronto,
  vancouver,
} as const

export type PosterSlug = keyof typeof posters

export const isPosterSlug = (slug: string): slug is PosterSlug => Object.hasOwn(posters, slug)
