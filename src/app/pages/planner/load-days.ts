/** Loads the day board's modules, in parallel with the trip. */
export const loadDays = () => import('#features/board/web/index.ts')
