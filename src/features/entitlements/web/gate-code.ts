import { createContext, type ReactNode } from 'react'
import type { Tier } from '../domain/tiers.ts'

/** What a discount code makes of a gate's prices, and the field where it is typed. */
export interface GateCode {
  /** The price with the code; undefined where none is applied. */
  readonly payOf: (tier: Tier) => string | undefined
  readonly field: ReactNode
}

export const GateCodeContext = createContext<GateCode>({ payOf: () => undefined, field: null })
