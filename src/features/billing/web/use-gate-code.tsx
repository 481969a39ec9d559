import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import type { Tier } from '#features/entitlements/domain/tiers.ts'
import type { GateCode } from '#features/entitlements/web/index.ts'
import { cad, formatBrief } from '#platform/shared/money.ts'
import { useOffers } from './billing.queries.ts'
import { codeErrors, codeIn } from './code-words.ts'
import { DiscountField } from './discount-field.tsx'
import { discountFieldText } from './messages.ts'

/** A discount code at a gate: the field for it, its prices, and the code once it counts. */
export function useGateCode(): GateCode & { readonly discount: string } {
  // Back from a checkout that was called off, the address holds the code.
  const [params] = useSearchParams()
  const [typed, setTyped] = useState(params.get('discount') ?? '')
  const [code, setCode] = useState(() => codeIn(typed))
  const offers = useOffers(code, code !== '')
  const state = code === '' ? undefined : offers.data?.discount
  const isWrong = state === 'used' || state === 'unknown'
  const discount = state === 'applied' ? code : ''
  const payOf = (tier: Tier): string | undefined => {
    const offer = offers.data?.offers.find(({ kind, item }) => kind === 'tier' && item === tier)
    return discount && offer ? formatBrief(cad(offer.payCad)) : undefined
  }
  const isLookedUp = codeIn(typed) === code
  const error = isWrong ? codeErrors[state] : offers.error?.message
  const field = (
    <Disclosure wide summary={discountFieldText.haveCode}>
      <DiscountField
        value={typed}
        busy={code !== '' && offers.isFetching}
        error={isLookedUp ? error : undefined}
        onChange={setTyped}
        onApply={() => setCode(codeIn(typed))}
      />
      <p role="status">{discount ? discountFieldText.counted(discount) : ''}</p>
    </Disclosure>
  )
  return { discount, payOf, field }
}
