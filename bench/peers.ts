/** What other planners reached when they were measured on 20 November 2026 on a machine of the same kind. */
export const trek = { previewMs: 3070, usableMs: { 1: 3220, 4: 7182 } } as const

export const peerText = {
  homeScript: 'TREK 1,703 kB, surmai 522 kB, itskovacs/trip 518 kB, AdventureLog 134 kB',
  plannerScript: 'TREK 1,703 kB, AdventureLog 852 kB (empty trip)',
  performance: 'TREK 56, surmai 65, itskovacs/trip 66, AdventureLog 84',
  accessibility: 'TREK 74, surmai 95, itskovacs/trip 59, AdventureLog 96',
  'best-practices': 'TREK 96, surmai 96, itskovacs/trip 96, AdventureLog 100',
  seo: 'TREK 83, surmai 90, itskovacs/trip 73, AdventureLog 100',
} as const
