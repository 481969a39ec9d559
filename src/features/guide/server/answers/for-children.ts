/** Categories of sights that children like. */
export const forChildren: ReadonlySet<string> = new Set([
  'aquarium',
  'zoo',
  'park',
  'beach',
  'garden',
  'theme-park',
  'cable-car',
])
