export { hasStops, openingTier, PlanPreview } from './plan-preview.tsx'
export { type PlanView, usePlan } from './plans.queries.ts'
