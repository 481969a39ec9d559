export { planOperations } from './plans.routes.ts'
export { startPurgingPlans } from './purge-plans.job.ts'
export { findPlan } from './plans.store.ts'
export {
  flightsFor,
  type Nights,
  type OfferedFlights,
  type OfferedStay,
  staysFor,
} from './offered-items.ts'
export { type ProposeDeps, proposePlan } from './propose-plan.ts'
export { relayDay, sightsFor, type WrittenItem } from './relay-days.ts'
import './plans.tables.ts'
