/** Categories of sights under a roof. */
export const indoors: ReadonlySet<string> = new Set([
  'museum',
  'gallery',
  'aquarium',
  'library',
  'theatre',
  'church',
])
