import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { ButtonLink } from '#design/button/button.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { rereadAccount } from '#features/accounts/web/index.ts'
import { businessZone, dayIn } from '#platform/shared/business-day.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { facts } from '#platform/web/facts.ts'
import { planNames, tierNames } from '../domain/products.ts'
import { Actions, NotVerified, Paid, Steps, Verifying } from './outcome.tsx'
import { planCopy, tierCopy } from './plan-copy.ts'
import { receiptFacts } from './receipt-facts.ts'
import { usePricingVerified } from './billing.queries.ts'
import { isTripPage, WayBack } from './way-back.tsx'
import { pricingSuccessPageText } from './messages.ts'

type Verified = NonNullable<ReturnType<typeof usePricingVerified>['data']>

const nameOf = ({ tier, plan }: Verified): string =>
  tier ? tierNames[tier] : planNames[plan ?? 'free']

const pointsOf = ({ tier, plan }: Verified): readonly string[] =>
  tier ? tierCopy[tier].points : (planCopy.find(({ item }) => item === plan)?.points ?? [])

function Success({ verified }: { readonly verified: Verified }) {
  const { tier, trialEndsAt, returnTo } = verified
  useEffect(() => {
    // The server has granted it: what every page shows follows.
    void rereadAccount()
  }, [])
  const name = nameOf(verified)
  return (
    <Paid
      title={pricingSuccessPageText.yours(name)}
      lead={
        tier ? pricingSuccessPageText.oneTimePaymentWith : pricingSuccessPageText.yourPlanRunsFrom
      }
    >
      <FactList
        items={[
          { label: pricingSuccessPageText.plan, value: name },
          ...receiptFacts(verified),
          ...(trialEndsAt
            ? [
                {
                  label: pricingSuccessPageText.trialUntil,
                  value: formatDate(dayIn(businessZone, new Date(trialEndsAt))),
                },
              ]
            : []),
          {
            label: pricingSuccessPageText.includes,
            value: (
              <ul>
                {pointsOf(verified).map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      <Steps
        title={pricingSuccessPageText.nextSteps}
        steps={[
          isTripPage(returnTo)
            ? pricingSuccessPageText.everythingInReadyGo(name)
            : pricingSuccessPageText.everythingInReadyOpen(name),
          pricingSuccessPageText.yourReceiptOnIts,
          pricingSuccessPageText.questionsWriteTo(facts.email),
        ]}
      />
      <Actions>
        <WayBack path={returnTo} />
        <ButtonLink href="/itinerary" look={returnTo === null ? 'primary' : 'line'}>
          {pricingSuccessPageText.myTrips}
        </ButtonLink>
        <ButtonLink href="/" look="line">
          {pricingSuccessPageText.home}
        </ButtonLink>
      </Actions>
    </Paid>
  )
}

function Outcome() {
  const [params] = useSearchParams()
  const id = params.get('session_id') ?? ''
  const verified = usePricingVerified(id)
  if (id !== '' && verified.isPending) return <Verifying />
  if (verified.data) return <Success verified={verified.data} />
  return (
    <NotVerified
      query={verified}
      complete={id !== ''}
      signInTitle={pricingSuccessPageText.signInToSee}
    >
      <ButtonLink href="/pricing" look="line">
        {pricingSuccessPageText.returnToPricing}
      </ButtonLink>
    </NotVerified>
  )
}

/** Where the checkout of a tier or a plan leads back to. What the address names besides is not believed. */
export function PricingSuccessPage() {
  return (
    <DataFrame>
      <div className="wrap page">
        <Outcome />
      </div>
    </DataFrame>
  )
}
