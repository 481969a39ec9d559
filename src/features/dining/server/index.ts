export { diningOperations } from './dining.routes.ts'
export type { DiningProvider } from './provider/dining-provider.ts'
export { createDiningProvider } from './provider/index.ts'
