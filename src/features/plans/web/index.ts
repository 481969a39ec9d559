export { hasStops, openingTier, PlanPreview } from './plan-preview.tsx'
export { usePlan } from './plans.queries.ts'
