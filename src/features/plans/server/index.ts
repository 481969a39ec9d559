export { planOperations } from './plans.routes.ts'
export { startPurgingPlans } from './purge-plans.job.ts'
export { findPlan } from './plans.store.ts'
import './plans.tables.ts'
