import { useEffect } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { rereadAccount } from '#features/accounts/web/index.ts'
import { businessZone, dayIn } from '#platform/shared/business-day.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { facts } from '#platform/web/facts.ts'
import { boughtName } from '../domain/products.ts'
import { Actions, OutcomePage, Paid, Steps } from './outcome.tsx'
import { planCopy, tierCopy } from './plan-copy.ts'
import { receiptFacts } from './receipt-facts.ts'
import { pricingVerified } from './billing.queries.ts'
import { isTripPage, WayBack } from './way-back.tsx'
import { pricingSuccessPageText } from './messages.ts'

type Verified = Awaited<ReturnType<ReturnType<typeof pricingVerified>['queryFn']>>

const pointsOf = ({ tier, plan }: Verified): readonly string[] =>
  tier ? tierCopy[tier].points : (planCopy.find(({ item }) => item === plan)?.points ?? [])

function Success({ verified }: { readonly verified: Verified }) {
  const { tier, trialEndsAt, returnTo } = verified
  useEffect(() => {
    // The server has granted it: what every page shows follows.
    void rereadAccount()
  }, [])
  const name = boughtName(verified)
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

/** Where the checkout of a tier or a plan leads back to. Only the session's id is read from the address. */
export function PricingSuccessPage() {
  return (
    <OutcomePage
      needs={['session_id']}
      verified={pricingVerified}
      signInTitle={pricingSuccessPageText.signInToSee}
      back={{ href: '/pricing', label: pricingSuccessPageText.returnToPricing }}
    >
      {(verified) => <Success verified={verified} />}
    </OutcomePage>
  )
}
