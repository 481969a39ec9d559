/** Paths of pages with interactive maps, aliases included. */
export const mapPages: ReadonlySet<string> = new Set([
  '/maps',
  '/map-test',
  '/planner',
  '/planner-new',
  '/search',
  '/airbnb',
  '/stay-dine',
  '/shared/:token',
])
