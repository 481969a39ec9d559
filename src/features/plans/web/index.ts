export { hasStops, openingTier, PlanPreview, planTitle } from './plan-preview.tsx'
export { type PlanView, usePlan } from './plans.queries.ts'
