/** The modules of the day board: asked for while the trip is, not after it. */
export const loadDays = () => import('#features/board/web/index.ts')
