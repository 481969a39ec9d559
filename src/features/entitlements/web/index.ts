export { FeatureGate } from './feature-gate.tsx'
export { takeTierParameter } from './local-tier.ts'
export { TripGate } from './trip-gate.tsx'
export { UserTierProvider, useUserTier } from './user-tier.tsx'
