import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '#design/button/button.tsx'
import { Price } from '#design/price/price.tsx'
import { PaymentTerms } from './payment-terms.tsx'
import { FeatureGate } from '#features/entitlements/web/index.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { DiscountField } from './discount-field.tsx'
import { listedPrice } from '#platform/web/listed-price.ts'
import { billingApi } from './billing.client.ts'
import { useOffers } from './billing.queries.ts'
import { CheckoutError } from './upgrade.tsx'
import { here, useCheckout } from './use-checkout.ts'
import { useUpgrade } from './use-upgrade.ts'
import { codeErrors, codeIn } from './code-words.ts'
import { buyPdfText } from './messages.ts'

/** The PDF's price with the last code that was looked up, and that code's error. */
function usePdfPrice(code: string) {
  const offers = useOffers(code, code !== '')
  const state = offers.data?.discount
  const offer = offers.data?.offers.find(({ kind }) => kind === 'pdf')
  const isWrong = state === 'used' || state === 'unknown'
  return {
    looking: code !== '' && offers.isFetching,
    reduced:
      state === 'applied' && offer
        ? { now: formatMoney(cad(offer.payCad)), was: formatMoney(cad(offer.listCad)) }
        : undefined,
    isWrong,
    error: isWrong ? codeErrors[state] : offers.error?.message,
  }
}

/** Ways to buy the PDF of a trip: a tier, or this PDF alone, with an optional code. */
export function BuyPdf({ tripId }: { readonly tripId: string }) {
  // After a cancelled checkout, the URL contains the code.
  const [params] = useSearchParams()
  const [typed, setTyped] = useState(params.get('discount') ?? '')
  const [code, setCode] = useState(() => codeIn(typed))
  const price = usePdfPrice(code)
  const checkout = useCheckout()
  const upgrade = useUpgrade()
  const isLookedUp = codeIn(typed) === code
  const reduced = isLookedUp ? price.reduced : undefined
  const error = checkout.error ?? upgrade.error
  const buy = (): void => {
    // The server judges a code that was never looked up, so that it is not lost.
    const discount = isLookedUp && price.isWrong ? '' : codeIn(typed)
    const body = { itineraryId: tripId, ...(discount ? { discount } : {}), ...here() }
    checkout.open('pdf', () => billingApi('buyPdf', { body }))
  }
  return (
    <>
      <FeatureGate feature="pdf" onUpgrade={upgrade.start} />
      <DiscountField
        value={typed}
        busy={price.looking}
        error={isLookedUp ? price.error : undefined}
        onChange={setTyped}
        onApply={() => setCode(codeIn(typed))}
      />
      {reduced ? (
        <p role="status">
          <Price
            amount={reduced.now}
            was={reduced.was}
            unit={buyPdfText.cadWithYourCode}
            size="total"
          />
        </p>
      ) : null}
      <Button
        look="line"
        busy={checkout.busy !== undefined}
        busyLabel={buyPdfText.processing}
        onClick={buy}
      >
        {buyPdfText.buyThisPdfFor(reduced?.now ?? listedPrice('pdf'))}
      </Button>
      <CheckoutError error={error} />
      <PaymentTerms />
    </>
  )
}
