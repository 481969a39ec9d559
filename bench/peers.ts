/**
 * What other planners reached when they were measured on 20 November 2026 on a machine of the same
 * kind (2 shared cores). `reference` is what a bare node:http server answered there that day.
 */
export const trek = {
  healthRps: 8346,
  listRps: 855,
  placesRps: 377,
  bundleRps: 177,
  addRps: 712,
  startMs: 2924,
  previewMs: 3070,
  usableMs: { 1: 3220, 4: 7182 },
} as const

/** Requests a second of the bare server at 10 connections, and the size of its bodies in bytes. */
export const reference = {
  health: { rps: 40_138, bytes: 15 },
  list: { rps: 16_711, bytes: 8347 },
  trip: { rps: 2800, bytes: 89_219 },
} as const

export const peerText = {
  homeScript: 'TREK 1,703 kB, surmai 522 kB, itskovacs/trip 518 kB, AdventureLog 134 kB',
  plannerScript: 'TREK 1,703 kB, AdventureLog 852 kB (empty trip)',
  performance: 'TREK 56, surmai 65, itskovacs/trip 66, AdventureLog 84',
  accessibility: 'TREK 74, surmai 95, itskovacs/trip 59, AdventureLog 96',
  'best-practices': 'TREK 96, surmai 96, itskovacs/trip 96, AdventureLog 100',
  seo: 'TREK 83, surmai 90, itskovacs/trip 73, AdventureLog 100',
} as const
