import type { ReactNode } from 'react'
import type { Tier } from '#features/entitlements/domain/tiers.ts'
import { Notice } from '#design/notice/notice.tsx'
import { errorText } from './error-text.ts'
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

interface UpgradeProps {
  /** A gate, given what its buttons do; `also` is added to the address that is led back to. */
  readonly children: (
    start: (tier: Tier, also?: Readonly<Record<string, string>>) => void,
  ) => ReactNode
}

/** Wraps a gate: its buttons open the checkout; if that fails, the reason is shown below. */
export function Upgrade({ children }: UpgradeProps) {
  const { error, start } = useUpgrade()
  return (
    <>
      {children(start)}
      <CheckoutError error={error} />
    </>
  )
}
