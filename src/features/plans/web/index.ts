export { hasStops, openingTier, PlanPreview, planTitle } from './plan-preview.tsx'
export { usePlan } from './plans.queries.ts'
