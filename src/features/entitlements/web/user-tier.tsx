import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import {
  mayUse,
  permissionsOf,
  type Permissions,
  type Plan,
  type Tier,
  tierLabels,
} from '../domain/tiers.ts'
import { keepTier, onTierChange, readTier } from './local-tier.ts'

interface UserTier {
  readonly tier: Tier
  readonly label: string
  readonly permissions: Permissions
  /** Whether tier and plan allow a feature; features missing from the table are allowed for all. */
  allows(feature: string): boolean
  setTier(tier: Tier): void
}

const UserTierContext = createContext<UserTier | undefined>(undefined)

interface UserTierProviderProps {
  /** The account's plan, if signed in. */
  readonly plan?: Plan
  readonly children: ReactNode
}

/** The tier to show: the account's once it is loaded, until then this browser's. */
export function UserTierProvider({ plan = 'free', children }: UserTierProviderProps) {
  const tier = useSyncExternalStore<Tier>(onTierChange, readTier, () => 'free')
  const value = useMemo(() => {
    const permissions = permissionsOf([
      { kind: 'tier', value: tier },
      { kind: 'plan', value: plan },
    ])
    return {
      tier,
      label: tierLabels[tier],
      permissions,
      allows: (feature: string) => mayUse(permissions, feature),
      setTier: keepTier,
    }
  }, [tier, plan])
  return <UserTierContext value={value}>{children}</UserTierContext>
}

export function useUserTier(): UserTier {
  const tier = useContext(UserTierContext)
  if (!tier) throw new Error('useUserTier must be used within a UserTierProvider')
  return tier
}
