export { diningOperations } from './dining.routes.ts'
export { createDiningProvider } from './provider/index.ts'
