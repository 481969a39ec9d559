export { diningOperations } from './dining.routes.ts'
export type { DiningProvider } from './provider/dining-provider.ts'
export { createActivitiesProvider, createDiningProvider } from './provider/index.ts'
export { withActivities } from './provider/with-activities.ts'
