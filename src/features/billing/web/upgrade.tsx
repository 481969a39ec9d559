import type { ReactNode } from 'react'
import type { Tier } from '#features/entitlements/domain/tiers.ts'
import { type GateCode, GateCodeContext } from '#features/entitlements/web/index.ts'
import { Notice } from '#design/notice/notice.tsx'
import { errorText } from './error-text.ts'
import { useGateCode } from './use-gate-code.tsx'
import { useUpgrade } from './use-upgrade.ts'

/** Why a checkout did not open; nothing when none failed. */
export function CheckoutError({
  error,
}: {
  readonly error: { readonly error: unknown } | undefined
}) {
  return error ? (
    <Notice tone="error" live>
      {errorText(error.error)}
    </Notice>
  ) : null
}

type Start = (tier: Tier, also?: Readonly<Record<string, string>>) => void

interface UpgradeProps {
  /** A gate, given what its buttons do; `also` is added to the address that is led back to. */
  readonly children: (start: Start, code: GateCode) => ReactNode
}

/** Wraps a gate: its buttons open the checkout, with a discount code where one is applied; if that fails, the reason is shown below. */
export function Upgrade({ children }: UpgradeProps) {
  const { error, start } = useUpgrade()
  const { discount, ...code } = useGateCode()
  return (
    <GateCodeContext value={code}>
      {children((tier, also) => start(tier, also, discount), code)}
      <CheckoutError error={error} />
    </GateCodeContext>
  )
}
